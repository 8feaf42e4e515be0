import { act, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import type { Refusal } from '../../api'
import { noteServerTime } from '../../clock'
import { texts as en } from '../../texts/en.gen'
import { texts as vi } from '../../texts/vi.gen'
import { UiProvider } from '../../ui/UiProvider'
import { CodeDialog } from './CodeDialog'

const NOON = Date.UTC(2026, 10, 28, 5, 0, 0)
beforeEach(() => jest.useFakeTimers({ now: NOON, doNotFake: ['queueMicrotask'] }))
afterEach(() => {
  noteServerTime(new Date().toUTCString())
  jest.useRealTimers()
})

const nothing = () => undefined
const wrong = (): Refusal => ({ status: 409, message: 'wrong', said: 'Mã không đúng' })

/** The dialog after these refusals, one after the other. */
function refused(refusals: readonly (Refusal | undefined)[], messages = en) {
  const dialog = (refusal?: Refusal) => (
    <UiProvider>
      <IntlProvider locale={messages === en ? 'en' : 'vi'} messages={messages}>
        <CodeDialog busy={false} refusal={refusal} onCode={nothing} onClose={nothing} />
      </IntlProvider>
    </UiProvider>
  )
  const { rerender } = render(dialog())
  for (const refusal of refusals) rerender(dialog(refusal))
}
const serverAhead = (seconds: number) => noteServerTime(new Date(NOON + seconds * 1000).toUTCString())
const hint = () => screen.queryByText(/clock|Đồng hồ/)?.textContent

test.each([
  [31, /31 seconds behind/],
  [-31, /31 seconds ahead/],
  [119, /119 seconds behind/],
  [-300, /5 minutes ahead/],
  [-7_199, /120 minutes ahead/],
  [86_400, /24 hours behind/],
])('after two wrong codes a clock that is off by %d s is told, and which way', (seconds, words) => {
  serverAhead(seconds)
  refused([wrong(), wrong()])
  expect(hint()).toMatch(words)
})

test('in Vietnamese too', () => {
  serverAhead(300)
  refused([wrong(), wrong()], vi)
  expect(hint()).toMatch(/chậm 5 phút/)
})

test.each([
  ['one wrong code', 300, [wrong()]],
  ['the same refusal shown on', 300, Array<Refusal>(3).fill(wrong())],
  ['a clock that is right within 30 s', 30, [wrong(), wrong()]],
  ['failures of another kind', 300, [wrong(), { status: 500, message: 'Unhandle error' }]],
])('nothing is said of the clock after %s', (_, seconds, refusals) => {
  serverAhead(seconds)
  refused(refusals)
  expect(hint()).toBeUndefined()
  expect(screen.getAllByRole('textbox')).toHaveLength(6)
})

describe('Enter', () => {
  const box = () => screen.getAllByRole('textbox')[0]!
  const enter = (held = false) => fireEvent.keyDown(box(), { key: 'Enter', repeat: held })

  function open() {
    const sent: string[] = []
    const dialog = (busy: boolean) => (
      <UiProvider>
        <IntlProvider locale="en" messages={en}>
          <CodeDialog busy={busy} refusal={undefined} onCode={(code) => sent.push(code)} onClose={nothing} />
        </IntlProvider>
      </UiProvider>
    )
    const { rerender } = render(dialog(false))
    return { sent, setBusy: (busy: boolean) => rerender(dialog(busy)) }
  }

  test('ORGCOMMON-20 without a code says what is missing, and leaves the page alone', () => {
    const { sent } = open()
    // Prevented: a browser that sends the form would load the page anew.
    expect(enter()).toBe(false)
    expect(box()).toHaveAccessibleDescription('Please enter the code')
    expect(sent).toEqual([])
  })

  test('ORGCOMMON-21 with a part of a code sends nothing', () => {
    const { sent } = open()
    fireEvent.change(box(), { target: { value: '40912' } })
    enter()
    expect(sent).toEqual([])
  })

  test('ORGCOMMON-18 sends no code again that is on its way', () => {
    const { sent, setBusy } = open()
    fireEvent.change(box(), { target: { value: '409127' } })
    setBusy(true)
    enter()
    expect(sent).toEqual(['409127'])
    setBusy(false)
    enter(true)
    expect(sent).toEqual(['409127'])
    enter()
    expect(sent).toEqual(['409127', '409127'])
  })
})

test('a lock-out says for how long and counts down, and the button waits with it', async () => {
  refused([{ status: 429, message: 'no', retryAfter: 61, toldBySession: true }])
  expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 1 min 1 s.')
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 1 s.')
  expect(screen.getByRole('button', { name: 'Verify' })).toHaveAccessibleDescription(
    'You can try again in 1 s.',
  )
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})
