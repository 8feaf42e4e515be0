import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './Tabs'
import { UiProvider } from './UiProvider'

const names = ['one', 'two', 'three', 'four'] as const
type Name = (typeof names)[number]

/** A screen has room for one of four tabs, each as wide as it is itself. */
function lie(this: HTMLElement): DOMRect {
  const row = this.closest('[role=tablist]')
  const at = [...(row?.querySelectorAll('[role=tab]') ?? [])].indexOf(this)
  return new DOMRect(at < 0 ? 0 : at * 300 - (row?.scrollLeft ?? 0), 0, 300, 40)
}

function Page() {
  const [selected, select] = useState<Name>('three')
  const tabs = names.map((name) => ({ name, label: name, content: <p>{`All of ${name}`}</p> }))
  return <Tabs label="Logs" tabs={tabs} selected={selected} onSelect={select} />
}

test('ORGCOMMON-29 on a phone the tab that is open is in sight, whichever it is', async () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(lie)
  render(<Page />, { wrapper: UiProvider })
  const row = screen.getByRole('tablist', { name: 'Logs' })
  expect(row.scrollLeft).toBe(600)
  await userEvent.click(screen.getByRole('tab', { name: 'one' }))
  expect(row.scrollLeft).toBe(0)
  jest.restoreAllMocks()
})
