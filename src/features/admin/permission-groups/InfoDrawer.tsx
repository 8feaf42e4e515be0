import type { PermissionGroup } from '../../../api'
import { NotChecked } from '../../../domain/access/NotChecked'
import { useGrantCapability } from '../../../domain/permission-groups/useGrantCapability'
import { usePermissions } from '../../../domain/permission-groups/usePermissions'
import { Panel } from '../../../kit/dialog/Panel'
import { FormFields } from '../../../kit/form/DrawerForm'
import { ButtonLink } from '../../../kit/navigation/ButtonLink'
import { PageSkeleton } from '../../../kit/query/QueryContent'
import { Time } from '../../../kit/time/Time'
import { address, paths } from '../../../paths'
import { useText } from '../../../texts'
import { Banner } from '../../../ui/Banner'
import { Button } from '../../../ui/Button'
import { Definitions } from '../../../ui/Definitions'
import { wordsOf } from '../../../ui/reason'
import { Tag } from '../../../ui/Tag'
import { drawerSize, type RowOverlayProps } from './overlays'
import { SelectedTable } from './SelectedTable'
import { distinct } from './selection'

/** A group to look at: what it permits, and how many people have it. */
export function InfoDrawer({ group, userIds, onClose }: RowOverlayProps) {
  const text = useText()
  const capability = useGrantCapability({
    missing: 'permissionGroups.missingGrant',
    act: 'updatePermissionGroup',
  })
  return (
    <Panel
      size={drawerSize}
      title={text('permissionGroups.infoTitle')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{text('common.close')}</Button>}
    >
      <FormFields as="div">
        <NotChecked {...capability} />
        {capability.asking && <PageSkeleton />}
        {capability.reason === undefined && <About group={group} users={userIds.length} />}
        {capability.reason !== undefined && !capability.asking && !capability.failed && (
          <Banner tone="info">{wordsOf(capability.reason)}</Banner>
        )}
      </FormFields>
    </Panel>
  )
}

function About({ group, users }: { group: PermissionGroup; users: number }) {
  const text = useText()
  const { nameOf, find } = usePermissions()
  const { id, name, description, system, createdAt, createdBy, updatedAt, updatedBy } = group
  const none = text('common.none')
  const permissions = distinct(group.permissions)
  return (
    <>
      <Definitions
        items={[
          { term: text('permissionGroups.name'), value: <Named name={name} system={system} /> },
          { term: text('permissionGroups.description'), value: description || none },
          {
            term: text('permissionGroups.createdAt'),
            value: <Time relative act="created" at={createdAt} by={createdBy ?? none} />,
          },
          {
            term: text('permissionGroups.updatedAt'),
            value: <Time relative act="updated" at={updatedAt} by={updatedBy ?? none} />,
          },
          {
            term: text('permissionGroups.user'),
            value:
              users === 0
                ? text('permissionGroups.noUsers')
                : text('permissionGroups.users', { count: users }),
          },
        ]}
      />
      {users > 0 && (
        <div>
          <ButtonLink to={address(paths.accounts, { permissionGroup: id })}>
            {text('permissionGroups.accounts')}
          </ButtonLink>
        </div>
      )}
      <SelectedTable
        label={
          permissions.length === 0
            ? text('permissionGroups.noPermissions')
            : text('permissionGroups.permissions', { count: permissions.length })
        }
        head={text('permissionGroups.permission')}
        rows={permissions.map((key) => ({ id: key, name: nameOf(key), description: find(key)?.description }))}
      />
    </>
  )
}

function Named({ name, system }: { name: string; system: boolean }) {
  const text = useText()
  return (
    <span className="with-tag">
      <b>{name}</b>
      {system && <Tag tone="strong">{text('permissionGroups.system')}</Tag>}
    </span>
  )
}
