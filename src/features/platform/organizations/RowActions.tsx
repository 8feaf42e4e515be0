import type { Organization } from '../../../api'
import { RowMenu } from '../../../kit/list/RowMenu'
import { useText } from '../../../texts'
import { IconButton } from '../../../ui/IconButton'
import type { MenuItem } from '../../../ui/Menu'
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

type Props = RowEvents & { organization: Organization; rules: Rules }

/** The two frequent actions of a row as icons, on phones in the menu too, where the others are; Delete last. */
export function RowActions({ organization: { id, name }, rules, onOpen, onDelete, own, phone }: Props) {
  const text = useText()
  const blocked = (action: ActionName) => {
    const disabledReason = rules.reason(action)
    return disabledReason === undefined ? {} : { disabledReason }
  }
  const item = (
    action: 'update' | 'setup' | 'links' | 'init',
    label: string,
    icon: MenuItem['icon'],
  ): MenuItem[] =>
    rules.has(action)
      ? [{ name: action, label, icon: icon!, onSelect: () => onOpen(action, id), ...blocked(action) }]
      : []
  return (
    <>
      {!phone && rules.has('update') && (
        <IconButton
          size="sm"
          icon="pencil"
          label={text('organizations.editOf', { name })}
          onClick={() => onOpen('update', id)}
          {...blocked('update')}
        />
      )}
      {!phone && rules.has('setup') && (
        <IconButton
          size="sm"
          icon="settings"
          label={text('organizations.setupOf', { name })}
          onClick={() => onOpen('setup', id)}
          {...blocked('setup')}
        />
      )}
      <RowMenu
        label={text('organizations.moreOf', { name })}
        items={(openedAt) => [
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
                  ...blocked('delete'),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
