import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSearchAccessLogsQuery, type AccessLog } from '../../../api'
import { Panel } from '../../../kit/dialog/Panel'
import { arriving } from '../../../kit/arriving/arriving'
import { PartMeanwhile } from '../../../kit/arriving/Instead'
import { RecordJson } from '../../../kit/json/Json'
import { actionColumn } from '../../../kit/list/actionColumn'
import { FilterField, type FilterFields } from '../../../kit/list/FilterForm'
import { justRead } from '../../../kit/list/first-list'
import { GoneDrawer } from '../../../kit/list/GoneDrawer'
import { ResourceList } from '../../../kit/list/ResourceList'
import { checkRange } from '../../../kit/list/time-range'
import { TimeRangeAsked, TimeRangeFields } from '../../../kit/list/TimeRangeFields'
import { useListParams } from '../../../kit/list/useListParams'
import { useOpenedRow } from '../../../kit/list/useOpenedRow'
import { ButtonLink } from '../../../kit/navigation/ButtonLink'
import { useOpened } from '../../../kit/navigation/useOpened'
import { Website } from '../../../kit/navigation/Website'
import { dateTime } from '../../../kit/time/dates'
import { useZone } from '../../../kit/time/useZone'
import { Time } from '../../../kit/time/Time'
import { useStableCallback } from '../../../kit/useStableCallback'
import { paths } from '../../../paths'
import { useText, type MessageId, type Translate } from '../../../texts'
import type { Column } from '../../../ui/DataTable'
import { IconButton } from '../../../ui/IconButton'
import { Tag } from '../../../ui/Tag'
import { TagsField } from '../../../ui/TagsField'
import { Words } from '../../../ui/Words'
import { accessLogArgs, accessLogParams, accessSearchOf, type AccessFilters } from './filters'

const AccessChart = arriving(
  () => import(/* webpackChunkName: "access-chart" */ './chart/AccessChart').then((part) => part.AccessChart),
  PartMeanwhile,
)

const overlays = ['json'] as const
const CHART = 'chart'

const keyOf = ({ id }: AccessLog) => id

/** Who has visited which page of which application, and how often. */
export function AccessLogs() {
  const text = useText()
  const zone = useZone()
  const list = useListParams(accessLogParams)
  const query = useSearchAccessLogsQuery(accessLogArgs(list), justRead)
  const { opened, open, close } = useOpened(overlays)
  const found = useOpenedRow(opened, query)
  const chart = useChart()
  const onJson = useStableCallback((id: string) => open('json', id))
  const columns = useMemo(() => columnsOf(text, zone, onJson), [text, onJson, zone])
  return (
    <>
      <ResourceList
        caption="accessLogs.title"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        filters={{
          check: checkRange,
          more: (
            <IconButton
              framed
              icon="treemap"
              label={text(chart.shown ? 'accessLogs.hideChart' : 'accessLogs.showChart')}
              aria-expanded={chart.shown}
              onClick={() => chart.show(!chart.shown)}
            />
          ),
          children: (fields) => tags.map((tag) => <Tags key={tag.name} {...tag} {...fields} />),
          last: (fields) => <TimeRangeFields needsBoth {...fields} />,
        }}
        above={
          chart.shown && (
            <AccessChart
              search={accessSearchOf(list.filters)}
              onUser={(user) => list.filterBy({ ...list.chosen, userIds: [user] })}
              onModule={(name) => list.filterBy({ ...list.chosen, names: [name] })}
              onClose={() => chart.show(false)}
            />
          )
        }
        none="accessLogs.none"
        about={
          <>
            {list.filters.from === undefined && <span>{text('list.allTime')}</span>}
            <TimeRangeAsked {...list.filters} />
            <span>{text('list.newestFirst')}</span>
          </>
        }
      />
      {opened && found === 'gone' && (
        <GoneDrawer
          title="accessLogs.json"
          gone="accessLogs.notHere"
          way={<ButtonLink to={`${paths.activities}?tab=access-logs`}>{text('accessLogs.all')}</ButtonLink>}
          onClose={close}
        />
      )}
      {opened && typeof found === 'object' && (
        <Panel size="medium" title={text('accessLogs.json')} onClose={close}>
          <RecordJson label={text('accessLogs.json')} record={found.row} query={query} />
        </Panel>
      )}
    </>
  )
}

/** Whether the chart is shown stands in the address, as what the list is filtered by does. */
function useChart() {
  const [query, setQuery] = useSearchParams()
  return {
    shown: query.has(CHART),
    show: (shown: boolean) => {
      const there = new URLSearchParams(query)
      if (shown) there.set(CHART, '1')
      else there.delete(CHART)
      setQuery(there, { replace: true })
    },
  }
}

const tags = [
  { name: 'userIds', label: 'accessLogs.users' },
  { name: 'apps', label: 'accessLogs.apps' },
  { name: 'names', label: 'accessLogs.modules' },
] as const satisfies readonly { name: keyof AccessFilters; label: MessageId }[]

function Tags({ name, label, draft, put }: (typeof tags)[number] & FilterFields<AccessFilters>) {
  const text = useText()
  return (
    <FilterField>
      <TagsField
        dense
        blanks
        name={name}
        label={text(label)}
        placeholder={text('accessLogs.typeIt')}
        removeLabel={(word) => text('accessLogs.remove', { word })}
        value={draft[name]}
        onChange={(words) => put({ [name]: words })}
      />
    </FilterField>
  )
}

function columnsOf(
  text: Translate,
  zone: string,
  onJson: (id: string) => void,
): readonly Column<AccessLog>[] {
  return [
    {
      key: 'userId',
      head: text('accessLogs.user'),
      least: 176,
      card: 'title',
      cell: ({ userId }) => <Words>{userId}</Words>,
    },
    {
      key: 'accessedAt',
      head: text('accessLogs.accessedAt', { zone }),
      width: 156,
      cell: ({ accessedAt }) => <Time at={accessedAt} />,
    },
    {
      key: 'app',
      head: text('accessLogs.app'),
      width: 128,
      card: 'tag',
      cell: ({ app }) => <Tag tone="outline">{app.toUpperCase()}</Tag>,
    },
    {
      key: 'url',
      head: text('accessLogs.link'),
      least: 240,
      cell: ({ url }) => <Website cut address={url} />,
    },
    {
      key: 'name',
      head: text('accessLogs.module'),
      least: 168,
      cell: ({ name }) => <Words>{name}</Words>,
    },
    actionColumn(text, 80, (row) => (
      <IconButton
        size="sm"
        icon="document"
        label={text('accessLogs.jsonOf', { name: `${row.userId}, ${dateTime(row.accessedAt)}` })}
        onClick={() => onJson(row.id)}
      />
    )),
  ]
}
