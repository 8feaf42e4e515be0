import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { IntlProvider } from 'react-intl'
import type { Lang } from '../../texts'
import { texts as en } from '../../texts/en.gen'
import { texts as vi } from '../../texts/vi.gen'
import { UiProvider } from '../../ui/UiProvider'
import { dateTime } from './dates'
import { MomentField } from './MomentField'
import { MomentRangeField } from './MomentRangeField'

type Ends = { from: number | undefined; to: number | undefined }

const at = (...parts: [number, number, number, number?, number?, number?]) => {
  const [year, month, day, ...time] = parts
  return new Date(year, month - 1, day, ...time).getTime()
}
const written = (moment: number | undefined) =>
  moment === undefined ? 'none' : Number.isNaN(moment) ? 'no moment' : dateTime(moment)

function Range({ initial }: { initial: Ends }) {
  const [ends, setEnds] = useState(initial)
  return (
    <>
      <MomentRangeField
        {...ends}
        label="Effect Time"
        names={{ from: 'from', to: 'to' }}
        errors={{}}
        onChange={setEnds}
      />
      <output>{`${written(ends.from)} to ${written(ends.to)}`}</output>
      <button onClick={() => setEnds({ from: undefined, to: undefined })}>Reset</button>
    </>
  )
}

function One({ initial, first }: { initial?: number; first?: number }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MomentField
        label="Expiry"
        name="expiry"
        error={undefined}
        timeOfDay="23:59:59"
        value={value}
        onChange={setValue}
        {...(first !== undefined && { first })}
      />
      <output>{written(value)}</output>
    </>
  )
}

function open(element: ReactElement, lang: Lang = 'en') {
  render(
    <IntlProvider locale={lang} messages={lang === 'vi' ? vi : en}>
      <UiProvider>{element}</UiProvider>
    </IntlProvider>,
  )
  return userEvent.setup()
}
const none = { from: undefined, to: undefined }
const field = (name: string) => screen.getByRole('textbox', { name })
const value = () => screen.getByText(/./, { selector: 'output' }).textContent
const day = (name: RegExp) => screen.findByRole('button', { name })

test('B1 both ends are typed as one likes, and written as DD/MM/YYYY HH:mm:ss when one leaves them', async () => {
  const user = open(<Range initial={none} />)
  await user.type(field('From'), '1/2/26 9h30')
  expect(field('From')).toHaveValue('1/2/26 9h30')
  await user.tab()
  expect(field('From')).toHaveValue('01/02/2026 09:30:00')
  await user.keyboard('2026-02-03{Enter}')
  expect(field('To')).toHaveValue('03/02/2026 23:59:59')
  expect(value()).toBe('01/02/2026 09:30:00 to 03/02/2026 23:59:59')
  expect(screen.getByRole('group', { name: /^Effect Time ?UTC[-+]\d\d:\d\d$/ })).toBeVisible()
})

test('B1 what is not understood says so once one leaves it, and stays as it was typed until it is right', async () => {
  const user = open(<Range initial={none} />)
  await user.type(field('From'), 'soon')
  expect(field('From')).not.toBeInvalid()
  await user.tab()
  expect(field('From')).toBeInvalid()
  expect(field('From')).toHaveAccessibleDescription(/^This is not understood as a date/)
  expect(field('To')).not.toBeInvalid()
  expect(field('From')).toHaveValue('soon')
  expect(value()).toBe('no moment to none')
  await user.clear(field('From'))
  await user.type(field('From'), '5/1/2026{Enter}')
  expect(field('From')).not.toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(field('From')).toHaveValue('')
})

test('B1 a value that comes from elsewhere takes the place of what was typed', async () => {
  const user = open(<Range initial={none} />)
  await user.type(field('From'), 'soon')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(field('From')).toHaveValue('')
})

test('B1 a range is chosen from the calendar by the keyboard alone', async () => {
  const user = open(<Range initial={{ from: at(2026, 2, 10, 9, 30), to: at(2026, 2, 11) }} />)
  await user.click(field('From'))
  await user.keyboard('{ArrowDown}')
  expect(await day(/February 10th, 2026/)).toHaveFocus()
  expect(within(screen.getByRole('dialog')).getByRole('grid', { name: 'February 2026' })).toBeVisible()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(value()).toBe('17/02/2026 00:00:00 to 17/02/2026 23:59:59')
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(value()).toBe('03/02/2026 00:00:00 to 17/02/2026 23:59:59')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
})

test('B1 one day of a range is enough, and Escape leaves the rest as it is', async () => {
  const user = open(<Range initial={{ from: at(2026, 2, 10), to: undefined }} />)
  await user.click(screen.getByRole('button', { name: 'Calendar' }))
  await user.click(await day(/February 20th, 2026/))
  await user.keyboard('{Escape}')
  expect(value()).toBe('20/02/2026 00:00:00 to 20/02/2026 23:59:59')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Calendar' })).toHaveFocus())
})

test('B1 one moment: the calendar changes the day and leaves its time', async () => {
  const user = open(<One initial={at(2026, 2, 10, 9, 30, 15)} />)
  await user.click(screen.getByRole('button', { name: 'Calendar' }))
  await user.click(await day(/February 20th, 2026/))
  expect(value()).toBe('20/02/2026 09:30:15')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
})

test('B1 INVITEADM-19 days before the first cannot be chosen, and a day alone has the usual time', async () => {
  const user = open(<One initial={at(2026, 2, 15)} first={at(2026, 2, 10)} />)
  await user.clear(screen.getByRole('textbox', { name: /^Expiry/ }))
  await user.type(screen.getByRole('textbox', { name: /^Expiry/ }), '15/2/26')
  await user.click(screen.getByRole('button', { name: 'Calendar' }))
  expect(await day(/February 9th, 2026/)).toBeDisabled()
  await user.click(await day(/February 10th, 2026/))
  expect(value()).toBe('10/02/2026 23:59:59')
})

test('B1 in Vietnamese the calendar speaks it too', async () => {
  const user = open(<Range initial={{ from: at(2026, 2, 10), to: at(2026, 2, 11) }} />, 'vi')
  await user.click(screen.getByRole('button', { name: 'Lịch' }))
  expect(await screen.findByRole('grid', { name: 'tháng 2 năm 2026' })).toBeVisible()
  expect(screen.getByText('CN')).toBeVisible()
})
