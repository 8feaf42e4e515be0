import { useState } from 'react'
import { arriving } from '../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../kit/arriving/Instead'
import { useOpened } from '../../kit/navigation/useOpened'
import { SupportButton } from './SupportButton'

const meanwhile = drawerMeanwhile('supportTickets.requestSupport')
const SupportDrawer = arriving(() => import('./SupportDrawer').then((part) => part.SupportDrawer), meanwhile)
const TicketsDrawer = arriving(() => import('./TicketsDrawer').then((part) => part.TicketsDrawer), meanwhile)

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
      {stays && <SupportDrawer covered={shows} toTickets={wayTo('tickets')} onClose={close} />}
      {shows && <TicketsDrawer record={opened.record} onClose={close} />}
    </>
  )
}
