import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useSearchOwnExportsQuery, type ExportRecord } from '../../api'
import { ExportDetailDrawer, overlays } from '../../domain/export-records/ExportDetailDrawer'
import { useZone } from '../../kit/time/useZone'
import { ColumnPicker } from '../../kit/list/columns/ColumnPicker'
import { useColumnPreference } from '../../kit/list/columns/useColumnPreference'
import { justRead } from '../../kit/list/first-list'
import { ResourceList } from '../../kit/list/ResourceList'
import { ResourcePage } from '../../kit/list/ResourcePage'
import { useListParams } from '../../kit/list/useListParams'
import { useOpenedRow } from '../../kit/list/useOpenedRow'
import { useOpened } from '../../kit/navigation/useOpened'
import { paths } from '../../paths'
import { useText } from '../../texts'
import { columnsOf } from './columns'
import { ExportFilters } from './ExportFilters'
import { listParams, argsOf } from './filters'

const keyOf = ({ id }: ExportRecord) => id

/** The person's own exports, newest first: their files for a day, and what was exported. */
export function ExportHistoryScreen() {
  const text = useText()
  const zone = useZone()
  const { formatNumber } = useIntl()
  const list = useListParams(listParams)
  const query = useSearchOwnExportsQuery(argsOf(list), justRead)
  const { opened, close } = useOpened(overlays)
  const found = useOpenedRow(opened, query)
  const all = useMemo(() => columnsOf(text, formatNumber, zone), [text, formatNumber, zone])
  const { columns, choice } = useColumnPreference('acc_console_export_history', all)
  return (
    <ResourcePage title="title.exportHistory">
      <ResourceList
        caption="title.exportHistory"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        filters={{
          label: 'exportHistory.freeText',
          placeholder: 'exportHistory.placeholder',
          children: ({ draft, put }) => <ExportFilters applied={list.filters} draft={draft} put={put} />,
        }}
        none="exportHistory.none"
        about={
          <>
            <span>{text('list.newestFirst')}</span>
            <ColumnPicker choice={choice} />
          </>
        }
      />
      {opened && (
        <ExportDetailDrawer
          name={opened.name}
          found={found}
          query={query}
          all={paths.exportHistory}
          onClose={close}
        />
      )}
    </ResourcePage>
  )
}
