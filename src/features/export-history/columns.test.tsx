import type { ReactElement } from 'react'
import { columnsOf } from './columns'

const columns = columnsOf((id) => id, String, 'UTC+07:00')
const record = { id: 'x', startTime: 1, totalRecords: 1 }
const tagOf = (status: string) =>
  columns.find(({ key }) => key === 'status')!.cell({ ...record, status }, 0) as ReactElement<{
    tone: string
    children: string
  }>

test.each([
  ['EXPORTS-14', 'Success', 'success', 'exportHistory.success'],
  ['EXPORTS-15', 'Failed', 'danger', 'exportHistory.failed'],
  ['EXPORTS-16', 'Running', 'warning', 'Running'],
  ['EXPORTS-16', 'success', 'warning', 'success'],
  ['EXPORTS-16', 'toString', 'warning', 'toString'],
  ['EXPORTS-16', '<b>x</b>', 'warning', '<b>x</b>'],
])('%s the status %s is told in the tone %s', (_id, status, tone, word) => {
  expect(tagOf(status).props).toMatchObject({ tone, children: word })
})
