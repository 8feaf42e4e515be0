import { object, string, type ObjectSchema } from 'yup'
import { values as described, type SegmentSuggestion, type SegmentSuggestionType } from '../../../../api'
import { message } from '../../../../kit/form/form'
import { isJsonObject, parseObjects, parseJson, toJson } from '../../../../kit/form/json-form'

/** The only one there is (SUGGEST-03). */
const [usualType] = described.SegmentSuggestionType

export type Suggestion = {
  suggestionType: string
  /** JSON. */
  suggestDetail: string
}

export const suggestionOf = (suggestion: SegmentSuggestion | undefined): Suggestion => ({
  suggestionType: usualType,
  suggestDetail: toJson(suggestion?.suggestDetail ?? []),
})

const valueOf = (typed: string | undefined) => {
  const read = parseJson(typed ?? '')
  return read.name === 'value' ? read.value : undefined
}

export const schema: ObjectSchema<Suggestion> = object({
  suggestionType: string().required(message('common.required')),
  suggestDetail: string()
    .defined()
    .test('json', message('settings.somethingWentWrong'), (typed) => parseJson(typed).name === 'value')
    .test('array', message('organizationSetup.notArray'), (typed) => {
      const value = valueOf(typed)
      return value === undefined || Array.isArray(value)
    })
    .test('objects', message('organizationSetup.notObjects'), (typed) => {
      const value = valueOf(typed)
      return !Array.isArray(value) || value.every(isJsonObject)
    }),
})

export const typeOf = ({ suggestionType }: Suggestion): SegmentSuggestionType =>
  described.SegmentSuggestionType.find((type) => type === suggestionType) ?? usualType

export const normalize = (values: Suggestion): Suggestion => ({
  ...values,
  suggestDetail: toJson(parseObjects(values.suggestDetail)),
})
