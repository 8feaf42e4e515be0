import { useState } from 'react'
import { object, string, type ObjectSchema } from 'yup'
import type { Generic } from '../../../../api'
import { saidOr } from '../../../../flows/outcomes'
import { useChange, type Mutation } from '../../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../../kit/dialog/ConfirmDialog'
import { message, useForm } from '../../../../kit/form/form'
import { useText, type MessageId } from '../../../../texts'
import { TextField } from '../../../../ui/TextField'
import { ToolCard } from './ToolCard'

type Values = { id: string }
const initial: Values = { id: '' }
const schema: ObjectSchema<Values> = object({
  id: string().trim().required(message('systemTools.enter')),
})

type Props = {
  /** Of the card and of its question. */
  title: MessageId
  /** What it deletes, in the question: `{id}` stands for which. */
  question: MessageId
  /** What the id is. */
  label: MessageId
  useDeletion: () => Mutation<Values, Generic>
}

/** Deletes what has a typed id, once a question that names it was answered. */
export function DeleteTool({ title, question, label, useDeletion }: Props) {
  const text = useText()
  const [asked, setAsked] = useState<string>()
  const form = useForm({ initial, schema, busy: false, onSend: ({ id }) => setAsked(id) })
  return (
    <>
      <ToolCard
        title={text(title)}
        about={text('systemTools.cannotBeUndone')}
        form={form}
        send={text('common.delete')}
        icon="trash"
        danger
      >
        <TextField {...form.field('id')} label={text(label)} autoComplete="off" />
      </ToolCard>
      {asked !== undefined && (
        <DeleteQuestion
          title={text(title)}
          question={text(question, { id: asked })}
          id={asked}
          useDeletion={useDeletion}
          onDone={form.clear}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

type QuestionProps = Pick<Props, 'useDeletion'> & {
  title: string
  question: string
  id: string
  onDone: () => void
  onClose: () => void
}

function DeleteQuestion({ title, question, id, useDeletion, onDone, onClose }: QuestionProps) {
  const text = useText()
  const change = useChange(useDeletion(), {
    done: (result) => saidOr(result.message, { id: 'systemTools.deleted' }),
    failed: 'common.somethingWasWrong',
    title: 'common.error',
    tell: 'notice',
    onDone,
    onClose,
  })
  return (
    <ConfirmDialog
      {...confirmProps(change, { id }, onClose)}
      title={title}
      confirm={text('common.delete')}
      danger
    >
      {question}
    </ConfirmDialog>
  )
}
