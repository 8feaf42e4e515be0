import { Menu as Chakra, Portal, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Icon } from '../Icon'
import type { MenuItem } from '../Menu'
import { aboutOf, wordsOf } from '../reason'
import { tip } from '../Tooltip'
import { Follow } from './Follow'
import type { Entry } from './useOpening'

export interface MenuPartProps {
  open: boolean
  ids: { trigger: string; content: string }
  onClose: () => void
  /** It is closed, and its animation has ended. */
  onGone: () => void
  label: string
  items: readonly (MenuItem | 'line')[]
  entry: Entry
}

/** The open menu; it is mounted anew for each opening, because it chooses its first item only then. */
export function MenuPart({ open, ids, onClose, onGone, label, items, entry }: MenuPartProps) {
  const own = items.filter((item) => item !== 'line')
  const chosen = entry && own.at(entry === 'first' ? 0 : -1)
  const select = (name: string) => {
    const item = own.find((each) => each.name === name)
    if (item && item.disabledReason === undefined) item.onSelect()
  }
  return (
    <Chakra.Root
      defaultOpen
      lazyMount
      unmountOnExit
      ids={ids}
      {...(chosen && { defaultHighlightedValue: chosen.name })}
      aria-label={label}
      positioning={{ placement: 'bottom-end', gutter: 8 }}
      onSelect={({ value }) => select(value)}
      onOpenChange={({ open: opens }) => !opens && onClose()}
      onExitComplete={onGone}
    >
      <Chakra.Context>{(menu) => <Follow open={open} part={menu} />}</Chakra.Context>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content>
            {items.map((item, index) =>
              item === 'line' ? <Chakra.Separator key={index} /> : <Item key={item.name} item={item} />,
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
function Item({ item }: { item: MenuItem }) {
  const reasonId = useId()
  const { name, label, icon, danger, checked, stays, disabledReason } = item
  const disabled = disabledReason !== undefined
  const isExplained = typeof disabledReason === 'object'
  const common = {
    value: name,
    valueText: label,
    'aria-label': label,
    'aria-disabled': disabled || undefined,
    'aria-describedby': disabled ? reasonId : undefined,
    // What more is told of it comes beside it, and when it is chosen.
    ...(isExplained && tip(wordsOf(disabledReason))),
    ...aboutOf(disabledReason),
    'data-danger': danger ? '' : undefined,
    closeOnSelect: isExplained || (!disabled && !stays),
  }
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <chakra.span flex={1}>
        {label}
        {disabled && (
          <chakra.span id={reasonId} display="block" textStyle="xs">
            {wordsOf(disabledReason)}
          </chakra.span>
        )}
      </chakra.span>
      {checked && <Icon name="check" size={16} />}
    </>
  )
  return checked === undefined ? (
    <Chakra.Item {...common}>{inside}</Chakra.Item>
  ) : (
    <Chakra.CheckboxItem {...common} checked={checked}>
      {inside}
    </Chakra.CheckboxItem>
  )
}
