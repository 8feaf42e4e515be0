import { chakra } from '@chakra-ui/react'
import { useEffect, useState, type FocusEvent, type MouseEvent } from 'react'
import { copySelection, copyText } from '../browser'
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

/** Copies a text to the clipboard, and says whether it did; where there is no clipboard the text stands there selected. */
export function CopyButton({ label, words, read }: Props) {
  const text = useText()
  const [outcome, setOutcome] = useState<Outcome>()
  const [byHand, setByHand] = useState<{ text: string; button: HTMLElement }>()
  // The clock is outside React: what happened is told for a moment.
  useEffect(() => outcome && after(timings.copied, () => setOutcome(undefined)), [outcome])

  const copy = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    let wanted: string
    try {
      wanted = await read()
    } catch {
      return setOutcome('failed')
    }
    try {
      await copyText(wanted)
      setOutcome('copied')
    } catch {
      setByHand({ text: wanted, button })
    }
  }
  const copied = () => {
    setOutcome('copied')
    byHand?.button.focus()
    setByHand(undefined)
  }
  const status = outcome && text(outcome === 'copied' ? 'common.copied' : 'common.notCopied')
  const icon = outcome === 'copied' ? 'check' : 'copy'
  return (
    <>
      {words === undefined ? (
        <IconButton size="sm" icon={icon} label={status ?? label} onClick={(event) => void copy(event)} />
      ) : (
        <Button size="sm" icon={icon} aria-label={status ?? label} onClick={(event) => void copy(event)}>
          {status ?? words}
        </Button>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {byHand && (
        <Selected label={label} text={byHand.text} onCopied={copied} onLeave={() => setByHand(undefined)} />
      )}
    </>
  )
}

const ByHand = chakra('label', { base: { display: 'block', flex: '1 1 200px', minW: 0, textStyle: 'sm' } })
const Field = chakra('textarea', {
  base: {
    display: 'block',
    w: '100%',
    p: '4px 8px',
    bg: 'bg.surface',
    border: '1px solid var(--line-control)',
    borderRadius: 'l2',
    fontFamily: 'mono',
  },
})

/** A text to copy by hand, selected, until it is left; before that it is tried the old way. */
function Selected(props: { label: string; text: string; onCopied: () => void; onLeave: () => void }) {
  const text = useText()
  const select = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
    currentTarget.select()
    if (copySelection()) props.onCopied()
  }
  return (
    <ByHand>
      <VisuallyHidden>{props.label}</VisuallyHidden>
      <Field
        autoFocus
        readOnly
        rows={2}
        translate="no"
        value={props.text}
        onFocus={select}
        // Who looks into another window has not left it.
        onBlur={({ currentTarget }) => document.activeElement !== currentTarget && props.onLeave()}
      />
      <span role="status">{text('common.copyByHand')}</span>
    </ByHand>
  )
}
