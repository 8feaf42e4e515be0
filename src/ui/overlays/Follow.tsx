import { useEffect, useEffectEvent } from 'react'

/** Opens and closes a part of Chakra as its trigger says. */
export function Follow({
  open,
  part,
}: {
  open: boolean
  part: { open: boolean; setOpen: (open: boolean) => void }
}) {
  const follow = useEffectEvent((wish: boolean) => {
    if (part.open !== wish) part.setOpen(wish)
  })
  // The part has a state of its own, and closes itself as well: it is told only what changes.
  useEffect(() => follow(open), [open])
  return null
}
