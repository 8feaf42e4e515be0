import { arriving } from '../arriving/arriving'
import { PartMeanwhile } from '../arriving/Instead'
import { FieldFrame, type FieldProps } from '../../ui/FieldFrame'
import type { EditorProps } from './Editor'

// Comes when a text is opened, not before.
const Editor = arriving<EditorProps>(
  () => import(/* webpackChunkName: "rich-text" */ './Editor').then((part) => part.Editor),
  PartMeanwhile,
)

type Props = Omit<FieldProps, 'readOnly'> & {
  /** HTML; empty for no text. */
  value: string
  onChange: (html: string) => void
  /** What is stored: it is told beforehand what of it cannot be kept. */
  stored?: string
}

/** A text with bold, italic, headings, lists and links, and nothing more. */
export function RichTextField({ value, onChange, stored = '', ...field }: Props) {
  return (
    <FieldFrame {...field}>
      {(control, labelId) => (
        <div onBlur={field.onBlur}>
          <Editor
            id={control.id}
            name={field.name}
            labelId={labelId}
            describedBy={control['aria-describedby']}
            isInvalid={Boolean(field.error)}
            value={value}
            onChange={onChange}
            stored={stored}
          />
        </div>
      )}
    </FieldFrame>
  )
}
