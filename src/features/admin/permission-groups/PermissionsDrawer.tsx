import { useMemo, useState } from 'react'
import { useSearchOrganizationPermissionsQuery, type Permission } from '../../../api'
import { Panel } from '../../../kit/dialog/Panel'
import { RecordJson } from '../../../kit/json/Json'
import { actionColumn } from '../../../kit/list/actionColumn'
import { textPart, type ListAddress } from '../../../kit/list/address'
import { ResourceList } from '../../../kit/list/ResourceList'
import { useListParams } from '../../../kit/list/useListParams'
import { useText, type Translate } from '../../../texts'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { IconButton } from '../../../ui/IconButton'
import { tip } from '../../../ui/Tooltip'

/** The call knows no order. */
const listParams: ListAddress<{ readonly freeText: string }, 'createdAt:DESC'> = {
  name: 'permissions of groups',
  filters: { freeText: textPart },
  orders: ['createdAt:DESC'],
}
const keyOf = ({ id }: Permission) => id

/** The permissions that groups can hold, to look at. */
export function PermissionsDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const list = useListParams(listParams, { in: 'state' })
  const { page, pageSize } = list.request
  const { freeText } = list.filters
  const query = useSearchOrganizationPermissionsQuery({
    ...{ page, pageSize },
    permissionSearch: freeText === '' ? {} : { query: freeText },
  })
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(() => columnsOf(text, shown, setShown), [text, shown])
  return (
    <Panel
      size={{ sm: '80%', lg: '700px' }}
      title={text('permissionGroups.permissionsTitle')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{text('common.close')}</Button>}
    >
      <ResourceList
        caption="permissionGroups.permissionsTitle"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        detail={(permission) =>
          shown.has(permission.id) && (
            <RecordJson
              label={text('permissionGroups.jsonOfPermission', { name: permission.name })}
              record={permission}
              query={query}
            />
          )
        }
        filters={{
          label: 'permissionGroups.infoText',
          placeholder: 'permissionGroups.infoPlaceholder',
          children: () => null,
        }}
        none="permissionGroups.noPermissionFound"
      />
    </Panel>
  )
}

function columnsOf(
  text: Translate,
  shown: ReadonlySet<string>,
  onShow: (shown: ReadonlySet<string>) => void,
): readonly Column<Permission>[] {
  return [
    {
      key: 'name',
      head: text('permissionGroups.name'),
      least: 208,
      card: 'title',
      cell: ({ id, name }) => (
        <span className="person">
          <b className="name" {...tip(name)}>
            {name}
          </b>
          <small translate="no" {...tip(id)}>
            {id}
          </small>
        </span>
      ),
    },
    {
      key: 'description',
      head: text('permissionGroups.description'),
      secondary: true,
      least: 136,
      cell: ({ description }) => description,
    },
    actionColumn<Permission>(text, 96, ({ id, name }) => (
      <IconButton
        size="sm"
        icon="document"
        label={text('permissionGroups.jsonOf', { name })}
        aria-expanded={shown.has(id)}
        onClick={() =>
          onShow(new Set(shown.has(id) ? [...shown].filter((each) => each !== id) : [...shown, id]))
        }
      />
    )),
  ]
}
