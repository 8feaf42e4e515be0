import { chakra } from '@chakra-ui/react'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Popover } from '../../ui/Popover'

const Question = chakra('div', { base: { p: '16px' } })
const Answers = chakra('div', {
  base: { display: 'flex', justifyContent: 'flex-end', gap: '8px', mt: '16px' },
})

type Props = {
  /** The form that it sends, once its fields are right. */
  formId: string
  busy: boolean
  /** The fields are right, and the answer is awaited. */
  asking: boolean
  onContinue: () => void
  onLeave: () => void
}

/** Sends a form, and asks at its own place before anything goes out. */
export function SendButton({ formId, busy, asking, onContinue, onLeave }: Props) {
  const text = useText()
  const question = text('supportTickets.confirm')
  return (
    <Popover
      label={question}
      width={320}
      placement="top-end"
      open={asking}
      onClose={onLeave}
      trigger={
        <Button
          kind="primary"
          type="submit"
          form={formId}
          loading={busy}
          // Pressed while it asks it only takes the question back.
          onClick={(event) => asking && event.preventDefault()}
        >
          {text('supportTickets.submit')}
        </Button>
      }
    >
      <Question>
        <p>{question}</p>
        <Answers>
          <Button size="sm" kind="ghost" onClick={onLeave}>
            {text('common.cancel')}
          </Button>
          <Button size="sm" kind="primary" onClick={onContinue}>
            {text('supportTickets.continue')}
          </Button>
        </Answers>
      </Question>
    </Popover>
  )
}
