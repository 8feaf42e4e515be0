import type { ReactNode } from 'react'
import type { IconName } from './Icon'
import { InsteadOfFloating } from './overlays/Instead'
import type { MenuPartProps } from './overlays/MenuPart'
import { overlay } from './overlays/overlay'
import { useOpening, withTrigger } from './overlays/useOpening'
import type { Reason } from './reason'

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
  disabledReason?: Reason
  onSelect: () => void
}

type Items = readonly (MenuItem | 'line')[]

interface MenuProps {
  /** One Button or IconButton; it gets the handlers. */
  trigger: ReactNode
  label: string
  items: Items
}

/** A list of actions behind its trigger; `'line'` separates. */
export function Menu({ trigger, label, items }: MenuProps) {
  const opening = useOpening({ kind: 'menu' })
  return (
    <>
      {withTrigger(trigger, opening.triggerProps)}
      <OpenedMenu opening={opening} label={label} items={items} />
    </>
  )
}

const Part = overlay<MenuPartProps & { onWaiting: (waits: boolean) => void }>(
  ({ MenuPart }) => MenuPart,
  ({ ids, ...instead }) => <InsteadOfFloating {...instead} triggerId={ids.trigger} />,
)

type OpenedProps = { opening: ReturnType<typeof useOpening>; label: string; items: Items }

/** What a trigger opens, from its press until it has gone. */
export function OpenedMenu({ opening, label, items }: OpenedProps) {
  const { open, there, ids, entry, times, close, gone, setWaiting } = opening
  if (!there) return null
  return (
    <Part
      key={times}
      open={open}
      ids={ids}
      entry={entry}
      label={label}
      items={items}
      onClose={close}
      onGone={gone}
      onWaiting={setWaiting}
    />
  )
}
