import type { ReactNode } from 'react'
import { useText, type MessageId } from '../../texts'
import { Panel } from '../dialog/Panel'
import { EmptyState } from '../../ui/EmptyState'

type Props = {
  /** As the drawer of a row is called. */
  title: MessageId
  /** One sentence: the list does not have it. */
  gone: MessageId
  /** Where one goes on. */
  way: ReactNode
  onClose: () => void
}

/** In place of the drawer of a row that the list does not have: an address can name any. */
export function GoneDrawer({ title, gone, way, onClose }: Props) {
  const text = useText()
  return (
    <Panel size="narrow" title={text(title)} onClose={onClose}>
      <EmptyState icon="search" title={text(gone)} action={way} />
    </Panel>
  )
}
