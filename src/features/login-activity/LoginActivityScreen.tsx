import { useMemo } from 'react'
import {
  useSearchOwnLoginActivitiesQuery,
  type LoginActivity,
  values,
  type LoginActivityStatus,
} from '../../api'
import { ColumnPicker } from '../../kit/list/columns/ColumnPicker'
import { useColumnPreference } from '../../kit/list/columns/useColumnPreference'
import type { FilterFields } from '../../kit/list/FilterForm'
import { justRead } from '../../kit/list/first-list'
import { ResourceList } from '../../kit/list/ResourceList'
import { ResourcePage } from '../../kit/list/ResourcePage'
import { checkRange } from '../../kit/list/time-range'
import { TimeRangeAsked, TimeRangeFields } from '../../kit/list/TimeRangeFields'
import { useListParams } from '../../kit/list/useListParams'
import { ValuesFilter } from '../../kit/list/ValuesFilter'
import { useZone } from '../../kit/time/useZone'
import { useText, type MessageId } from '../../texts'
import { columnsOf } from './columns'
import { listParams, argsOf, type Filters } from './filters'

const labels: Readonly<Record<LoginActivityStatus, MessageId>> = {
  Success: 'loginActivity.success',
  Failed: 'loginActivity.failed',
  Blocked: 'loginActivity.blocked',
}
const keyOf = ({ actionAt, ipAddress }: LoginActivity, index: number) =>
  `${actionAt} ${ipAddress ?? ''} ${index}`

/** The person's own sign-ins, newest first. */
export function LoginActivityScreen() {
  const text = useText()
  const zone = useZone()
  const list = useListParams(listParams)
  const query = useSearchOwnLoginActivitiesQuery(argsOf(list), justRead)
  const all = useMemo(() => columnsOf(text, zone), [text, zone])
  const { columns, choice } = useColumnPreference('acc_console_login_activity', all)
  return (
    <ResourcePage title="title.loginActivity">
      <ResourceList
        caption="title.loginActivity"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        filters={{
          label: 'loginActivity.freeText',
          placeholder: 'loginActivity.placeholder',
          check: checkRange,
          children: (fields) => <StatusFilter {...fields} />,
          last: (fields) => <TimeRangeFields needsBoth {...fields} />,
        }}
        none="loginActivity.none"
        about={
          <>
            {list.filters.from === undefined && <span>{text('list.allTime')}</span>}
            <TimeRangeAsked {...list.filters} />
            <span>{text('list.newestFirst')}</span>
            <ColumnPicker choice={choice} />
          </>
        }
      />
    </ResourcePage>
  )
}

function StatusFilter({ draft, put }: FilterFields<Filters>) {
  const text = useText()
  return (
    <ValuesFilter
      name="status"
      label="loginActivity.status"
      values={values.LoginActivityStatus}
      wordOf={(status) => text(labels[status])}
      chosen={draft.status}
      onChange={(status) => put({ status })}
    />
  )
}
