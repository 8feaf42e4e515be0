import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { texts } from '../texts/en.gen'
import { UiProvider } from '../ui/UiProvider'
import { CopyButton } from './CopyButton'

/** An address without TLS: no clipboard. What the old way answers is given. */
function open(copiesSelection: boolean) {
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  const selections: string[] = []
  Object.assign(document, {
    execCommand: () => {
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement
      selections.push(value.slice(selectionStart, selectionEnd))
      return copiesSelection
    },
  })
  render(
    <UiProvider>
      <IntlProvider locale="en" messages={texts}>
        <CopyButton label="Copy the key" read={() => Promise.resolve('SECRET')} />
      </IntlProvider>
    </UiProvider>,
  )
  const press = () => user.click(screen.getByRole('button', { name: 'Copy the key' }))
  return { user, press, selections }
}

afterEach(() => Reflect.deleteProperty(document, 'execCommand'))

test('without a clipboard what is selected is copied the old way, and focus stays on the button', async () => {
  const { press, selections } = open(true)
  await press()
  expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus()
  expect(selections).toEqual(['SECRET'])
  expect(screen.queryByDisplayValue('SECRET')).toBeNull()
})

test('where nothing can be copied the text stands there selected, until it is left', async () => {
  const { user, press, selections } = open(false)
  await press()
  const field = await screen.findByRole('textbox', { name: /Copy the key/ })
  expect(field).toHaveFocus()
  expect(selections).toEqual(['SECRET'])
  expect(screen.getByText('The text is selected: copy it with Ctrl+C or ⌘C.')).toBeVisible()
  await user.tab()
  expect(screen.queryByDisplayValue('SECRET')).toBeNull()
})
