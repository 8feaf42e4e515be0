import type { Account } from '../../api'
import { useText, type MessageId, type Translate } from '../../texts'
import type { IconName } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import type { MenuItem } from '../../ui/Menu'
import type { RowMenu } from '../../ui/RowMenu'
import type { ActionName, OverlayName, Rules } from './scope'

export type RowEvents = {
  readonly onOpen: (name: OverlayName, id: string) => void
  /** What takes somebody away was chosen in a menu that had been opened at that moment. */
  readonly onTakeAway: (name: OverlayName, id: string, openedAt: number) => void
  /** The person's own account, and the organization that they work in. */
  readonly own: string | undefined
  readonly organization: string | undefined
  /** Asks what the account may do, for administrators. */
  readonly onEvaluate: ((id: string) => void) | undefined
  /** Where rows are cards there is room for the menu only. */
  readonly phone: boolean
}

/** In the order of the menu; the documents' words. */
const inMenu: readonly (readonly [action: ActionName, label: MessageId, icon: IconName])[] = [
  ['groups', 'accounts.assignGroups', 'shield'],
  ['organizations', 'accounts.companies', 'building'],
  ['assign', 'accounts.assignTitle', 'link'],
  ['two-factor', 'accounts.twoFactorTitle', 'lock'],
  ['activity', 'accounts.activity', 'clock'],
]
const takeAway = [
  ['remove', 'accounts.remove', 'sign-out'],
  ['delete', 'accounts.delete', 'trash'],
] as const satisfies typeof inMenu

/** Whether groups can be given the server says, in their drawer. */
const blocked = (rules: Rules, action: ActionName) => {
  const disabledReason = action === 'groups' ? undefined : rules.reason(action)
  return disabledReason === undefined ? {} : { disabledReason }
}

type Props = Pick<RowEvents, 'onOpen'> & { account: Account; rules: Rules }

/** The two frequent actions of a row as icons; on phones they are in its menu too, where the others are. */
export function RowActions({ account: { id, name }, rules, onOpen }: Props) {
  const text = useText()
  return (
    <>
      {rules.has('update') && (
        <IconButton
          size="sm"
          icon="pencil"
          label={text('accounts.editOf', { name })}
          onClick={() => onOpen('update', id)}
          {...blocked(rules, 'update')}
        />
      )}
      {rules.has('reset') && (
        <IconButton
          size="sm"
          icon="key"
          label={text('accounts.resetOf', { name })}
          onClick={() => onOpen('reset', id)}
          {...blocked(rules, 'reset')}
        />
      )}
    </>
  )
}

/** The menu of a row; what takes somebody away stands last. */
export function rowMenu(text: Translate, rules: Rules, events: RowEvents): RowMenu<Account> {
  const { onOpen, onTakeAway, onEvaluate, own, phone } = events
  return {
    label: ({ name }) => text('accounts.moreOf', { name }),
    items: ({ id, totpEnabled }, openedAt) => {
      const item = ([action, label, icon]: (typeof inMenu)[number]): MenuItem[] =>
        rules.has(action) && (action !== 'two-factor' || totpEnabled)
          ? [
              {
                name: action,
                label: text(label),
                icon,
                onSelect: () => onOpen(action, id),
                ...blocked(rules, action),
              },
            ]
          : []
      const away = takeAway.flatMap(([action, label, icon]): MenuItem[] =>
        rules.has(action)
          ? [
              {
                ...{ name: action, label: text(label), icon, danger: true },
                onSelect: () => onTakeAway(action, id, openedAt),
                ...(id === own && { disabledReason: text('accounts.notYourself') }),
                ...blocked(rules, action),
              },
            ]
          : [],
      )
      return [
        ...(phone
          ? [...item(['update', 'accounts.edit', 'pencil']), ...item(['reset', 'accounts.resetTitle', 'key'])]
          : []),
        ...inMenu.flatMap(item),
        ...(onEvaluate
          ? [
              {
                name: 'evaluate',
                label: text('access.evaluate'),
                icon: 'search' as const,
                onSelect: () => onEvaluate(id),
              },
            ]
          : []),
        { name: 'json', label: text('accounts.json'), icon: 'document', onSelect: () => onOpen('json', id) },
        ...(away.length > 0 ? (['line', ...away] as const) : []),
      ]
    },
  }
}
