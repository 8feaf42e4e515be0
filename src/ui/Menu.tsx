import { Menu as Chakra, Portal, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'

export interface MenuItem {
  name: string
  label: string
  icon?: IconName
  danger?: boolean
  /** With a value the item is a choice that is on or off. */
  checked?: boolean
  /** The menu stays open: more is chosen in it. */
  stays?: boolean
  /** Why it cannot be chosen now: it stays reachable and says so below its label. */
  disabledReason?: string
  onSelect: () => void
}

interface MenuProps {
  /** One Button or IconButton; it gets the handlers. */
  trigger: ReactNode
  label: string
  items: readonly (MenuItem | 'line')[]
  /** It is mounted by the press that opens it. */
  startsOpen?: boolean
}

/** A list of actions behind its trigger; `'line'` separates. */
export function Menu({ trigger, label, items, startsOpen }: MenuProps) {
  const select = (name: string) => {
    const item = items.find((each) => each !== 'line' && each.name === name)
    if (item && item !== 'line' && item.disabledReason === undefined) item.onSelect()
  }
  return (
    <Chakra.Root
      lazyMount
      unmountOnExit
      defaultOpen={startsOpen}
      aria-label={label}
      positioning={{ placement: 'bottom-end', gutter: 8 }}
      onSelect={({ value }) => select(value)}
    >
      <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
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
  const common = {
    value: name,
    valueText: label,
    'aria-label': label,
    'aria-disabled': disabled || undefined,
    'aria-describedby': disabled ? reasonId : undefined,
    'data-danger': danger ? '' : undefined,
    closeOnSelect: !disabled && !stays,
  }
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <chakra.span flex={1}>
        {label}
        {disabled && (
          <chakra.span id={reasonId} display="block" textStyle="xs">
            {disabledReason}
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
