import { useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { InsteadOfModal } from './overlays/Instead'
import { overlay } from './overlays/overlay'

type Dismissal =
  | { onClose: () => void; closeLabel: string }
  /** Nothing but an answer closes it. */
  | { onClose?: undefined; closeLabel?: undefined }

export type DialogProps = Dismissal & {
  open: boolean
  title: string
  description?: ReactNode
  children?: ReactNode
  /** The answers, the harmless one first. */
  actions: ReactNode
  role?: 'dialog' | 'alertdialog'
  width?: number
  initialFocus?: RefObject<HTMLElement | null>
}

const Part = overlay<DialogProps>(({ DialogPart }) => DialogPart, InsteadOfModal)

/** A question in the middle of the screen, above everything. Its content lives only while it is open. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted && <Part {...props} />
}
