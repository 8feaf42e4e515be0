import { useDispatch, useSelector } from 'react-redux'
import type { ExportRecord } from '../../api'
import { serverNow } from '../../clock'
import { dateTime, zoneOf } from '../../kit/time/dates'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Tag } from '../../ui/Tag'
import { Tooltip } from '../../ui/Tooltip'
import { downloadOf } from './download'
import { downloadAsked, selectDownloads } from './state'

/** The link to the file of an export while it works; what is said of it stays short, the rest is in its tooltip. */
export function DownloadCell({ record }: { record: ExportRecord }) {
  const text = useText()
  const dispatch = useDispatch()
  const asking = useSelector(selectDownloads).includes(record.id)
  const download = downloadOf(record, serverNow())
  if (download.name === 'none') return null
  if (download.name === 'expired') return <Tag tone="neutral">{text('exportHistory.expired')}</Tag>
  const until = `${dateTime(download.until)} (${zoneOf(download.until)})`
  return (
    // Its words stand where those of the other rows stand.
    <span style={{ marginInlineStart: '-12px' }}>
      <Tooltip text={text('exportHistory.until', { time: until })}>
        <Button
          kind="ghost"
          size="sm"
          icon="download"
          loading={asking}
          aria-label={text('exportHistory.downloadOf', { time: dateTime(record.startTime) })}
          onClick={() => dispatch(downloadAsked(record.id))}
        >
          {text('exportHistory.download')}
        </Button>
      </Tooltip>
    </span>
  )
}
