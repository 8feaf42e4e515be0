import { useId, useState, type FormEvent } from 'react'
import {
  bounds,
  useDeleteSupportedMiniAppMutation,
  useSearchMiniAppLiveVersionsQuery,
  type SupportedMiniApp,
} from '../../../../api'
import { saidOr } from '../../../../flows/outcomes'
import { useChange } from '../../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../../kit/dialog/ConfirmDialog'
import { Panel } from '../../../../kit/dialog/Panel'
import { FormFields } from '../../../../kit/form/DrawerForm'
import { GoneDrawer } from '../../../../kit/list/GoneDrawer'
import type { ListQuery } from '../../../../kit/list/listView'
import { useOpenedRow } from '../../../../kit/list/useOpenedRow'
import { ButtonLink } from '../../../../kit/navigation/ButtonLink'
import { Link } from '../../../../kit/navigation/Link'
import type { Opened } from '../../../../kit/navigation/useOpened'
import { address, paths } from '../../../../paths'
import { useText } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { TextField } from '../../../../ui/TextField'
import type { LibraryOverlay } from './library-columns'
import { AddAppDrawer, AddAppsDrawer } from './LibraryDrawers'

const inTab = (more: Record<string, string> = {}) =>
  address(paths.systemSetting, { tab: 'zalo-mini-app', ...more })

type Props = {
  opened: Opened<LibraryOverlay>
  query: ListQuery<SupportedMiniApp>
  onClose: () => void
}

/** What is open over the library. */
export function LibraryOverlays({ opened, query, onClose }: Props) {
  const text = useText()
  const found = useOpenedRow(opened, query)
  if (opened.name === 'add') return <AddAppDrawer onClose={onClose} />
  if (opened.name === 'add-list') return <AddAppsDrawer onClose={onClose} />
  if (opened.name === 'delete-by-id') return <DeleteByIdDrawer onClose={onClose} />
  if (found === 'gone')
    return (
      <GoneDrawer
        title="miniApps.deleteAppTitle"
        gone="miniApps.goneApp"
        way={<ButtonLink to={inTab({ menu: 'zma-library' })}>{text('miniApps.allApps')}</ButtonLink>}
        onClose={onClose}
      />
    )
  if (found === 'loading') return null
  return <DeleteAppDialog key={found.row.id} app={found.row} onClose={onClose} />
}

/** Told as the delete tools tell it (SYSTOOLS-25, -26). `onDone` follows a deletion, before the question closes. */
const useDeletion = (onClose: () => void, onDone?: () => void) =>
  useChange(useDeleteSupportedMiniAppMutation(), {
    done: ({ message }) => saidOr(message, { id: 'miniApps.appDeleted' }),
    failed: 'common.somethingWasWrong',
    title: 'common.error',
    tell: 'notice',
    stale: ['MiniApp'],
    ...(onDone && { onDone }),
    onClose,
  })

/** Asks before a mini app leaves the library. One with live versions stays: they would be of nothing. */
function DeleteAppDialog({ app, onClose }: { app: SupportedMiniApp; onClose: () => void }) {
  const text = useText()
  const { id, appId, appName } = app
  const change = useDeletion(onClose)
  const { data } = useSearchMiniAppLiveVersionsQuery(
    { pageSize: bounds.PageSize.maximum, miniAppLiveVersionSearch: { freeText: appId } },
    { refetchOnMountOrArgChange: true },
  )
  // The text may stand in other fields too.
  const count = data?.results.content.filter((live) => live.appId === appId).length ?? 0
  const leaves = text('miniApps.deleteAppText', { appId, id })
  const inUse = count > 0 ? text('miniApps.usedBy', { count }) : undefined
  return (
    <ConfirmDialog
      {...confirmProps(change, { id }, onClose)}
      title={text('miniApps.deleteAppTitle')}
      confirm={text('common.delete')}
      blocked={inUse}
      danger
    >
      <strong>{appName}</strong> {leaves} {inUse ?? text('confirm.remove')}
      {inUse !== undefined && (
        <p>
          <Link to={inTab({ freeText: appId })}>{text('miniApps.toLive')}</Link>
        </p>
      )}
    </ConfirmDialog>
  )
}

/** For an id that is known from elsewhere: it is typed, then asked about. */
function DeleteByIdDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState<'typing' | 'missing' | 'asked'>('typing')
  const id = typed.trim()
  const stop = () => setStep('typing')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setStep(id === '' ? 'missing' : 'asked')
  }
  return (
    <Panel
      size="medium"
      title={text('miniApps.deleteByIdTitle')}
      onClose={onClose}
      action={
        <Button kind="danger" icon="trash" type="submit" form={formId}>
          {text('common.delete')}
        </Button>
      }
    >
      <FormFields id={formId} noValidate onSubmit={ask}>
        <TextField
          name="id"
          label={text('miniApps.id')}
          help={text('miniApps.deleteByIdHelp')}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          error={step === 'missing' && id === '' ? text('miniApps.pleaseEnter') : undefined}
        />
      </FormFields>
      {step === 'asked' && <DeleteIdDialog id={id} onDone={onClose} onClose={stop} />}
    </Panel>
  )
}

function DeleteIdDialog({ id, onDone, onClose }: { id: string; onDone: () => void; onClose: () => void }) {
  const text = useText()
  const change = useDeletion(onClose, onDone)
  return (
    <ConfirmDialog
      {...confirmProps(change, { id }, onClose)}
      title={text('miniApps.deleteAppTitle')}
      confirm={text('common.delete')}
      danger
    >
      {text('miniApps.deleteIdText', { id })} {text('confirm.remove')}
    </ConfirmDialog>
  )
}
