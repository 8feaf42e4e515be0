import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { texts } from '../../texts/en.gen'
import { UiProvider } from '../../ui/UiProvider'
import { JsonBlock } from './JsonBlock'

// jsdom lays nothing out: a region of 600 pixels over all of it, and blocks of 1800.
const layout: Record<string, (element: HTMLElement) => number> = {
  clientHeight: () => 600,
  offsetHeight: ({ dataset }) => (dataset.index === undefined ? 600 : 1800),
  scrollHeight: ({ firstElementChild }) =>
    firstElementChild instanceof HTMLElement ? parseFloat(firstElementChild.style.height) : 0,
}
beforeAll(() =>
  Object.entries(layout).forEach(([name, read]) =>
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return read(this)
      },
    }),
  ),
)
afterAll(() => Object.keys(layout).forEach((name) => Reflect.deleteProperty(HTMLElement.prototype, name)))

const show = (value: unknown) =>
  render(
    <IntlProvider locale="en" messages={texts}>
      <UiProvider>
        <JsonBlock label="Details" value={value} />
      </UiProvider>
    </IntlProvider>,
  )
const region = () => screen.findByRole('region', { name: 'Details' })
const long = { rows: Array.from({ length: 40_000 }, (_, id) => ({ id, name: `Person ${id}` })) }
const HOSTILE = '<img src=x onerror=alert(1)>'

test('SHELL-33 a small JSON is indented, whole, and read with the keyboard', async () => {
  show('{"a":{"b":1}}')
  const block = await region()
  expect(block).toHaveTextContent('{ "a": { "b": 1 } }')
  expect(block.textContent).toBe('{\n  "a": {\n    "b": 1\n  }\n}')
  expect(block).toHaveAttribute('tabindex', '0')
  expect(screen.queryByRole('button', { name: 'Find' })).toBeNull()
})

test.each([
  ['a small text', HOSTILE],
  ['a long text', HOSTILE.repeat(5000)],
  ['a small value', { name: HOSTILE }],
])('S40 what JSON holds is only letters: %s', async (_, value) => {
  const { container } = show(value)
  expect((await region()).textContent).toContain(HOSTILE)
  expect(container.querySelector('img')).toBeNull()
})

test('SHELL-33 of a long JSON only what is in sight is in the document; scrolling shows the rest', async () => {
  show(long)
  const block = await region()
  await waitFor(() => expect(block).toHaveTextContent('"name": "Person 0"'))
  expect(block).toHaveAttribute('tabindex', '0')
  expect(block.querySelectorAll('[data-index]').length).toBeLessThan(5)
  expect(block).not.toHaveTextContent('"name": "Person 39999"')
  fireEvent.scroll(block, { target: { scrollTop: 1e9 } })
  await waitFor(() => expect(block).toHaveTextContent('"name": "Person 39999"'))
  expect(block).not.toHaveTextContent('"name": "Person 0"')
})

test('copy copies all of it, whatever is in sight', async () => {
  const user = userEvent.setup()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show(long)
  await region()
  await user.click(screen.getByRole('button', { name: 'Copy: Details' }))
  await waitFor(() => expect(written).toHaveBeenCalledTimes(1))
  expect(written.mock.calls[0]).toEqual([JSON.stringify(long, null, 2)])
})

test('a long JSON has a search of its own: Enter goes from place to place', async () => {
  const user = userEvent.setup()
  show(long)
  const block = await region()
  await user.click(screen.getByRole('button', { name: 'Find' }))
  const field = await screen.findByRole('textbox', { name: 'Find' })
  expect(field).toHaveFocus()
  // It waits for the whole text.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-busy'))
  const enter = async (words: string) => {
    await user.clear(field)
    await user.type(field, `${words}{Enter}`)
    // The event that the browser sends for a place that was set.
    act(() => void fireEvent.scroll(block))
  }
  await enter('person 2999')
  expect(await screen.findByText('Line 12,001')).toBeVisible()
  await waitFor(() => expect(block.querySelector('mark')).toHaveTextContent('Person 2999'))
  await user.type(field, '{Enter}')
  expect(await screen.findByText('Line 119,965')).toBeVisible()
  await enter('nobody')
  expect(await screen.findByText('Not found')).toBeVisible()
  expect(block.querySelector('mark')).toBeNull()
})
