import { useState } from 'react'
import {
  useDeleteMiniAppLiveVersionMutation,
  useEditMiniAppLiveVersionMutation,
  type MiniAppLiveVersion,
} from '../../../../api'
import { saidOr } from '../../../../flows/outcomes'
import { useRead } from '../../../../kit/change/useLookUp'
import { useChange } from '../../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../../kit/dialog/ConfirmDialog'
import { GoneDrawer } from '../../../../kit/list/GoneDrawer'
import type { ListQuery } from '../../../../kit/list/listView'
import { useOpenedRow } from '../../../../kit/list/useOpenedRow'
import { ButtonLink } from '../../../../kit/navigation/ButtonLink'
import type { Opened } from '../../../../kit/navigation/useOpened'
import { address, paths } from '../../../../paths'
import { useText, type MessageId } from '../../../../texts'
import { statusWords, type LiveOverlay } from './live-columns'
import { readLive } from './live-form'
import { AddLiveDrawer, EditLiveDrawer } from './LiveDrawer'

const titles: Readonly<Record<Exclude<LiveOverlay, 'create'>, MessageId>> = {
  update: 'miniApps.editTitle',
  status: 'miniApps.status',
  delete: 'miniApps.deleteLiveTitle',
}

type Props = {
  opened: Opened<LiveOverlay>
  query: ListQuery<MiniAppLiveVersion>
  onClose: () => void
}

/** What is open over the live versions. */
export function LiveOverlays({ opened, query, onClose }: Props) {
  const text = useText()
  const found = useOpenedRow(opened, query)
  const { name } = opened
  if (name === 'create') return <AddLiveDrawer onClose={onClose} />
  if (found === 'gone')
    return (
      <GoneDrawer
        title={titles[name]}
        gone="miniApps.goneLive"
        way={
          <ButtonLink to={address(paths.systemSetting, { tab: 'zalo-mini-app' })}>
            {text('miniApps.allLive')}
          </ButtonLink>
        }
        onClose={onClose}
      />
    )
  if (found === 'loading') return null
  const props = { live: found.row, onClose }
  const key = `${name} ${found.row.id}`
  if (name === 'update') return <EditLiveDrawer key={key} {...props} />
  if (name === 'status') return <StatusDialog key={key} {...props} />
  return <DeleteLiveDialog key={key} {...props} />
}

type RowProps = { live: MiniAppLiveVersion; onClose: () => void }

/** Asks before a live version is switched on or off, naming it, what it is and what it becomes (B37). */
function StatusDialog({ live, onClose }: RowProps) {
  const text = useText()
  // What the person saw when pressing the switch, whatever the list says meanwhile.
  const [{ id, appId, appName: name, version, status }] = useState(live)
  const read = useRead()
  const [edit, editing] = useEditMiniAppLiveVersionMutation()
  const to = status === 'Enabled' ? 'Disabled' : 'Enabled'
  const flip = async () => {
    // The version stays what it is now: somebody may have changed it since the list was read.
    const now = await readLive(read, live).catch(() => undefined)
    return edit({ id, miniAppLiveVersionUpdate: { status: to, version: now?.version ?? version } })
  }
  const change = useChange<void, { message?: string }>([flip, editing], {
    done: ({ message }) => saidOr(message, { id: 'common.updated' }),
    failed: 'common.failedToUpdate',
    tell: 'notice',
    stale: ['MiniAppLiveVersion'],
    onClose,
  })
  const words = { from: text(statusWords[status]), to: text(statusWords[to]) }
  return (
    <ConfirmDialog
      {...confirmProps(change, undefined, onClose)}
      title={text(to === 'Enabled' ? 'miniApps.enableTitle' : 'miniApps.disableTitle')}
      confirm={text(to === 'Enabled' ? 'miniApps.enable' : 'miniApps.disable')}
      danger={to === 'Disabled'}
    >
      {text('miniApps.statusChange', { name, id: appId, version, ...words })} {text('confirm.continue')}
    </ConfirmDialog>
  )
}

function DeleteLiveDialog({ live: { id, appId, appName, version }, onClose }: RowProps) {
  const text = useText()
  const change = useChange(useDeleteMiniAppLiveVersionMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.deleted' }),
    failed: 'common.somethingWasWrongLater',
    stale: ['MiniAppLiveVersion'],
    onClose,
  })
  const question = [text('miniApps.deleteLiveText', { version, id: appId }), text('confirm.remove')]
  return (
    <ConfirmDialog
      {...confirmProps(change, { id }, onClose)}
      title={text('miniApps.deleteLiveTitle')}
      confirm={text('common.delete')}
      danger
    >
      <strong>{appName}</strong> {question.join(' ')}
    </ConfirmDialog>
  )
}
