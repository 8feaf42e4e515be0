import type { PermissionGroup } from '../../../api'
import { actionColumn } from '../../../kit/list/actionColumn'
import { Time } from '../../../kit/time/Time'
import type { Translate } from '../../../texts'
import { CountButton } from '../../../ui/CountButton'
import type { Column } from '../../../ui/DataTable'
import { IconButton } from '../../../ui/IconButton'
import type { MenuItem } from '../../../ui/Menu'
import { Tag } from '../../../ui/Tag'
import { nameTip } from '../../../ui/Tooltip'
import type { Reason } from '../../../ui/reason'
import type { RowOverlay, UsersByGroup } from './overlays'
import type { Reasons } from './useReasons'

type Options = {
  usersByGroup: UsersByGroup
  reasons: Reasons
  /** Where rows are cards there is room for a menu only. */
  phone: boolean
  onOpen: (name: RowOverlay, id: string) => void
  /** Deleting was chosen at that moment. */
  onDelete: (id: string, openedAt?: number) => void
}

const disabled = (disabledReason: Reason | undefined) =>
  disabledReason === undefined ? {} : { disabledReason }

const headWidth = (words: string) => Math.round(24 + 6.5 * words.length)

/** The columns in the person's language. */
export function columnsOf(text: Translate, options: Options): readonly Column<PermissionGroup>[] {
  const { usersByGroup, reasons, phone, onOpen, onDelete } = options
  const none = text('common.none')
  /** A system group is only looked at (PGROUP-29, PGROUP-30). */
  const editing = ({ system }: PermissionGroup) => (system ? 'info' : 'update')
  const whyItStays = ({ system }: PermissionGroup) =>
    system ? text('permissionGroups.systemStays') : reasons.delete
  return [
    {
      key: 'name',
      head: text('permissionGroups.name'),
      least: 208,
      card: 'title',
      cell: ({ name, system }) => (
        <span className="with-tag">
          <b className="name two" {...nameTip(name)}>
            {name}
          </b>
          {system && <Tag tone="strong">{text('permissionGroups.system')}</Tag>}
        </span>
      ),
    },
    {
      key: 'permissions',
      head: text('permissionGroups.permission'),
      width: 116,
      cell: ({ id, name, permissions: { length: count } }) =>
        count === 0 ? (
          text('permissionGroups.noPermissions')
        ) : (
          <CountButton
            label={text('permissionGroups.permissionsOf', { count, name })}
            onClick={() => onOpen('info', id)}
            {...disabled(reasons.look)}
          >
            {text('permissionGroups.permissions', { count })}
          </CountButton>
        ),
    },
    {
      key: 'users',
      head: text('permissionGroups.user'),
      width: 24 + 7 * text('permissionGroups.users', { count: 99 }).length,
      cell: ({ id, name }) => {
        const count = usersByGroup[id]?.length ?? 0
        return count === 0 ? (
          <IconButton
            size="sm"
            icon="plus"
            // Its picture stands where words would begin.
            style={{ marginInlineStart: '-8px' }}
            label={text('permissionGroups.assignOf', { name })}
            onClick={() => onOpen('users', id)}
            {...disabled(reasons.assign)}
          />
        ) : (
          <CountButton
            label={text('permissionGroups.usersOf', { count, name })}
            onClick={() => onOpen('users', id)}
            {...disabled(reasons.assign)}
          >
            {text('permissionGroups.users', { count })}
          </CountButton>
        )
      },
    },
    {
      key: 'description',
      head: text('permissionGroups.description'),
      secondary: true,
      least: 120,
      cell: ({ description }) => description,
    },
    {
      key: 'createdAt',
      head: text('permissionGroups.createdAt'),
      secondary: true,
      width: headWidth(text('permissionGroups.createdAt')),
      card: 'foot',
      cell: ({ createdAt, createdBy }) =>
        createdAt !== undefined && <Time relative act="created" at={createdAt} by={createdBy ?? none} />,
    },
    {
      key: 'updatedAt',
      head: text('permissionGroups.updatedAt'),
      secondary: true,
      tableOnly: true,
      width: headWidth(text('permissionGroups.updatedAt')),
      cell: ({ updatedAt, updatedBy }) =>
        updatedAt !== undefined && <Time relative act="updated" at={updatedAt} by={updatedBy ?? none} />,
    },
    {
      ...actionColumn<PermissionGroup>(
        text,
        120,
        (group) =>
          !phone && (
            <>
              <IconButton
                size="sm"
                icon="document"
                label={text('permissionGroups.jsonOf', { name: group.name })}
                onClick={() => onOpen('json', group.id)}
              />
              <IconButton
                size="sm"
                icon="pencil"
                label={text(group.system ? 'permissionGroups.infoOf' : 'permissionGroups.editOf', {
                  name: group.name,
                })}
                onClick={() => onOpen(editing(group), group.id)}
                {...disabled(group.system ? reasons.look : reasons.update)}
              />
              <IconButton
                size="sm"
                icon="trash"
                label={text('permissionGroups.deleteOf', { name: group.name })}
                onClick={() => onDelete(group.id)}
                {...disabled(whyItStays(group))}
              />
            </>
          ),
      ),
      ...(phone && {
        menu: {
          label: ({ name }: PermissionGroup) => text('permissionGroups.moreOf', { name }),
          items: (group: PermissionGroup, openedAt: number): (MenuItem | 'line')[] => [
            {
              ...{ name: 'json', label: text('permissionGroups.json'), icon: 'document' },
              onSelect: () => onOpen('json', group.id),
            },
            {
              ...{ name: 'edit', icon: 'pencil' },
              label: text(group.system ? 'permissionGroups.info' : 'permissionGroups.edit'),
              onSelect: () => onOpen(editing(group), group.id),
              ...disabled(group.system ? reasons.look : reasons.update),
            },
            'line',
            {
              ...{ name: 'delete', label: text('common.delete'), icon: 'trash', danger: true },
              onSelect: () => onDelete(group.id, openedAt),
              ...disabled(whyItStays(group)),
            },
          ],
        },
      }),
    },
  ]
}
