import type { ComponentType } from 'react'
import { useDeletePermissionGroupsMutation, type PermissionGroup } from '../../../api'
import { usePermissions } from '../../../domain/permission-groups/usePermissions'
import { useGrantCapability } from '../../../domain/permission-groups/useGrantCapability'
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
import { AssignDrawer } from './AssignDrawer'
import { AddDrawer, UpdateDrawer } from './GroupDrawer'
import { InfoDrawer } from './InfoDrawer'
import {
  drawerSize,
  type OverlayName,
  type RowOverlay,
  type RowOverlayProps,
  type UsersByGroup,
} from './overlays'
import { PermissionsDrawer } from './PermissionsDrawer'
import { distinct } from './selection'
import { useGroup } from './useGroup'
import { useNameList } from './useNameList'

const rowOverlays: Readonly<Record<RowOverlay, ComponentType<RowOverlayProps>>> = {
  update: UpdateDrawer,
  info: InfoDrawer,
  users: AssignDrawer,
  json: JsonDrawer,
  delete: DeleteQuestion,
}
const titles: Readonly<Record<RowOverlay, MessageId>> = {
  update: 'permissionGroups.updateTitle',
  info: 'permissionGroups.infoTitle',
  users: 'permissionGroups.assignTitle',
  json: 'permissionGroups.json',
  delete: 'permissionGroups.deleteTitle',
}

type Props = {
  opened: Opened<OverlayName>
  query: ListQuery<PermissionGroup>
  usersByGroup: UsersByGroup
  onClose: () => void
}

/** What is open over the list of permission groups. */
export function GroupOverlays({ opened: { name, record = '' }, query, usersByGroup, onClose }: Props) {
  if (name === 'create') return <AddDrawer onClose={onClose} />
  if (name === 'permissions') return <PermissionsDrawer onClose={onClose} />
  return <OfGroup key={`${name} ${record}`} id={record} {...{ name, query, usersByGroup, onClose }} />
}

type OfGroupProps = Omit<Props, 'opened'> & { name: RowOverlay; id: string }

/** What is open of a group: of a row, or of one that an address names. */
function OfGroup({ name, id, query, usersByGroup, onClose }: OfGroupProps) {
  const text = useText()
  const found = useGroup(id, query, usersByGroup)
  return (
    <OpenedRecord
      look={found.look}
      title={titles[name]}
      gone="permissionGroups.gone"
      way={<ButtonLink to={paths.permissionGroups}>{text('permissionGroups.all')}</ButtonLink>}
      onClose={onClose}
    >
      {(group, readBy) => {
        // A system group is looked at in place of being edited (PGROUP-29), whatever an address says.
        const Overlay = rowOverlays[name === 'update' && group.system ? 'info' : name]
        const userIds = found.usersByGroup[group.id] ?? []
        return <Overlay {...{ group, userIds, onClose }} query={readBy} />
      }}
    </OpenedRecord>
  )
}

/** A group as the server sends it. */
function JsonDrawer({ group, query, onClose }: RowOverlayProps) {
  const text = useText()
  return (
    <Panel size={drawerSize} title={text('permissionGroups.json')} onClose={onClose}>
      <RecordJson
        label={text('permissionGroups.jsonOfGroup', { name: group.name })}
        record={group}
        query={query}
      />
    </Panel>
  )
}

/** Asks before a group goes, and says who loses what by it. */
function DeleteQuestion({ group, userIds, onClose }: RowOverlayProps) {
  const text = useText()
  const { nameOf } = usePermissions()
  const list = useNameList()
  const { reason } = useGrantCapability({
    missing: 'permissionGroups.missingGrant',
    act: 'deletePermissionGroups',
  })
  const change = useChange(useDeletePermissionGroupsMutation(), {
    done: 'common.deleted',
    failed: 'common.failedToDelete',
    stale: ['PermissionGroup'],
    onClose,
  })
  const users = userIds.length
  const permissions = distinct(group.permissions)
  const told = { users, count: permissions.length, names: list(permissions.map(nameOf)) }
  const effect =
    users === 0
      ? text('permissionGroups.deleteNobody')
      : text(
          permissions.length === 0 ? 'permissionGroups.deleteNothing' : 'permissionGroups.deleteLose',
          told,
        )
  const question = [text('permissionGroups.deleteQuestion'), effect, text('confirm.continue')].join(' ')
  return (
    <ConfirmDialog
      {...confirmProps(change, { ids: [group.id] }, onClose)}
      title={text('permissionGroups.deleteTitle')}
      confirm={text('common.delete')}
      blocked={group.system ? text('permissionGroups.systemStays') : reason}
      danger
    >
      <strong>{group.name}</strong> {question}
    </ConfirmDialog>
  )
}
