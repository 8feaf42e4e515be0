import { chakra } from '@chakra-ui/react'
import { useLocation, useSearchParams } from 'react-router-dom'
import {
  useSearchAccountLogsQuery,
  useSearchChangeLogsQuery,
  useSearchPlatformAccountLogsQuery,
} from '../../api'
import { Panel } from '../../kit/dialog/Panel'
import { useListParams } from '../../kit/list/useListParams'
import { useText } from '../../texts'
import { Tabs } from '../../ui/Tabs'
import { AccountActionsFilter, AccountLogList } from '../account-logs/AccountLogList'
import * as accountLogs from '../account-logs/filters'
import { ChangeLogList } from '../change-logs/ChangeLogList'
import * as changeLogs from '../change-logs/filters'
import { AboutAccount } from './AboutAccount'
import type { RowOverlayProps } from './AccountOverlays'
import { drawerSizes, LOG, type Scope } from './scope'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '24px' } })
const Note = chakra('p', { base: { my: '16px', color: 'fg.muted', overflowWrap: 'anywhere' } })

/** What was done to an account; in an organization also the changes that mention it. */
export function ActivityDrawer({ scope, account, onClose }: RowOverlayProps) {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  // Whoever opened the drawer is who closes it (useOpened).
  const { state } = useLocation() as { state: unknown }
  const activity = (
    <div>
      <Activity scope={scope} id={account.id} />
    </div>
  )
  return (
    <Panel size={drawerSizes[scope]} title={text('accounts.activity')} onClose={onClose}>
      <Parts>
        <AboutAccount account={account} />
        {scope === 'platform' ? (
          activity
        ) : (
          <Tabs
            label={text('accounts.activity')}
            tabs={[
              { name: 'account-logs', label: text('accountLogs.title'), content: activity },
              { name: 'change-logs', label: text('changeLogs.title'), content: <Changes id={account.id} /> },
            ]}
            selected={query.get(LOG) === 'change-logs' ? 'change-logs' : 'account-logs'}
            onSelect={(log) =>
              setQuery(
                (there) => {
                  if (log === 'account-logs') there.delete(LOG)
                  else there.set(LOG, log)
                  return there
                },
                { replace: true, state },
              )
            }
          />
        )}
      </Parts>
    </Panel>
  )
}

function Activity({ scope, id }: { scope: Scope; id: string }) {
  const list = useListParams(accountLogs.listParams, { in: 'state' })
  const { page, pageSize } = list.request
  const search = accountLogs.searchOf({ ...list.filters, userIds: [id] })
  const here = useSearchAccountLogsQuery(
    { page, pageSize, accountLogSearch: search },
    { skip: scope === 'platform' },
  )
  const { userIds, actions } = search
  const everywhere = useSearchPlatformAccountLogsQuery(
    { page, pageSize, userId: id, platformAccountLogSearch: { userIds, actions } },
    { skip: scope !== 'platform' },
  )
  const query = scope === 'platform' ? everywhere : here
  return (
    <AccountLogList
      ofOne
      list={list}
      query={query}
      filters={{
        children: (fields) => <AccountActionsFilter {...fields} rows={query.data?.results.content} />,
      }}
    />
  )
}

function Changes({ id }: { id: string }) {
  const text = useText()
  const list = useListParams(changeLogs.listParams, { in: 'state' })
  const { page, pageSize } = list.request
  // The call cannot be asked for those of one person.
  const changeLogSearch = changeLogs.searchOf({ ...list.filters, freeText: id })
  const query = useSearchChangeLogsQuery({ page, pageSize, changeLogSearch })
  return (
    <>
      <Note>{text('changeLogs.mention', { id })}</Note>
      <ChangeLogList ofOne list={list} query={query} />
    </>
  )
}
