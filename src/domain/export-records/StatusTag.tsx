import { useText, type MessageId } from '../../texts'
import { Tag } from '../../ui/Tag'

const known: Record<string, { tone: 'success' | 'danger'; word: MessageId }> = {
  Success: { tone: 'success', word: 'exportHistory.success' },
  Failed: { tone: 'danger', word: 'exportHistory.failed' },
}
const statusOf = (status: string) => (Object.hasOwn(known, status) ? known[status] : undefined)

/** How an export has ended, or the server's own word for where it is. */
export function StatusTag({ status }: { status: string }) {
  const text = useText()
  const { tone, word } = statusOf(status) ?? { tone: 'warning' as const, word: undefined }
  return <Tag tone={tone}>{word ? text(word) : status}</Tag>
}
