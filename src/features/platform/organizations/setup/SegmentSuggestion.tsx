import {
  segmentSuggestionApi,
  useGetSegmentSuggestionQuery,
  useUpdateSegmentSuggestionMutation,
  values as described,
  type SegmentSuggestion as Stored,
} from '../../../../api'
import { useText } from '../../../../texts'
import { SelectField } from '../../../../ui/SelectField'
import { useSetup } from './context'
import { useChange } from '../../../../kit/change/useChange'
import { parseObjects } from '../../../../kit/form/json-form'
import { JsonField } from '../../../../kit/form/JsonField'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { normalize, schema, suggestionOf, typeOf } from './segment-suggestion-form'
import { Settings, SettingsForm } from '../../../../kit/form/SettingsForm'
import { useRecheck } from '../../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'

// There is one type; another one would be chosen before its configuration is read.
const [suggestionType] = described.SegmentSuggestionType

/** What an organization suggests for its segments. */
export function SegmentSuggestion() {
  const { orgId } = useSetup()
  const query = useGetSegmentSuggestionQuery({ orgId, suggestionType })
  return <QueryContent query={query}>{({ result }) => <SuggestionForm stored={result} />}</QueryContent>
}

function SuggestionForm({ stored }: { stored: Stored | undefined }) {
  const text = useText()
  const { orgId } = useSetup()
  const change = useChange(useUpdateSegmentSuggestionMutation(), {
    done: 'common.updated',
    failed: 'common.somethingWasWrong',
  })
  const values = suggestionOf(stored)
  const recheck = useRecheck({
    read: (read) => read(segmentSuggestionApi.endpoints.getSegmentSuggestion, { orgId, suggestionType }),
    valuesOf: ({ result }: { result?: Stored }) => suggestionOf(result),
    fields: {
      suggestionType: 'organizationSetup.suggestionType',
      suggestDetail: 'organizationSetup.suggestDetail',
    },
  })
  const form = useSettingsForm({
    draft: 'segment-suggestion',
    initial: values,
    stored: stored && values,
    schema,
    busy: change.busy,
    recheck,
    save: (given) =>
      change.send({
        orgId,
        suggestionType: typeOf(given),
        segmentSuggestionInput: { suggestDetail: parseObjects(given.suggestDetail) },
      }),
    normalize,
  })
  return (
    <SettingsForm title={text('organizationSetup.segmentSuggestion')} form={form} {...change.failure}>
      <Settings
        title={text('organizationSetup.suggestion')}
        about={text('organizationSetup.suggestionAbout')}
      >
        <SelectField
          {...form.field('suggestionType')}
          label={text('organizationSetup.suggestionType')}
          placeholder={text('organizationSetup.choose')}
          options={described.SegmentSuggestionType.map((type) => ({ value: type, label: type }))}
        />
        <JsonField
          {...form.field('suggestDetail')}
          rows={16}
          label={text('organizationSetup.suggestDetail')}
          help={text('organizationSetup.suggestHelp')}
        />
      </Settings>
    </SettingsForm>
  )
}
