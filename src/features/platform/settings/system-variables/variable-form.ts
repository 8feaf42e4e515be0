import { object, string, type ObjectSchema } from 'yup'
import { bounds } from '../../../../api'
import { message } from '../../../../kit/form/form'
import { plain } from '../../../../kit/form/text'

export type VariableValues = { key: string; value: string }

export const noVariable: VariableValues = { key: '', value: '' }

/** Blanks and lines of a value are sent as they are typed: it may be JSON, or the key of a certificate. */
export const schema: ObjectSchema<VariableValues> = object({
  key: plain(bounds.SystemVariableInput.id).required(message('systemVariables.required')),
  value: string()
    .defined()
    .test('required', message('systemVariables.required'), (value) => value.trim() !== ''),
})
