import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { mixed, object, string, type ObjectSchema } from 'yup'
import type { Generic } from '../../../../api'
import { phraseOf, saidOr } from '../../../../flows/outcomes'
import { useChange, type Change } from '../../../../kit/change/useChange'
import { useUpload, type UploadMutation } from '../../../../kit/change/useUpload'
import { message, useForm } from '../../../../kit/form/form'
import { useTouched } from '../../../../kit/leave/touched'
import { useWords } from '../../../../kit/useWords'
import { useText, type MessageId } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { FileField } from '../../../../ui/FileField'
import { Icon } from '../../../../ui/Icon'
import { ProgressBar } from '../../../../ui/ProgressBar'
import { TextField } from '../../../../ui/TextField'
import { isReadable, mistakeOf, sizeWords, type FileKind } from './chosen-file'
import { CsvPreview } from './CsvPreview'
import { ToolCard } from './ToolCard'

// The notice says it aloud; here it stays to be read, a line for each mistake.
const Outcome = chakra('div', {
  base: {
    display: 'flex',
    gap: '12px',
    p: '12px',
    borderRadius: 'l2',
    bg: 'bg.subtle',
    '& > div': { minW: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '&[data-done] > svg': { color: 'green.fg' },
    '&[data-wrong] > svg': { color: 'fg.error' },
  },
})

type Values = { file: File | null; objectModel: string }
const initial: Values = { file: null, objectModel: '' }

const fileOnly: ObjectSchema<Values> = object({
  file: mixed<File>().defined().nullable().required(message('systemTools.inputFile')),
  objectModel: string().defined(),
})
const fileAndModel: ObjectSchema<Values> = fileOnly.shape({
  objectModel: string().trim().required(message('common.required')),
})

type Given = { readonly file: File; readonly objectModel: string }

type Props<Arg> = {
  title: MessageId
  about: MessageId
  kind: FileKind
  /** Whether it asks for an object model. */
  intoModel?: boolean
  /** The generated hook, and what it is asked with. */
  useImport: () => UploadMutation<Arg, Generic>
  argOf: (given: Given) => Arg
}

/** Imports a file: it is chosen, looked at, sent, and stays chosen until it was imported. */
export function ImportTool<Arg>({ title, about, kind, intoModel = false, useImport, argOf }: Props<Arg>) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  /** Why what was chosen last was not taken. */
  const [mistake, setMistake] = useState<MessageId>()
  const upload = useUpload(useImport(), argOf)
  const change = useChange(upload.mutation, {
    done: ({ message }) => saidOr(message, { id: 'systemTools.imported' }),
    failed: 'common.somethingWasWrong',
    title: 'common.error',
    tell: 'notice',
    onDone: () => form.clear(),
  })
  const form = useForm({
    initial,
    schema: intoModel ? fileAndModel : fileOnly,
    busy: change.busy,
    onSend: async ({ file, objectModel }) => {
      if (!file) return // the schema has it
      if (await isReadable(file)) return change.send({ file, objectModel })
      setMistake(message('systemTools.changedFile'))
    },
  })
  useTouched(root, change.busy)

  const field = form.field('file')
  const choose = (file: File | null) => {
    const wrong = file ? mistakeOf(file, kind) : undefined
    setMistake(wrong)
    upload.forget()
    field.onChange(wrong ? null : file)
  }
  return (
    <div ref={root}>
      <ToolCard
        title={text(title)}
        about={text(about)}
        form={form}
        send={text('systemTools.import')}
        footerStart={
          change.busy && (
            <Button kind="ghost" onClick={upload.cancel}>
              {text('common.cancel')}
            </Button>
          )
        }
      >
        {intoModel && (
          <TextField
            {...form.field('objectModel')}
            label={text('systemTools.objectModel')}
            help={text('systemTools.objectModelHelp')}
            autoComplete="off"
            readOnly={change.busy}
          />
        )}
        <FileField
          {...field}
          error={mistake ? text(mistake) : field.error}
          onChange={choose}
          accept={`.${kind}`}
          label={text('systemTools.file')}
          placeholder={text(kind === 'csv' ? 'systemTools.pickCsv' : 'systemTools.pickXlsx')}
          hint={text('systemTools.fileLimit')}
          about={field.value ? sizeWords(text, field.value.size) : ''}
          removeLabel={text('systemTools.removeFile')}
          locked={change.busy}
        />
        {field.value && kind === 'csv' && <CsvPreview file={field.value} />}
        <UploadOutcome state={upload.state} {...change.failure} />
      </ToolCard>
    </div>
  )
}

type OutcomeProps = {
  state: ReturnType<typeof useUpload<Given, unknown, Generic>>['state']
} & Change<Given>['failure']

/** How far the file has gone up, and what became of it. */
function UploadOutcome({ state, refusal, otherwise }: OutcomeProps) {
  const text = useText()
  const words = useWords()
  if (state.name === 'sending') return <UploadProgress {...state.progress} />
  if (state.name === 'cancelled')
    return (
      <Outcome role="status">
        <Icon name="info" />
        <div>{text(state.wasSent ? 'systemTools.cancelledLate' : 'systemTools.cancelled')}</div>
      </Outcome>
    )
  if (refusal)
    return (
      <Outcome data-wrong="">
        <Icon name="error-circle" />
        <div>{words(phraseOf(refusal, otherwise))}</div>
      </Outcome>
    )
  if (state.name === 'none') return null
  return (
    <Outcome data-done="">
      <Icon name="check-circle" />
      <div>{words(saidOr(state.result.message, { id: 'systemTools.imported' }))}</div>
    </Outcome>
  )
}

function UploadProgress({ sent, total }: { sent: number; total: number }) {
  const text = useText()
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100)
  const label = text(percent < 100 ? 'systemTools.sending' : 'systemTools.sent')
  return (
    <ProgressBar
      label={label}
      percent={percent}
      words={text('systemTools.percent', { percent })}
      announce={(reached) =>
        reached < 100 ? text('systemTools.sendingPercent', { percent: reached }) : text('systemTools.sent')
      }
    />
  )
}
