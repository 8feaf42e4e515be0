import { useDeletePermissionMutation, useSearchInternalPermissionsQuery, type Permission } from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../kit/dialog/ConfirmDialog'
import { Panel } from '../../../kit/dialog/Panel'
import { RecordJson } from '../../../kit/json/Json'
import type { ListQuery } from '../../../kit/list/listView'
import { OpenedRecord } from '../../../kit/list/OpenedRecord'
import { ButtonLink } from '../../../kit/navigation/ButtonLink'
import type { Opened } from '../../../kit/navigation/useOpened'
import { paths } from '../../../paths'
import { useText, type MessageId } from '../../../texts'
import type { OverlayName } from './columns'
import { PermissionDrawer } from './PermissionDrawer'
import { usePermission } from './usePermission'

type RowOverlay = Exclude<OverlayName, 'create'>
const titles: Readonly<Record<RowOverlay, MessageId>> = {
  update: 'permissions.updateTitle',
  json: 'permissions.json',
  delete: 'permissions.deleteTitle',
}

type Props = {
  opened: Opened<OverlayName>
  query: ListQuery<Permission>
  onClose: () => void
}

/** What is open over the catalogue. */
export function PermissionOverlays({ opened, query, onClose }: Props) {
  const { name, record = '' } = opened
  if (name === 'create') return <PermissionDrawer onClose={onClose} />
  return <OfPermission key={`${name} ${record}`} name={name} id={record} query={query} onClose={onClose} />
}

type OfPermissionProps = Omit<Props, 'opened'> & { name: RowOverlay; id: string }

/** What is open of a permission: of a row, or of one that an address names. */
function OfPermission({ name, id, query, onClose }: OfPermissionProps) {
  const text = useText()
  const look = usePermission(id, query)
  return (
    <OpenedRecord
      look={look}
      title={titles[name]}
      gone="permissions.gone"
      way={<ButtonLink to={paths.consolePermission}>{text('permissions.all')}</ButtonLink>}
      onClose={onClose}
    >
      {(permission, readBy) => {
        if (name === 'update') return <PermissionDrawer permission={permission} onClose={onClose} />
        if (name === 'delete') return <DeleteQuestion permission={permission} onClose={onClose} />
        return (
          <Panel size="medium" title={text('permissions.json')} onClose={onClose}>
            <RecordJson
              label={text('permissions.jsonOf', { name: permission.name })}
              record={permission}
              query={readBy}
            />
          </Panel>
        )
      }}
    </OpenedRecord>
  )
}

type QuestionProps = { permission: Permission; onClose: () => void }

/** Asks before a permission goes, naming it and how many lose it. A refusal is a notice 'Error' (decisions 20). */
function DeleteQuestion({ permission: { id, name }, onClose }: QuestionProps) {
  const text = useText()
  const { data } = useSearchInternalPermissionsQuery({
    pageSize: 1,
    internalPermissionSearch: { permission: id },
  })
  const count = data?.results.page.totalRecords
  const change = useChange(useDeletePermissionMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.deleted' }),
    failed: 'common.somethingWentWrong',
    title: 'common.error',
    tell: 'notice',
    stale: ['Permission'],
    onClose,
  })
  const effects = [
    text('permissions.deleteText', { key: id }),
    count !== undefined && text('permissions.heldBy', { count }),
    text('confirm.remove'),
  ]
  return (
    <ConfirmDialog
      {...confirmProps(change, { id, permissionDeletion: {} }, onClose)}
      title={text('permissions.deleteTitle')}
      confirm={text('common.delete')}
      danger
    >
      <strong>{name}</strong> {effects.filter(Boolean).join(' ')}
    </ConfirmDialog>
  )
}
