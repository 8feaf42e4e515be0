import type { Permission } from '../../../api'
import { actionColumn } from '../../../kit/list/actionColumn'
import { pageAt, type PagePath } from '../../../kit/navigation/pages'
import { Time } from '../../../kit/time/Time'
import type { MessageId, Translate } from '../../../texts'
import type { Column } from '../../../ui/DataTable'
import { IconButton } from '../../../ui/IconButton'
import { tip } from '../../../ui/Tooltip'
import { Words } from '../../../ui/Words'
import { categoryWord } from './categories'

/** What opens over the list. */
export const overlays = ['create', 'update', 'json', 'delete'] as const
export type OverlayName = (typeof overlays)[number]

/** The pages that show who holds a permission; both are filtered by it in their address. */
export const holderPages = [
  ['/permission-group', 'permissions.groupsWith', 'shield'],
  ['/internal-permission', 'permissions.holders', 'users'],
] as const

type Options = {
  /** Leads to one of them, for a permission. */
  onHolders: (page: PagePath, id: string) => void
  onOpen: (name: OverlayName, id: string) => void
  /** What takes a permission away was chosen in a menu that had been opened at that moment. */
  onTakeAway: (id: string, openedAt: number) => void
}

/** The columns in the person's language. */
export function columnsOf(
  text: Translate,
  { onOpen, onTakeAway, onHolders }: Options,
): readonly Column<Permission>[] {
  const time = (at: 'createdAt' | 'updatedAt', by: 'createdBy' | 'updatedBy', head: MessageId) => ({
    key: at,
    head: text(head),
    secondary: true,
    width: 120,
    cell: (permission: Permission) => (
      <Time relative at={permission[at]} by={permission[by] ?? text('common.none')} />
    ),
  })
  return [
    {
      key: 'name',
      head: text('permissions.name'),
      least: 176,
      card: 'title',
      cell: ({ id, name }) => (
        <button type="button" className="name two" {...tip(name)} onClick={() => onOpen('update', id)}>
          {name}
        </button>
      ),
    },
    { key: 'id', head: text('permissions.key'), least: 152, cell: ({ id }) => id },
    {
      key: 'category',
      head: text('permissions.category'),
      width: 148,
      cell: ({ categoryId, category }) => <Words>{categoryWord(categoryId, category, text)}</Words>,
    },
    {
      key: 'description',
      head: text('permissions.description'),
      secondary: true,
      least: 160,
      cell: ({ description }) => description,
    },
    time('createdAt', 'createdBy', 'permissions.createdAt'),
    { ...time('updatedAt', 'updatedBy', 'permissions.updatedAt'), tableOnly: true },
    {
      ...actionColumn<Permission>(text, 92, ({ id, name }) => (
        <IconButton
          size="sm"
          icon="pencil"
          label={text('permissions.editOf', { name })}
          onClick={() => onOpen('update', id)}
        />
      )),
      menu: {
        label: ({ name }) => text('permissions.moreOf', { name }),
        items: ({ id }, openedAt) => [
          {
            name: 'json',
            label: text('permissions.json'),
            icon: 'document',
            onSelect: () => onOpen('json', id),
          },
          ...holderPages.flatMap(([path, label, icon]) => {
            const page = pageAt(path)
            return page ? [{ name: path, label: text(label), icon, onSelect: () => onHolders(page, id) }] : []
          }),
          {
            ...{ name: 'delete', label: text('common.delete'), icon: 'trash', danger: true },
            onSelect: () => onTakeAway(id, openedAt),
          },
        ],
      },
    },
  ]
}
