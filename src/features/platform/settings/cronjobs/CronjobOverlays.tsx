import { useState } from 'react'
import {
  useDeleteCronjobConfigMutation,
  useUpdateCronjobConfigMutation,
  type CronjobConfig,
} from '../../../../api'
import { saidOr } from '../../../../flows/outcomes'
import { useChange } from '../../../../kit/change/useChange'
import { useRead } from '../../../../kit/change/useLookUp'
import { ConfirmDialog, confirmProps } from '../../../../kit/dialog/ConfirmDialog'
import { DeleteDialog } from '../../../../kit/dialog/DeleteDialog'
import { Panel } from '../../../../kit/dialog/Panel'
import { RecordJson } from '../../../../kit/json/Json'
import type { ListQuery } from '../../../../kit/list/listView'
import { OpenedRecord } from '../../../../kit/list/OpenedRecord'
import { ButtonLink } from '../../../../kit/navigation/ButtonLink'
import type { Opened } from '../../../../kit/navigation/useOpened'
import { paths } from '../../../../paths'
import { useText, type MessageId } from '../../../../texts'
import { statusWords, type OverlayName } from './columns'
import { wholeOf } from './cronjob-form'
import { CreateDrawer, UpdateDrawer } from './CronjobDrawer'
import { readCronjob, useCronjob } from './useCronjob'

type RowOverlay = Exclude<OverlayName, 'create'>
const titles: Readonly<Record<RowOverlay, MessageId>> = {
  update: 'cronjobs.updateTitle',
  status: 'cronjobs.statusTitle',
  json: 'cronjobs.json',
  delete: 'cronjobs.deleteTitle',
}

type Props = {
  opened: Opened<OverlayName>
  query: ListQuery<CronjobConfig>
  onClose: () => void
}

/** What is open over the cronjobs. */
export function CronjobOverlays({ opened, query, onClose }: Props) {
  const { name, record = '' } = opened
  if (name === 'create') return <CreateDrawer onClose={onClose} />
  return <OfCronjob key={`${name} ${record}`} name={name} id={record} query={query} onClose={onClose} />
}

type OfCronjobProps = Omit<Props, 'opened'> & { name: RowOverlay; id: string }

/** What is open of a cronjob: of a row, or of one that an address names. */
function OfCronjob({ name, id, query, onClose }: OfCronjobProps) {
  const text = useText()
  const look = useCronjob(id, query)
  return (
    <OpenedRecord
      look={look}
      title={titles[name]}
      gone="cronjobs.gone"
      way={<ButtonLink to={`${paths.systemSetting}?tab=cronjob`}>{text('cronjobs.all')}</ButtonLink>}
      onClose={onClose}
    >
      {(config, readBy) => {
        if (name === 'update') return <UpdateDrawer config={config} onClose={onClose} />
        if (name === 'status') return <StatusDialog config={config} onClose={onClose} />
        if (name === 'delete')
          return (
            <DeleteDialog
              title="cronjobs.deleteTitle"
              name={config.name}
              useDeletion={useDeleteCronjobConfigMutation}
              arg={{ id }}
              failed="cronjobs.deleteFailed"
              onClose={onClose}
            />
          )
        return (
          <Panel size="medium" title={text('cronjobs.json')} onClose={onClose}>
            <RecordJson
              label={text('cronjobs.jsonOf', { name: config.name })}
              record={config}
              query={readBy}
            />
          </Panel>
        )
      }}
    </OpenedRecord>
  )
}

type StatusProps = { config: CronjobConfig; onClose: () => void }

/** Asks before a cronjob is switched on or off, naming it, what it is and what it becomes (CRON-15, B37). */
function StatusDialog({ config: shown, onClose }: StatusProps) {
  const text = useText()
  const read = useRead()
  // What the person saw when pressing the switch, whatever the list says meanwhile.
  const [config] = useState(shown)
  const { id, name } = config
  const [update, state] = useUpdateCronjobConfigMutation()
  const [isReading, setReading] = useState(false)
  const isActive = config.status === 'Active'
  const status = isActive ? 'Inactive' : 'Active'

  /** The call wants all fields (CRON-16): as they are now, so that nobody's change is undone by it. */
  async function flip(arg: { id: string }) {
    setReading(true)
    const now = await readCronjob(read, id, name).catch(() => undefined)
    setReading(false)
    return update({ ...arg, cronjobConfigInput: { ...wholeOf(now ?? config), status } })
  }
  const change = useChange([flip, { ...state, isLoading: state.isLoading || isReading }], {
    done: ({ message }) => saidOr(message, { id: 'common.updated' }),
    failed: 'common.failedToUpdate',
    tell: 'notice',
    onClose,
  })
  const [from, to] = [text(statusWords[config.status]), text(statusWords[status])]
  return (
    <ConfirmDialog
      {...confirmProps(change, { id }, onClose)}
      title={text(isActive ? 'cronjobs.deactivateTitle' : 'cronjobs.activateTitle')}
      confirm={text(isActive ? 'cronjobs.deactivate' : 'cronjobs.activate')}
      danger={isActive}
    >
      {text('cronjobs.statusChange', { name, from, to })} {text('confirm.continue')}
    </ConfirmDialog>
  )
}
