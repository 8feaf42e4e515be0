import { useMemo } from 'react'
import { useSearchOwnLoginActivitiesQuery, type LoginActivity } from '../../api'
import { now } from '../../clock'
import { ColumnPicker } from '../../kit/list/columns/ColumnPicker'
import { useColumnPreference } from '../../kit/list/columns/useColumnPreference'
import { viewOf } from '../../kit/list/listView'
import { Pager } from '../../kit/list/Pager'
import { RecordCount } from '../../kit/list/RecordCount'
import { ResourceTable } from '../../kit/list/ResourceTable'
import { useAddressState } from '../../kit/list/useAddressState'
import { useStepBack } from '../../kit/list/useStepBack'
import { zoneOf } from '../../kit/time/dates'
import { useTitle } from '../../kit/navigation/useTitle'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeading } from '../../ui/PageHeading'
import { columnsOf } from './columns'
import { address, countOf, rangeOf, searchOf } from './filters'
import { LoginActivityFilters } from './LoginActivityFilters'

const keyOf = ({ actionAt, ipAddress }: LoginActivity, index: number) =>
  `${actionAt} ${ipAddress ?? ''} ${index}`

/** The person's own sign-ins, newest first. */
export function LoginActivityScreen() {
  useTitle('title.loginActivity')
  const text = useText()
  const list = useAddressState(address)
  const query = useSearchOwnLoginActivitiesQuery(
    { ...list.asked, loginActivitySearch: searchOf(list.filters) },
    // Signing in elsewhere adds rows that nothing here knows of.
    { refetchOnMountOrArgChange: true },
  )
  useStepBack(list, query)
  const view = viewOf(query)
  const all = useMemo(() => columnsOf(text, zoneOf(now())), [text])
  const { columns, choice } = useColumnPreference('acc_console_login_activity', all)
  const filtered = countOf(list.filters) > 0 || list.filters.freeText !== ''
  const again = () => void query.refetch()
  return (
    <>
      <PageHeading title={text('title.loginActivity')} />
      <LoginActivityFilters list={list} onAgain={again} />
      <RecordCount view={view}>
        {!rangeOf(list.filters) && <span>{text('list.allTime')}</span>}
        <span>{text('list.newestFirst')}</span>
        <ColumnPicker choice={choice} />
      </RecordCount>
      <ResourceTable
        caption={text('title.loginActivity')}
        view={view}
        columns={columns}
        rowKey={keyOf}
        onTryAgain={again}
        empty={
          <EmptyState
            icon="search"
            title={text('loginActivity.none')}
            action={
              filtered && (
                <Button onClick={() => list.filterBy(list.none)}>{text('list.resetFilters')}</Button>
              )
            }
          />
        }
        pager={
          <Pager
            list={list}
            totalRecords={view.name === 'rows' ? view.results.page.totalRecords : undefined}
          />
        }
      />
    </>
  )
}
