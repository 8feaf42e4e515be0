import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useText, type MessageId, type Values } from '.'
import { Texts } from './Texts'

// As the build leaves them (scripts/texts-loader.cjs): literals, arguments and, of another kind, a plural.
const compiled = {
  plain: 'Sign in',
  filled: [
    { type: 0, value: '© ' },
    { type: 1, value: 'from' },
    { type: 0, value: ' ' },
    { type: 1, value: 'owner' },
  ],
} as unknown as Record<string, string>

function Said({ id, values }: { id: string; values?: Values }) {
  const text = useText()
  return <p>{`${useIntl().locale}: ${text(id as MessageId, values)}`}</p>
}
const show = (lang: 'en' | 'vi', said: ReactNode) =>
  render(
    <Texts lang={lang} messages={compiled}>
      {said}
    </Texts>,
  )

test('texts, also with values, are there without a question for what the browser knows, and nothing is logged', () => {
  const asked = [
    jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf'),
    jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf'),
    jest.spyOn(console, 'error'),
  ]
  act(() => void show('en', <Said id="plain" />))
  act(() => void show('vi', <Said id="filled" values={{ from: 2025, owner: 'An' }} />))
  expect(screen.getByText('en: Sign in')).toBeVisible()
  expect(screen.getByText('vi: © 2025 An')).toBeVisible()
  asked.forEach((spy) => expect(spy).not.toHaveBeenCalled())
  jest.restoreAllMocks()
})

test('a missing value is an error, as ever', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  act(() => void show('en', <Said id="filled" values={{ from: '2025' }} />))
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})
