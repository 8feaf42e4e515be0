import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useSearchPermissionGroupsQuery, type PermissionGroup } from '../../../api'
import { NotChecked } from '../../../domain/access/NotChecked'
import { UserPicker } from '../../../domain/accounts/UserPicker'
import { PermissionPicker } from '../../../domain/permission-groups/PermissionPicker'
import { useGrantCapability } from '../../../domain/permission-groups/useGrantCapability'
import { arriving } from '../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../kit/arriving/Instead'
import { FilterField, type FilterFields } from '../../../kit/list/FilterForm'
import { justRead } from '../../../kit/list/first-list'
import { ResourceList } from '../../../kit/list/ResourceList'
import { ResourcePage } from '../../../kit/list/ResourcePage'
import { useListParams } from '../../../kit/list/useListParams'
import { useTakeAway } from '../../../kit/list/useTakeAway'
import { useOpened } from '../../../kit/navigation/useOpened'
import { useStableCallback } from '../../../kit/useStableCallback'
import { useText } from '../../../texts'
import { below, breakpoints } from '../../../ui/breakpoints'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import type { Pickable } from '../../../ui/PickerField'
import { useMedia } from '../../../ui/useMedia'
import { columnsOf } from './columns'
import { argsOf, listParams, type Filters } from './filters'
import { overlays, type UsersByGroup } from './overlays'
import { useReasons } from './useReasons'

const GroupOverlays = arriving(
  () => import(/* webpackPrefetch: true */ './GroupOverlays').then((part) => part.GroupOverlays),
  drawerMeanwhile('menu.permissionGroups'),
)

const Above = chakra('div', { base: { mb: '16px', '&:empty': { display: 'none' } } })

const keyOf = ({ id }: PermissionGroup) => id
const nobody: UsersByGroup = {}

/** The permission groups of the organization, what they permit, and who has them. */
export function PermissionGroupsScreen() {
  const text = useText()
  const list = useListParams(listParams)
  const query = useSearchPermissionGroupsQuery(argsOf(list), justRead)
  const usersByGroup = query.data?.results.extras.usersByGroup ?? nobody
  const { opened, open, close } = useOpened(overlays)
  const evaluation = useOpened(['evaluate'])
  const capability = useGrantCapability({ missing: 'permissionGroups.missingGrant' })
  const reasons = useReasons()

  const phone = useMedia(below(breakpoints.md))
  const takeAway = useTakeAway(query.data?.results.content, open)
  const onOpen = useStableCallback(open)
  const onDelete = useStableCallback((id: string, openedAt: number = 0) => takeAway('delete', id, openedAt))
  const columns = useMemo(
    () => columnsOf(text, { usersByGroup, reasons, phone, onOpen, onDelete }),
    [text, usersByGroup, reasons, phone, onOpen, onDelete],
  )
  return (
    <ResourcePage
      title="menu.permissionGroups"
      action={
        <>
          <Button icon="search" onClick={() => evaluation.open('evaluate')}>
            {text('access.evaluate')}
          </Button>
          <Button
            kind="primary"
            icon="plus"
            onClick={() => open('create')}
            {...(reasons.add !== undefined && { disabledReason: reasons.add })}
          >
            {text('permissionGroups.new')}
          </Button>
        </>
      }
    >
      <Above>
        <NotChecked {...capability} />
      </Above>
      <ResourceList
        caption="menu.permissionGroups"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        filters={{
          label: 'permissionGroups.groupName',
          placeholder: 'permissionGroups.groupName',
          more: <Button onClick={() => open('permissions')}>{text('permissionGroups.browse')}</Button>,
          children: (fields) => <GroupFilters {...fields} />,
        }}
        none="permissionGroups.none"
        about={
          <IconButton
            size="sm"
            icon="refresh"
            label={text('permissionGroups.refresh')}
            onClick={() => void query.refetch()}
          />
        }
      />
      {opened && <GroupOverlays {...{ opened, query, usersByGroup }} onClose={close} />}
    </ResourcePage>
  )
}

/** A permission and a user: they take effect with Search. */
function GroupFilters({ draft, put }: Pick<FilterFields<Filters>, 'draft' | 'put'>) {
  const text = useText()
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  // The address has ids alone; names are those that were chosen here.
  const named = (id: string): Pickable[] => (id === '' ? [] : [{ value: id, label: names[id] ?? id }])
  const remember = ([chosen]: readonly Pickable[]): string => {
    if (!chosen) return ''
    setNames({ ...names, [chosen.value]: chosen.label })
    return chosen.value
  }
  const all = text('list.all')
  return (
    <>
      <FilterField>
        <PermissionPicker
          dense
          name="permission"
          label={text('permissionGroups.permission')}
          placeholder={all}
          all={all}
          value={[draft.permission].filter(Boolean)}
          onChange={([permission = '']) => put({ permission })}
        />
      </FilterField>
      <FilterField>
        <UserPicker
          dense
          name="userId"
          label={text('permissionGroups.user')}
          placeholder={all}
          all={all}
          value={named(draft.userId)}
          onChange={(chosen) => put({ userId: remember(chosen) })}
        />
      </FilterField>
    </>
  )
}
