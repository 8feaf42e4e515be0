import { tip } from './Tooltip'

export type Tone = 'success' | 'warning' | 'gold' | 'danger' | 'info' | 'neutral' | 'outline' | 'strong'

interface TagProps {
  tone: Tone
  /** A running state, not the result of a process. */
  dot?: boolean
  /** What the one letter stands for that it has: a square, whose name and tooltip these words are. */
  letterOf?: string
  children: string
}

/** A state or a kind in colour and word. One element with a class of `parts.css`: rows have many of these. */
export function Tag({ tone, dot, letterOf, children }: TagProps) {
  return (
    <span
      className="tag"
      data-tone={tone}
      data-dot={dot ? '' : undefined}
      data-letter={letterOf === undefined ? undefined : ''}
      role={letterOf === undefined ? undefined : 'img'}
      aria-label={letterOf}
      {...tip(letterOf)}
    >
      {children}
    </span>
  )
}
