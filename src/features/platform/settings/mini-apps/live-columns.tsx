import type { MiniAppLiveVersion, MiniAppLiveVersionStatus } from '../../../../api'
import { actionColumn } from '../../../../kit/list/actionColumn'
import { Time } from '../../../../kit/time/Time'
import type { MessageId, Translate } from '../../../../texts'
import type { Column } from '../../../../ui/DataTable'
import { IconButton } from '../../../../ui/IconButton'
import { SwitchField } from '../../../../ui/SwitchField'
import { nameTip } from '../../../../ui/Tooltip'

/** What opens over the list. */
export const liveOverlays = ['create', 'update', 'status', 'delete'] as const
export type LiveOverlay = (typeof liveOverlays)[number]

export const statusWords: Readonly<Record<MiniAppLiveVersionStatus, MessageId>> = {
  Enabled: 'miniApps.enabled',
  Disabled: 'miniApps.disabled',
}

type Open = (name: LiveOverlay, id: string) => void

/** The columns in the person's language. */
export const liveColumns = (
  text: Translate,
  formatNumber: (version: number) => string,
  onOpen: Open,
): readonly Column<MiniAppLiveVersion>[] => [
  { key: 'appId', head: text('miniApps.appId'), least: 128, cell: ({ appId }) => appId },
  {
    key: 'appName',
    head: text('miniApps.appName'),
    least: 152,
    card: 'title',
    cell: ({ id, appName }) => (
      <button type="button" className="name two" {...nameTip(appName)} onClick={() => onOpen('update', id)}>
        {appName}
      </button>
    ),
  },
  {
    key: 'version',
    head: text('miniApps.version'),
    width: 112,
    cell: ({ version }) => formatNumber(version),
  },
  {
    key: 'status',
    head: text('miniApps.status'),
    width: 120,
    card: 'foot',
    cell: ({ id, appName: name, version, status }) => (
      <SwitchField
        name="status"
        label={text('miniApps.statusOf', { name, version })}
        state={text(statusWords[status])}
        checked={status === 'Enabled'}
        onChange={() => onOpen('status', id)}
      />
    ),
  },
  {
    key: 'updatedAt',
    head: text('miniApps.updatedAt'),
    secondary: true,
    width: 120,
    cell: ({ updatedAt, updatedBy }) => (
      <Time relative at={updatedAt} by={updatedBy ?? text('common.none')} />
    ),
  },
  {
    key: 'updatedBy',
    head: text('miniApps.updatedBy'),
    secondary: true,
    least: 168,
    cell: ({ updatedBy }) => updatedBy,
  },
  actionColumn(text, 88, ({ id, appName: name, version }) => (
    <>
      <IconButton
        size="sm"
        icon="pencil"
        label={text('miniApps.editOf', { name, version })}
        onClick={() => onOpen('update', id)}
      />
      <IconButton
        size="sm"
        icon="trash"
        label={text('miniApps.deleteLiveOf', { name, version })}
        onClick={() => onOpen('delete', id)}
      />
    </>
  )),
]
