import type { components } from '../../openapi/schema.gen'
import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { refuseChange, refuseUnknown } from '../rules/organizations'
import { readList } from '../store/accounts'

export const refusals = {
  namelessEntry: 'An entry has no name',
} as const

type Entry = components['schemas']['SegmentSuggestionInput']['suggestDetail'][number]

const isNamed = ({ name }: Entry) => typeof name === 'string' && name.trim() !== ''

export const segmentSuggestionOperations = {
  getSegmentSuggestion: ({ path: { orgId, suggestionType }, world: { store } }) => {
    const unknown = refuseUnknown(store, orgId)
    if (unknown) return unknown
    const row = store.one<{ detail: string }>(
      'select detail from segment_suggestion where org_id = ? and suggestion_type = ?',
      orgId,
      suggestionType,
    )
    return row ? result({ orgId, suggestionType, suggestDetail: readList<Entry>(row.detail) }) : done()
  },

  updateSegmentSuggestion: ({ body, path: { orgId, suggestionType }, world: { store } }) => {
    const refusal = refuseChange(store, orgId)
    if (refusal) return refusal
    if (!body.suggestDetail.every(isNamed)) return refused(refusals.namelessEntry)
    store.run(
      'insert or replace into segment_suggestion values (?, ?, ?)',
      orgId,
      suggestionType,
      JSON.stringify(body.suggestDetail),
    )
    return done('Updated successfully')
  },
} satisfies Partial<Operations>
