import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useSearchInternalPermissionsQuery, type InternalPermission } from '../../../api'
import { NotChecked } from '../../../domain/access/NotChecked'
import { useOwnerCapability } from '../../../domain/internal-permissions/useOwnerCapability'
import { PermissionPicker } from '../../../domain/permission-groups/PermissionPicker'
import { useMay } from '../../../kit/access/access'
import { arriving } from '../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../kit/arriving/Instead'
import { justRead } from '../../../kit/list/first-list'
import { FilterField } from '../../../kit/list/FilterForm'
import { ResourceList } from '../../../kit/list/ResourceList'
import { useListParams } from '../../../kit/list/useListParams'
import { useOpenedRowBy } from '../../../kit/list/useOpenedRow'
import { useOpened } from '../../../kit/navigation/useOpened'
import { useStableCallback } from '../../../kit/useStableCallback'
import { useText } from '../../../texts'
import { TextField } from '../../../ui/TextField'
import { columnsOf, keyOf, overlays } from './columns'
import { argsOf, listParams } from './filters'
import { RevokeDialog } from './RevokeDialog'

const GrantDrawer = arriving(
  () => import(/* webpackPrefetch: true */ './GrantDrawer').then((part) => part.GrantDrawer),
  drawerMeanwhile('internalPermissions.grantTitle'),
)

const Told = chakra('div', { base: { '&:not(:empty)': { mb: '16px' } } })

/** What people hold without a permission group, in all organizations; `GrantButton` stands beside it. */
export function InternalPermissionList() {
  const text = useText()
  const list = useListParams(listParams)
  const query = useSearchInternalPermissionsQuery(argsOf(list), justRead)
  const { opened, open, close } = useOpened(overlays)
  const capability = useOwnerCapability()
  const { reason } = capability
  const mayGrant = useMay('grantInternalPermissions').name !== 'hidden'
  const onRevoke = useStableCallback((held: InternalPermission) => open('revoke', keyOf(held)))
  const columns = useMemo(() => columnsOf(text, { reason, onRevoke }), [text, reason, onRevoke])
  const found = useOpenedRowBy(keyOf, opened?.name === 'revoke' ? opened : undefined, query)
  return (
    <>
      <Told>
        <NotChecked {...capability} />
      </Told>
      <ResourceList
        caption="title.internalPermissions"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        none="internalPermissions.none"
        filters={{
          children: ({ draft, put }) => (
            <>
              <FilterField>
                <PermissionPicker
                  among="internal"
                  dense
                  name="permission"
                  label={text('internalPermissions.permission')}
                  placeholder={text('list.all')}
                  all={text('list.all')}
                  value={[draft.permission].filter(Boolean)}
                  onChange={([permission = '']) => put({ permission })}
                />
              </FilterField>
              <FilterField>
                <TextField
                  dense
                  name="userId"
                  label={text('internalPermissions.userId')}
                  autoComplete="off"
                  value={draft.userId}
                  onChange={(userId) => put({ userId })}
                />
              </FilterField>
              <FilterField>
                <TextField
                  dense
                  name="orgId"
                  label={text('internalPermissions.orgId')}
                  autoComplete="off"
                  value={draft.orgId}
                  onChange={(orgId) => put({ orgId })}
                />
              </FilterField>
            </>
          ),
        }}
      />
      {opened?.name === 'grant' && mayGrant && (
        <GrantDrawer begun={list.filters} capability={capability} onClose={close} />
      )}
      {opened?.name === 'revoke' && found !== 'loading' && (
        <RevokeDialog held={found} capability={capability} onClose={close} />
      )}
    </>
  )
}
