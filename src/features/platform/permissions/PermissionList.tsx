import { ListActions } from '../../../kit/list/ListActions'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSearchPermissionsQuery, type Permission } from '../../../api'
import { arriving } from '../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../kit/arriving/Instead'
import { justRead } from '../../../kit/list/first-list'
import { ResourceList } from '../../../kit/list/ResourceList'
import { useListParams } from '../../../kit/list/useListParams'
import { useTakeAway } from '../../../kit/list/useTakeAway'
import { useOwnAddress } from '../../../kit/navigation/Link'
import type { PagePath } from '../../../kit/navigation/pages'
import { useOpened } from '../../../kit/navigation/useOpened'
import { useStableCallback } from '../../../kit/useStableCallback'
import { address } from '../../../paths'
import { useText } from '../../../texts'
import { Button } from '../../../ui/Button'
import { columnsOf, overlays } from './columns'
import { argsOf, listParams } from './filters'

const PermissionOverlays = arriving(
  () => import(/* webpackPrefetch: true */ './PermissionOverlays').then((part) => part.PermissionOverlays),
  drawerMeanwhile('menu.permissions'),
)

const keyOf = ({ id }: Permission) => id

/** The catalogue of permissions: one for all organizations. */
export function PermissionList() {
  const text = useText()
  const list = useListParams(listParams)
  const query = useSearchPermissionsQuery(argsOf(list), justRead)
  const { opened, open, close } = useOpened(overlays)
  const takeAway = useTakeAway(query.data?.results.content, open)
  const onOpen = useStableCallback(open)
  const onTakeAway = useStableCallback((id: string, openedAt: number) => takeAway('delete', id, openedAt))
  const navigate = useNavigate()
  const own = useOwnAddress()
  const onHolders = useStableCallback(
    (page: PagePath, permission: string) => void navigate(own(address(page, { permission }))),
  )
  const columns = useMemo(
    () => columnsOf(text, { onOpen, onTakeAway, onHolders }),
    [text, onOpen, onTakeAway, onHolders],
  )
  return (
    <>
      <ListActions>
        <Button kind="primary" icon="plus" onClick={() => open('create')}>
          {text('permissions.add')}
        </Button>
      </ListActions>
      <ResourceList
        caption="permissions.caption"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        none="permissions.none"
        filters={{
          label: 'permissions.freeText',
          placeholder: 'permissions.placeholder',
          children: () => null,
        }}
      />
      {opened && <PermissionOverlays opened={opened} query={query} onClose={close} />}
    </>
  )
}
