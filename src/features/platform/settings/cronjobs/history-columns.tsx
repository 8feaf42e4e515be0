import type { CronjobHistory, CronjobRecordField } from '../../../../api'
import { actionColumn } from '../../../../kit/list/actionColumn'
import { dateTime } from '../../../../kit/time/dates'
import { Time } from '../../../../kit/time/Time'
import type { MessageId, Translate } from '../../../../texts'
import type { Column } from '../../../../ui/DataTable'
import { IconButton } from '../../../../ui/IconButton'
import { Tag } from '../../../../ui/Tag'
import { Words } from '../../../../ui/Words'

type Options = {
  /** In which times are shown. */
  zone: string
  number: (value: number) => string
  nameOf: (configId: string) => string
  onJson: (id: string) => void
}

/** The columns in the person's language. */
export function columnsOf(
  text: Translate,
  { zone, number, nameOf, onJson }: Options,
): readonly Column<CronjobHistory>[] {
  const count = (key: CronjobRecordField, head: MessageId): Column<CronjobHistory> => ({
    key,
    head: text(head),
    numeric: true,
    width: 104,
    cell: (run) => number(run[key]),
  })
  return [
    {
      key: 'configId',
      head: text('cronjobHistory.config'),
      least: 168,
      card: 'title',
      cell: ({ configId }) => <Words>{nameOf(configId)}</Words>,
    },
    {
      key: 'cronjobStartTime',
      head: text('cronjobHistory.start', { zone }),
      width: 156,
      cell: ({ cronjobStartTime }) => <Time at={cronjobStartTime} />,
    },
    {
      key: 'cronjobEndTime',
      head: text('cronjobHistory.end', { zone }),
      width: 156,
      cell: ({ cronjobEndTime }) =>
        cronjobEndTime ? (
          <Time at={cronjobEndTime} />
        ) : (
          <Tag dot tone="info">
            {text('cronjobHistory.running')}
          </Tag>
        ),
    },
    {
      key: 'method',
      head: text('cronjobs.method'),
      width: 112,
      card: 'tag',
      cell: ({ method }) => method && <Tag tone="outline">{method}</Tag>,
    },
    count('totalRecords', 'cronjobHistory.total'),
    count('totalValidRecords', 'cronjobHistory.valid'),
    count('totalInvalidRecord', 'cronjobHistory.invalid'),
    // Never a link: it may be anything, and a press would make the call.
    {
      key: 'url',
      head: text('cronjobs.endpoint'),
      least: 184,
      cell: ({ url }) => url && <Words>{url}</Words>,
    },
    {
      key: 'fromTime',
      head: text('cronjobHistory.fromTime', { zone }),
      secondary: true,
      width: 128,
      cell: ({ fromTime }) => Boolean(fromTime) && <Time at={fromTime} />,
    },
    {
      key: 'toTime',
      head: text('cronjobHistory.toTime', { zone }),
      secondary: true,
      width: 128,
      cell: ({ toTime }) => Boolean(toTime) && <Time at={toTime} />,
    },
    {
      key: 'createdAt',
      head: text('cronjobs.createdAt'),
      secondary: true,
      width: 116,
      card: 'foot',
      cell: ({ createdAt, createdBy }) =>
        Boolean(createdAt) && <Time relative at={createdAt} by={createdBy ?? text('common.none')} />,
    },
    actionColumn(text, 80, ({ id, configId, cronjobStartTime }) => (
      <IconButton
        size="sm"
        icon="document"
        label={text('cronjobHistory.jsonOf', { name: `${nameOf(configId)}, ${dateTime(cronjobStartTime)}` })}
        onClick={() => onJson(id)}
      />
    )),
  ]
}
