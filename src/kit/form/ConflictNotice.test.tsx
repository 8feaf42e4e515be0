import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { texts } from '../../texts/en.gen'
import { UiProvider } from '../../ui/UiProvider'
import { ConflictNotice } from './ConflictNotice'

test('B38 a long value is scrolled in a box of its own, by keyboard too; a short one is not', () => {
  const json = JSON.stringify({ list: Array.from({ length: 100 }, (_, index) => index) })
  const field = { name: 'value', label: 'Value', began: '{}', now: json, typed: undefined }
  render(
    <UiProvider>
      <IntlProvider locale="en" messages={texts}>
        <ConflictNotice conflict={{ name: 'changed', by: 'thu', fields: [field], settle: jest.fn() }} />
      </IntlProvider>
    </UiProvider>,
  )
  expect(screen.getByRole('group', { name: 'Now' })).toHaveTextContent(json)
  expect(screen.getByRole('group', { name: 'Now' })).toHaveAttribute('tabindex', '0')
  expect(screen.queryByRole('group', { name: 'When you opened it' })).not.toBeInTheDocument()
  expect(screen.getByText('{}')).toBeVisible()
})
