import { combineSlices, configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { sessionSlice } from '../../session/state'
import { texts } from '../../texts/en.gen'
import { UiProvider } from '../../ui/UiProvider'
import { secondFactor } from '../../kit/second-factor/state'
import { ExportDrawer } from './ExportDrawer'
import { exportAsked, type Exportable, type ExportJob } from './state'

/** The jobs that were asked for. */
const jobs = (asked: readonly ExportJob[] = [], action: UnknownAction) =>
  exportAsked.match(action) ? [...asked, action.payload] : asked

const organizations: Exportable = { type: 'organizations', criteria: { freeText: 'huế' } }

async function open(totalRecords: number | undefined, job = organizations) {
  const store = configureStore({
    reducer: combineSlices(sessionSlice, { secondFactor: secondFactor.reducer, jobs }),
  })
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={texts}>
        <UiProvider>
          <ExportDrawer job={job} totalRecords={totalRecords} criteria={[]} onClose={() => undefined} />
        </UiProvider>
      </IntlProvider>
    </Provider>,
  )
  return { press: await screen.findByRole('button', { name: 'Export' }), asked: () => store.getState().jobs }
}

test.each([0, 999_999, 1_000_000])(
  'EXPORTJOB-07 EXPORTS-17 %i organizations can be exported',
  async (records) => {
    const { press, asked } = await open(records)
    expect(press).toHaveAccessibleDescription('')
    await userEvent.click(press)
    expect(asked()).toEqual([{ type: 'organizations', criteria: { freeText: 'huế' }, timezone: 7 }])
  },
)

test('EXPORTJOB-07 EXPORTS-17 B36 one more than a million cannot, and Export says so', async () => {
  const { press, asked } = await open(1_000_001)
  expect(press).toHaveAttribute('aria-disabled', 'true')
  expect(press).toHaveAccessibleDescription('1,000,001 records are more than can be exported')
  await userEvent.click(press)
  expect(asked()).toEqual([])
})

const ofAccounts = ['accounts', 'platform accounts'] as const

test.each(ofAccounts)('ACCOUNTS-79 SUPERACC-20 EXPORTS-17 999,999 %s can be exported', async (type) => {
  const { press, asked } = await open(999_999, { type, criteria: {} })
  await userEvent.click(press)
  expect(asked()).toEqual([{ type, criteria: {}, timezone: 7 }])
})

test.each(ofAccounts)(
  'ACCOUNTS-79 SUPERACC-20 EXPORTS-17 B36 a million %s cannot, and Export says so',
  async (type) => {
    const { press, asked } = await open(1_000_000, { type, criteria: {} })
    expect(press).toHaveAccessibleDescription('1,000,000 records are more than can be exported')
    await userEvent.click(press)
    expect(asked()).toEqual([])
  },
)

test('B36 Export waits until it is known how many there are, and says so', async () => {
  const { press, asked } = await open(undefined)
  expect(press).toHaveAccessibleDescription('Loading…')
  await userEvent.click(press)
  expect(asked()).toEqual([])
})
