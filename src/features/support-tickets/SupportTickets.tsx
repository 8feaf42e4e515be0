import { lazy, Suspense, useState } from 'react'
import { useOpened } from '../../kit/navigation/useOpened'
import { NotLoaded } from './NotLoaded'
import { SupportButton } from './SupportButton'

// Chunks of their own; one that does not come is told in place and takes no page away.
const notLoaded = () => NotLoaded
const SupportDrawer = lazy(async () => ({
  default: await import('./SupportDrawer').then((part) => part.SupportDrawer).catch(notLoaded),
}))
const TicketsDrawer = lazy(async () => ({
  default: await import('./TicketsDrawer').then((part) => part.TicketsDrawer).catch(notLoaded),
}))

/** The floating 'Request Support' button of the shell, and the drawers behind it. */
export function SupportTickets() {
  const { opened, open, wayTo, close } = useOpened(['support', 'tickets'])
  // The request stays below the tickets that were opened from it, with all that was typed.
  const [begun, setBegun] = useState(false)
  const stays = opened !== undefined && (begun || opened.name === 'support')
  if (stays !== begun) setBegun(stays)
  const shows = opened?.name === 'tickets'
  return (
    <>
      <SupportButton onPress={() => open('support')} />
      <Suspense>
        {stays && <SupportDrawer covered={shows} toTickets={wayTo('tickets')} onClose={close} />}
        {shows && <TicketsDrawer record={opened.record} onClose={close} />}
      </Suspense>
    </>
  )
}
