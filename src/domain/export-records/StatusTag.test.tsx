import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { texts } from '../../texts/en.gen'
import { UiProvider } from '../../ui/UiProvider'
import { StatusTag } from './StatusTag'

test.each([
  ['EXPORTS-14', 'Success', 'success', 'Success'],
  ['EXPORTS-15', 'Failed', 'danger', 'Failed'],
  ['EXPORTS-16', 'Running', 'warning', 'Running'],
  ['EXPORTS-16', 'success', 'warning', 'success'],
  ['EXPORTS-16', 'toString', 'warning', 'toString'],
  ['EXPORTS-16', '<b>x</b>', 'warning', '<b>x</b>'],
])('%s the status %s is told in the tone %s', (_id, status, tone, word) => {
  render(
    <UiProvider>
      <IntlProvider locale="en" messages={texts}>
        <StatusTag status={status} />
      </IntlProvider>
    </UiProvider>,
  )
  expect(screen.getByText(word)).toHaveAttribute('data-tone', tone)
})
