import type { CronjobConfig, CronjobStatus } from '../../../../api'
import { actionColumn } from '../../../../kit/list/actionColumn'
import { Time } from '../../../../kit/time/Time'
import type { MessageId, Translate } from '../../../../texts'
import type { Column } from '../../../../ui/DataTable'
import { IconButton } from '../../../../ui/IconButton'
import { SwitchField } from '../../../../ui/SwitchField'
import { Tag } from '../../../../ui/Tag'
import { tip } from '../../../../ui/Tooltip'
import { Words } from '../../../../ui/Words'

/** What opens over the list. */
export const overlays = ['create', 'update', 'status', 'json', 'delete'] as const
export type OverlayName = (typeof overlays)[number]

export const statusWords: Readonly<Record<CronjobStatus, MessageId>> = {
  Active: 'cronjobs.active',
  Inactive: 'cronjobs.inactive',
}

type Options = {
  /** When it runs, and whether it does so any more. */
  wordsOf: (config: CronjobConfig) => string
  onOpen: (name: OverlayName, id: string) => void
  /** What takes something away was chosen in a menu that had been opened at that moment. */
  onTakeAway: (id: string, openedAt: number) => void
}

/** The columns in the person's language. */
export function columnsOf(
  text: Translate,
  { wordsOf, onOpen, onTakeAway }: Options,
): readonly Column<CronjobConfig>[] {
  return [
    {
      key: 'status',
      head: text('cronjobs.status'),
      width: 128,
      card: 'foot',
      cell: ({ id, name, status }) => (
        <SwitchField
          name="status"
          label={text('cronjobs.statusOf', { name })}
          state={text(statusWords[status])}
          checked={status === 'Active'}
          onChange={() => onOpen('status', id)}
        />
      ),
    },
    {
      key: 'name',
      head: text('cronjobs.name'),
      least: 160,
      card: 'title',
      cell: ({ id, name }) => (
        <button type="button" className="name two" {...tip(name)} onClick={() => onOpen('update', id)}>
          {name}
        </button>
      ),
    },
    {
      key: 'organization',
      head: text('cronjobs.organization'),
      least: 120,
      cell: ({ orgId, extParam }) => orgId && <Words>{extParam?.orgName ?? orgId}</Words>,
    },
    {
      key: 'schedule',
      head: text('cronjobs.schedule'),
      secondary: true,
      least: 208,
      cell: wordsOf,
    },
    {
      key: 'method',
      head: text('cronjobs.method'),
      width: 80,
      card: 'tag',
      cell: ({ endpointMethod }) => <Tag tone="outline">{endpointMethod}</Tag>,
    },
    {
      key: 'endpoint',
      head: text('cronjobs.endpoint'),
      least: 176,
      cell: ({ endpointUrl }) => <Words>{endpointUrl}</Words>,
    },
    {
      key: 'createdAt',
      head: text('cronjobs.createdAt'),
      secondary: true,
      width: 116,
      card: 'foot',
      cell: ({ createdAt, createdBy }) => (
        <Time relative at={createdAt} by={createdBy ?? text('common.none')} />
      ),
    },
    {
      ...actionColumn<CronjobConfig>(text, 92, ({ id, name }) => (
        <IconButton
          size="sm"
          icon="pencil"
          label={text('cronjobs.editOf', { name })}
          onClick={() => onOpen('update', id)}
        />
      )),
      menu: {
        label: ({ name }) => text('cronjobs.moreOf', { name }),
        items: ({ id }, openedAt) => [
          {
            name: 'json',
            label: text('cronjobs.json'),
            icon: 'document',
            onSelect: () => onOpen('json', id),
          },
          {
            ...{ name: 'delete', label: text('common.delete'), icon: 'trash', danger: true },
            onSelect: () => onTakeAway(id, openedAt),
          },
        ],
      },
    },
  ]
}
