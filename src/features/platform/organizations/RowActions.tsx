import type { Organization } from '../../../api'
import { useText, type Translate } from '../../../texts'
import { IconButton } from '../../../ui/IconButton'
import type { MenuItem } from '../../../ui/Menu'
import type { RowMenu } from '../../../ui/RowMenu'
import type { ActionName, OverlayName, Rules } from './actions'

export type RowEvents = {
  readonly onOpen: (name: OverlayName, id: string) => void
  /** The menu whose Delete was pressed had been opened at that moment. */
  readonly onDelete: (id: string, openedAt: number) => void
  /** The organization that the person works in. */
  readonly own: string | undefined
  /** Where rows are cards there is room for the menu only. */
  readonly phone: boolean
}

const blocked = (rules: Rules, action: ActionName) => {
  const disabledReason = rules.reason(action)
  return disabledReason === undefined ? {} : { disabledReason }
}

type Props = Pick<RowEvents, 'onOpen'> & { organization: Organization; rules: Rules }

/** The two frequent actions of a row as icons; on phones they are in its menu too, where the others are. */
export function RowActions({ organization: { id, name }, rules, onOpen }: Props) {
  const text = useText()
  return (
    <>
      {rules.has('update') && (
        <IconButton
          size="sm"
          icon="pencil"
          label={text('organizations.editOf', { name })}
          onClick={() => onOpen('update', id)}
          {...blocked(rules, 'update')}
        />
      )}
      {rules.has('setup') && (
        <IconButton
          size="sm"
          icon="settings"
          label={text('organizations.setupOf', { name })}
          onClick={() => onOpen('setup', id)}
          {...blocked(rules, 'setup')}
        />
      )}
    </>
  )
}

/** The menu of a row; Delete is its last. */
export function rowMenu(text: Translate, rules: Rules, events: RowEvents): RowMenu<Organization> {
  const { onOpen, onDelete, own, phone } = events
  return {
    label: ({ name }) => text('organizations.moreOf', { name }),
    items: ({ id }, openedAt) => {
      const item = (
        action: 'update' | 'setup' | 'links' | 'init',
        label: string,
        icon: NonNullable<MenuItem['icon']>,
      ): MenuItem[] =>
        rules.has(action)
          ? [{ name: action, label, icon, onSelect: () => onOpen(action, id), ...blocked(rules, action) }]
          : []
      return [
        ...(phone
          ? [
              ...item('update', text('organizations.edit'), 'pencil'),
              ...item('setup', text('organizations.setup'), 'settings'),
            ]
          : []),
        ...item('links', text('organizations.link'), 'link'),
        ...item('init', text('organizations.init'), 'key'),
        {
          name: 'json',
          label: text('organizations.json'),
          icon: 'document',
          onSelect: () => onOpen('json', id),
        },
        ...(rules.has('delete')
          ? [
              'line' as const,
              {
                name: 'delete',
                label: text('organizations.delete'),
                icon: 'trash' as const,
                danger: true,
                onSelect: () => onDelete(id, openedAt),
                ...(id === own && { disabledReason: text('organizations.deleteOwn') }),
                ...blocked(rules, 'delete'),
              },
            ]
          : []),
      ]
    },
  }
}
