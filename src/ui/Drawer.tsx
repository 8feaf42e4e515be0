import { useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { InsteadOfModal } from './overlays/Instead'
import { overlay } from './overlays/overlay'

/** How wide from a breakpoint on; below it takes the whole window. */
export type DrawerWidth = 'narrow' | 'medium' | 'wide' | 'menu'

export interface DrawerProps {
  open: boolean
  /** Close, Escape or a press outside; the caller decides whether `open` becomes false. */
  onClose: () => void
  title: string
  /** Before the title, and small below it: a picture and the id of what it is about. */
  lead?: ReactNode
  about?: ReactNode
  /** One of the usual widths, or one by breakpoint. */
  size: DrawerWidth | Readonly<Partial<Record<'sm' | 'lg' | 'wide' | 'xl', string>>>
  closeLabel: string
  children: ReactNode
  /** The content reaches the edges and scrolls by itself. */
  flush?: boolean
  /** The actions, Cancel first, the main one last. */
  footer?: ReactNode
  /** Takes the focus at opening instead of the first field. */
  initialFocus?: RefObject<HTMLElement | null>
}

const Part = overlay<DrawerProps>(
  ({ DrawerPart }) => DrawerPart,
  (props) => <InsteadOfModal {...props} side={props.size === 'menu' ? 'start' : 'end'} />,
)

/** A panel at the right edge (the menu: at the left), over everything; full width on phones. Its content lives only while it is open. */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted && <Part {...props} />
}
