import { act, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import type { Lang } from '../../texts'
import { texts as en } from '../../texts/en.gen'
import { texts as vi } from '../../texts/vi.gen'
import { UiProvider } from '../../ui/UiProvider'
import { Time } from './Time'

const NOON = new Date(2026, 10, 28, 12).getTime()
const MINUTE = 60_000

beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => jest.useRealTimers())

const pass = (time: number) => act(() => jest.advanceTimersByTime(time))
const shown = () => screen.getAllByText(/./, { selector: 'time' }).map(({ textContent }) => textContent)

function show(lang: Lang, ...moments: number[]) {
  return render(
    <IntlProvider locale={lang} messages={lang === 'vi' ? vi : en}>
      <UiProvider>
        {moments.map((at) => (
          <Time key={at} at={at} relative />
        ))}
      </UiProvider>
    </IntlProvider>,
  )
}

test.each([
  ['en', ['5 minutes ago', '1 hour ago'], ['7 minutes ago', '1 hour ago']],
  ['vi', ['5 phút trước', '1 giờ trước'], ['7 phút trước', '1 giờ trước']],
] as const)('ADMINCOMMON-27 times in words age together while one looks: %s', (lang, before, later) => {
  show(lang, NOON - 5 * MINUTE, NOON - 61 * MINUTE)
  expect(shown()).toEqual(before)
  pass(2 * MINUTE)
  expect(shown()).toEqual(later)
})

test('ADMINCOMMON-27 whoever comes back to a tab whose timers slept reads the right words at once', () => {
  show('en', NOON - 5 * MINUTE)
  jest.setSystemTime(NOON + 55 * MINUTE)
  expect(shown()).toEqual(['5 minutes ago'])
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(shown()).toEqual(['1 hour ago'])
})

test('ADMINCOMMON-27 nothing beats when no such time is on the screen', () => {
  const { unmount } = show('en', NOON)
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
