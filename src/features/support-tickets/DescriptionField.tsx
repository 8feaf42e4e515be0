import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { bounds } from '../../api'
import type { Form } from '../../kit/form/form'
import { useText } from '../../texts'
import { TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/Visually'
import { lengthOf } from '../../../openapi/plain-text'
import { limited, type TicketRequest } from './request'

const { maxLength: most } = bounds.SupportTicketInput.description

/** Several lines that stop at the limit; below them how much of it is used. */
export function DescriptionField({ field }: { field: ReturnType<Form<TicketRequest>['field']> }) {
  const text = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const count = lengthOf(field.value)
  const put = (typed: string) => {
    const shortened = limited(field.value, typed, most)
    if (shortened === typed) return field.onChange(typed)
    const caret = (area.current?.selectionEnd ?? typed.length) - (typed.length - shortened.length)
    // What is cut would take the caret to the end.
    flushSync(() => field.onChange(shortened))
    area.current?.setSelectionRange(caret, caret)
  }
  return (
    <>
      <TextField
        {...field}
        limit={undefined}
        ref={area}
        rows={8}
        label={text('supportTickets.description')}
        help={text('supportTickets.counter', { count, most })}
        onChange={put}
      />
      <VisuallyHidden role="status">{count >= most && text('supportTickets.full')}</VisuallyHidden>
    </>
  )
}
