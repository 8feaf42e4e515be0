import { chakra } from '@chakra-ui/react'
import type { Refusal } from '../api'
import { useText } from '../texts'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { CodeBoxes } from '../ui/CodeBoxes'
import { Dialog } from '../ui/Dialog'
import { useCodeEntry } from './useCodeEntry'

type Props = {
  busy: boolean
  refusal?: Refusal | undefined
  onCode: (code: string) => void
  onClose: () => void
}

/** Asks for the six digits of an authenticator app; six digits are sent once, by themselves. */
export function CodeDialog({ busy, refusal, onCode, onClose }: Props) {
  const text = useText()
  const { boxes, complete, verify, clock } = useCodeEntry({
    busy,
    refusal,
    required: 'code.required',
    otherwise: 'code.incorrect',
    onCode,
  })
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
        <CodeBoxes {...boxes} autoFocus />
      </form>
      {clock && (
        <chakra.div mt="16px">
          <Banner tone="warning">{clock}</Banner>
        </chakra.div>
      )}
      <chakra.p mt="16px" textStyle="xs" color="fg.muted">
        {text('code.lost')}
      </chakra.p>
    </Dialog>
  )
}
