import { useText } from '../../texts'
import { Tag } from '../../ui/Tag'
import { lookOf } from './levels'

/** How serious a message is, in colour and word. */
export function LevelTag({ level }: { level: string | undefined }) {
  const text = useText()
  const { tone, word } = lookOf(level)
  return <Tag tone={tone}>{text(word)}</Tag>
}
