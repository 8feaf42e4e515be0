import { useEffect } from 'react'
import { useText, type MessageId } from '../../texts'

/** Names the document after the screen, in the person's language. */
export function useTitle(id: MessageId): void {
  const text = useText()
  const title = text(id)
  // The document's title is outside React.
  useEffect(() => {
    document.title = title
  }, [title])
}
