import type { ExportRecord } from '../../api'
import { dateTime } from '../../kit/time/dates'
import { useOpened } from '../../kit/navigation/useOpened'
import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'
import { overlays } from './ExportDetailDrawer'

/** What can be looked at of an export. It opens by itself: columns that knew how would change with the address. */
export function RowActions({ record }: { record: ExportRecord }) {
  const text = useText()
  const { open } = useOpened(overlays)
  const time = dateTime(record.startTime)
  return (
    <>
      <IconButton
        size="sm"
        icon="filter"
        label={text('exportHistory.dataFilterOf', { time })}
        onClick={() => open('filter', record.id)}
      />
      <IconButton
        size="sm"
        icon="document"
        label={text('exportHistory.jsonOf', { time })}
        onClick={() => open('json', record.id)}
      />
    </>
  )
}
