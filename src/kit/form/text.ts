import { string, type StringSchema } from 'yup'
import { lengthOf, plainText } from '../../../openapi/plain-text'
import type { MessageId } from '../../texts'
import { message } from './form'

/** A limit of the description: `bounds.OwnInfoInput.name`. */
type Bounds = { readonly maxLength: number }
type Options = {
  readonly lines?: boolean
  /** Where the documents have a sentence of their own. */
  readonly tooLong?: MessageId
}

/**
 * A name or free text of a form, by the rule of the description (openapi/plain-text.ts): what nobody sees is taken out
 * before it is checked and sent, so what only looks like a name is none. With `lines` it may have several. Not for
 * passwords, keys, codes and JSON, which stay as they are typed.
 */
export const plain = (
  { maxLength }: Bounds,
  { lines = false, tooLong = message('form.tooLong') }: Options = {},
): StringSchema<string> =>
  string()
    .defined()
    .transform((typed: unknown) => (typeof typed === 'string' ? plainText(typed, { lines }) : typed))
    .meta({ maxLength })
    .test('length', tooLong, (text) => lengthOf(text) <= maxLength)

/** How long the texts of a form may be, by their names. */
export function lengthsOf(fields: object): Readonly<Record<string, number>> {
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const meta = (field as { spec?: { meta?: Partial<Bounds> } }).spec?.meta
    return meta?.maxLength === undefined ? [] : [[name, meta.maxLength] as const]
  })
  return Object.fromEntries(known)
}
