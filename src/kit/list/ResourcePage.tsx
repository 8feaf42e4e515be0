import type { ReactNode } from 'react'
import { useText, type MessageId } from '../../texts'
import { PageHeading } from '../../ui/PageHeading'
import { useTitle } from '../navigation/useTitle'

type Props = {
  /** The document's title, and the page's heading unless `heading` is. */
  title: MessageId
  heading?: MessageId
  /** At the right of the heading: what can be added. */
  action?: ReactNode
  /** A `ResourceList`, and what opens over it. */
  children: ReactNode
}

/** The page round a list: its title and heading. */
export function ResourcePage({ title, heading = title, action, children }: Props) {
  useTitle(title)
  const text = useText()
  return (
    <>
      <PageHeading title={text(heading)} action={action} />
      {children}
    </>
  )
}
