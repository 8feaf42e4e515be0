import { useEffect, useState } from 'react'
import { after } from '../clock'
import { useText } from '../texts'
import { timings } from '../timings'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import { VisuallyHidden } from '../ui/Visually'

type Outcome = 'copied' | 'failed'
type Props = {
  /** Names what is copied: 'Copy the key'. With `words` these are on the button, else it is an icon. */
  label: string
  words?: string
  /** The text, got when it is wanted: a secret is not kept for it. */
  read: () => string | Promise<string>
}

/** Copies a text to the clipboard, and says whether it did. */
export function CopyButton({ label, words, read }: Props) {
  const text = useText()
  const [outcome, setOutcome] = useState<Outcome>()
  // The clock is outside React: what happened is told for a moment.
  useEffect(() => outcome && after(timings.copied, () => setOutcome(undefined)), [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await read())
      setOutcome('copied')
    } catch {
      // No permission, no secure connection, or nothing to read.
      setOutcome('failed')
    }
  }
  const status = outcome && text(outcome === 'copied' ? 'common.copied' : 'common.notCopied')
  const icon = outcome === 'copied' ? 'check' : 'copy'
  return (
    <>
      {words === undefined ? (
        <IconButton size="sm" icon={icon} label={status ?? label} onClick={() => void copy()} />
      ) : (
        <Button size="sm" icon={icon} aria-label={status ?? label} onClick={() => void copy()}>
          {status ?? words}
        </Button>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  )
}
