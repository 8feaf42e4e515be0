import type { ReactNode } from 'react'
import { useText, type MessageId } from '../../texts'
import { PageHeading } from '../../ui/PageHeading'

type Props = {
  /** The page's heading; the document's title comes from its declaration (`pages`). */
  title: MessageId
  /** At the right of the heading: what can be added. */
  action?: ReactNode
  /** A `ResourceList`, and what opens over it. */
  children: ReactNode
}

/** The page round a list: its heading and its action. */
export function ResourcePage({ title, action, children }: Props) {
  const text = useText()
  return (
    <>
      <PageHeading title={text(title)} action={action} />
      {children}
    </>
  )
}
