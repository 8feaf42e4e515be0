import { object, string, type ObjectSchema } from 'yup'
import type { SegmentSuggestion } from '../../../../api'
import { says } from '../../../../kit/form/form'
import { isJsonObject, objectsIn, parsed, written } from '../../../../kit/form/json-form'

/** Spelt as on the wire (SUGGEST-03). */
export const suggestionTypes = ['big_segment_commendation'] as const
export type SuggestionType = (typeof suggestionTypes)[number]

export type Suggestion = {
  suggestionType: string
  /** JSON. */
  suggestDetail: string
}

export const suggestionOf = (suggestion: SegmentSuggestion | undefined): Suggestion => ({
  suggestionType: suggestionTypes[0],
  suggestDetail: written(suggestion?.suggestDetail ?? []),
})

const valueOf = (typed: string | undefined) => {
  const read = parsed(typed ?? '')
  return read.name === 'value' ? read.value : undefined
}

export const schema: ObjectSchema<Suggestion> = object({
  suggestionType: string().required(says('organizationSetup.required')),
  suggestDetail: string()
    .defined()
    .test('json', says('organizationSetup.somethingWentWrong'), (typed) => parsed(typed).name === 'value')
    .test('array', says('organizationSetup.notArray'), (typed) => {
      const value = valueOf(typed)
      return value === undefined || Array.isArray(value)
    })
    .test('objects', says('organizationSetup.notObjects'), (typed) => {
      const value = valueOf(typed)
      return !Array.isArray(value) || value.every(isJsonObject)
    }),
})

export const typeOf = ({ suggestionType }: Suggestion): SuggestionType =>
  suggestionTypes.find((type) => type === suggestionType) ?? suggestionTypes[0]

export const kept = (values: Suggestion): Suggestion => ({
  ...values,
  suggestDetail: written(objectsIn(values.suggestDetail)),
})
