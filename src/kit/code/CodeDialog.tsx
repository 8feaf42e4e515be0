import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Refusal } from '../../api'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { CodeBoxes } from '../../ui/CodeBoxes'
import { Dialog } from '../../ui/Dialog'
import { useSecondsLeft } from '../useSecondsLeft'
import { useCodeEntry } from './useCodeEntry'

type Props = {
  /** What the code is for; signing in without them. */
  title?: string
  description?: ReactNode
  /** The words of a button that leaves it, and of the one that sends. */
  cancel?: string
  send?: string
  /** In place of what to do without one's phone. */
  note?: ReactNode
  /** A refused code stays in the boxes until it is typed over. */
  keeps?: boolean
  busy: boolean
  refusal?: Refusal | undefined
  onCode: (code: string) => void
  onClose: () => void
}

/** Asks for the six digits of an authenticator app; six digits are sent once, by themselves. */
export function CodeDialog(props: Props) {
  const { title, description, cancel, send, note, keeps = false, busy, refusal, onCode, onClose } = props
  const text = useText()
  const secondsLeft = useSecondsLeft(refusal) ?? 0
  const wait =
    secondsLeft > 0
      ? text('wait.left', { minutes: Math.floor(secondsLeft / 60), seconds: secondsLeft % 60 })
      : undefined
  const { boxes, complete, verify, clock } = useCodeEntry({
    busy,
    refusal,
    required: 'code.required',
    otherwise: 'code.incorrect',
    keeps,
    onCode: (code) => {
      if (wait === undefined) onCode(code)
    },
  })
  // The button stands outside the form, and a form of six fields without one does nothing on Enter.
  const verifyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!event.repeat) verify()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={text('common.close')}
      title={title ?? text('code.title')}
      description={description ?? text('code.text')}
      actions={
        <>
          {cancel !== undefined && (
            <Button kind="ghost" onClick={onClose}>
              {cancel}
            </Button>
          )}
          <Button
            kind="primary"
            loading={busy}
            disabledReason={wait ?? (complete ? undefined : text('code.required'))}
            onClick={verify}
          >
            {send ?? text(busy ? 'code.verifying' : 'code.verify')}
          </Button>
        </>
      }
    >
      <form onKeyDown={verifyOnEnter} onSubmit={(event) => event.preventDefault()}>
        <CodeBoxes {...boxes} autoFocus />
      </form>
      {wait !== undefined && (
        <chakra.div mt="16px">
          <Banner tone="warning">
            <span role="timer">{wait}</span>
          </Banner>
        </chakra.div>
      )}
      {clock && (
        <chakra.div mt="16px">
          <Banner tone="warning">{clock}</Banner>
        </chakra.div>
      )}
      <chakra.div mt="16px" textStyle="xs" color="fg.muted">
        {note ?? text('code.lost')}
      </chakra.div>
    </Dialog>
  )
}
