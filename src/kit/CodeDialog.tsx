import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Refusal } from '../api'
import { useText } from '../texts'
import { Button } from '../ui/Button'
import { CodeBoxes } from '../ui/CodeBoxes'
import { isCompleteCode } from '../ui/code-digits'
import { Dialog } from '../ui/Dialog'

type Props = {
  busy: boolean
  refusal?: Refusal | undefined
  onCode: (code: string) => void
  onClose: () => void
}

/** Asks for the six digits of an authenticator app; six digits are sent once, by themselves. */
export function CodeDialog({ busy, refusal, onCode, onClose }: Props) {
  const text = useText()
  const [code, setCode] = useState('')
  const [seen, setSeen] = useState(refusal)
  const [required, setRequired] = useState(false)
  // A refused code is cleared, to be typed again.
  if (refusal !== seen) {
    setSeen(refusal)
    if (refusal) setCode('')
  }
  const complete = isCompleteCode(code)
  const error = required
    ? text('code.required')
    : !busy && refusal
      ? (refusal.said ?? text('code.incorrect'))
      : undefined
  const change = (value: string) => {
    setRequired(false)
    setCode(value)
  }
  const verify = () => {
    if (busy) return
    if (complete) onCode(code)
    else if (code.trim() === '') setRequired(true)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={text('common.close')}
      title={text('code.title')}
      description={text('code.text')}
      actions={
        <Button
          kind="primary"
          loading={busy}
          disabledReason={complete ? undefined : text('code.required')}
          onClick={verify}
        >
          {text(busy ? 'code.verifying' : 'code.verify')}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          verify()
        }}
      >
        <CodeBoxes
          value={code}
          onChange={change}
          onComplete={onCode}
          label={text('code.label')}
          boxLabel={(number) => text('code.box', { number })}
          error={error}
          busy={busy}
          autoFocus
        />
      </form>
      <chakra.p mt="16px" textStyle="xs" color="fg.muted">
        {text('code.lost')}
      </chakra.p>
    </Dialog>
  )
}
