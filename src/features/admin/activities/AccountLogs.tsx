import { useGetAccountLogDistinctCountsQuery, useSearchAccountLogsQuery } from '../../../api'
import { AccountActionsFilter, AccountLogList } from '../../../domain/account-logs/AccountLogList'
import { listParams, type Filters } from '../../../domain/account-logs/filters'
import { CountedPicker } from '../../../kit/list/CountedPicker'
import type { FilterFields } from '../../../kit/list/FilterForm'
import { justRead } from '../../../kit/list/first-list'
import { useListParams } from '../../../kit/list/useListParams'
import { accountLogArgs } from './filters'

/** What was done to the people of the organization. */
export function AccountLogs() {
  const list = useListParams(listParams)
  const query = useSearchAccountLogsQuery(accountLogArgs(list), justRead)
  return (
    <AccountLogList
      list={list}
      query={query}
      filters={{
        label: 'accountLogs.info',
        placeholder: 'accountLogs.placeholder',
        children: (fields) => (
          <>
            <AccountActionsFilter {...fields} rows={query.data?.results.content} />
            <People {...fields} />
          </>
        ),
      }}
    />
  )
}

function People({ draft, put }: FilterFields<Filters>) {
  const actors = useGetAccountLogDistinctCountsQuery({ field: 'actionBy' })
  const users = useGetAccountLogDistinctCountsQuery({ field: 'userId' })
  return (
    <>
      <CountedPicker
        name="actionBy"
        label="accountLogs.actionBy"
        searchLabel="accountLogs.findPerson"
        counts={actors}
        value={draft.actionBy}
        onChange={(actionBy) => put({ actionBy })}
      />
      <CountedPicker
        name="userIds"
        label="accountLogs.user"
        searchLabel="accountLogs.findPerson"
        counts={users}
        value={draft.userIds}
        onChange={(userIds) => put({ userIds })}
      />
    </>
  )
}
