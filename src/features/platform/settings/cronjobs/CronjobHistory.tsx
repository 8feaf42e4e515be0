import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  useSearchCronjobConfigsQuery,
  useSearchCronjobHistoriesQuery,
  values,
  type CronjobConfig,
  type CronjobHistory as Run,
  type CronjobRecordField,
} from '../../../../api'
import { Panel } from '../../../../kit/dialog/Panel'
import { RecordJson } from '../../../../kit/json/Json'
import { FilterField, type FilterFields } from '../../../../kit/list/FilterForm'
import { justRead } from '../../../../kit/list/first-list'
import { GoneDrawer } from '../../../../kit/list/GoneDrawer'
import { ResourceList } from '../../../../kit/list/ResourceList'
import { TimeRangeAsked, TimeRangeFields } from '../../../../kit/list/TimeRangeFields'
import { useListParams } from '../../../../kit/list/useListParams'
import { useOpenedRow } from '../../../../kit/list/useOpenedRow'
import { ButtonLink } from '../../../../kit/navigation/ButtonLink'
import { useOpened } from '../../../../kit/navigation/useOpened'
import { useZone } from '../../../../kit/time/useZone'
import { usePickerSearch } from '../../../../kit/usePickerSearch'
import { useStableCallback } from '../../../../kit/useStableCallback'
import { paths } from '../../../../paths'
import { useText, type MessageId } from '../../../../texts'
import { timings } from '../../../../timings'
import { PickerField } from '../../../../ui/PickerField'
import { SelectField } from '../../../../ui/SelectField'
import { TextField } from '../../../../ui/TextField'
import { checkHistory, historyArgsOf, historyParams, type HistoryFilters } from './filters'
import { columnsOf } from './history-columns'

const overlays = ['json'] as const
const keyOf = ({ id }: Run) => id

/** What the cronjobs have done, newest first. */
export function CronjobHistory() {
  const text = useText()
  const zone = useZone()
  const { formatNumber: number } = useIntl()
  const list = useListParams(historyParams)
  const query = useSearchCronjobHistoriesQuery(historyArgsOf(list), justRead)
  const { opened, open, close } = useOpened(overlays)
  const found = useOpenedRow(opened, query)
  const onJson = useStableCallback((id: string) => open('json', id))
  const configs = query.data?.results.extras.configs
  const columns = useMemo(
    // A configuration that was deleted has its id alone.
    () => columnsOf(text, { zone, number, onJson, nameOf: (id) => configs?.[id]?.name ?? id }),
    [text, zone, number, onJson, configs],
  )
  return (
    <>
      <ResourceList
        caption="cronjobHistory.title"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        none="cronjobHistory.none"
        filters={{
          label: 'cronjobs.freeText',
          placeholder: 'cronjobHistory.placeholder',
          check: checkHistory,
          children: (fields) => (
            <>
              <ConfigFilter {...fields} nameOf={(id) => configs?.[id]?.name} />
              <RecordFilters {...fields} />
            </>
          ),
          last: (fields) => <TimeRangeFields {...fields} />,
        }}
        about={
          <>
            <TimeRangeAsked {...list.filters} />
            <span>{text('list.newestFirst')}</span>
          </>
        }
      />
      {opened && found === 'gone' && (
        <GoneDrawer
          title="cronjobHistory.json"
          gone="cronjobHistory.notHere"
          way={
            <ButtonLink to={`${paths.systemSetting}?tab=cronjob&subTab=history`}>
              {text('cronjobHistory.all')}
            </ButtonLink>
          }
          onClose={close}
        />
      )}
      {opened && typeof found === 'object' && (
        <Panel size="medium" title={text('cronjobHistory.json')} onClose={close}>
          <RecordJson label={text('cronjobHistory.json')} record={found.row} query={query} />
        </Panel>
      )}
    </>
  )
}

/** The search of configurations as a picker asks it. */
function useConfigSuggestions({ query = '' }: { query?: string }, options: { skip: boolean }) {
  const { currentData, ...asked } = useSearchCronjobConfigsQuery(
    { cronjobConfigSearch: { freeText: query } },
    options,
  )
  const results = currentData?.results.content
  return { ...asked, currentData: results && { results } }
}

type ConfigProps = FilterFields<HistoryFilters> & { nameOf: (id: string) => string | undefined }

function ConfigFilter({ draft, put, nameOf }: ConfigProps) {
  const text = useText()
  const search = usePickerSearch({
    useSuggestions: useConfigSuggestions,
    optionOf: ({ id, name }: CronjobConfig) => ({ value: id, label: name, note: id }),
    searchLabel: 'cronjobHistory.searchConfigs',
    pause: timings.cronjobPickerPause,
  })
  // The address has ids alone: names are those that were chosen here, and those of the runs.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  return (
    <FilterField>
      <PickerField
        {...search}
        dense
        multiple
        name="configs"
        label={text('cronjobHistory.configs')}
        placeholder={text('list.all')}
        value={draft.configs.map((value) => ({ value, label: names[value] ?? nameOf(value) ?? value }))}
        onChange={(chosen) => {
          setNames({ ...names, ...Object.fromEntries(chosen.map(({ value, label }) => [value, label])) })
          put({ configs: chosen.map(({ value }) => value) })
        }}
      />
    </FilterField>
  )
}

const recordWords: Readonly<Record<CronjobRecordField, MessageId>> = {
  totalRecords: 'cronjobHistory.total',
  totalValidRecords: 'cronjobHistory.valid',
  totalInvalidRecord: 'cronjobHistory.invalid',
}

function RecordFilters({ draft, put, errors }: FilterFields<HistoryFilters>) {
  const text = useText()
  const number = (name: 'least' | 'most', label: MessageId) => (
    <FilterField>
      <TextField
        dense
        numeric
        name={name}
        label={text(label)}
        inputMode="numeric"
        autoComplete="off"
        value={draft[name]}
        error={errors[name]}
        onChange={(typed) => put({ [name]: typed })}
      />
    </FilterField>
  )
  return (
    <>
      <FilterField minW="144px">
        <SelectField
          dense
          name="field"
          label={text('cronjobHistory.field')}
          value={draft.field}
          onChange={(chosen) =>
            put({ field: values.CronjobRecordField.find((field) => field === chosen) ?? draft.field })
          }
          options={values.CronjobRecordField.map((value) => ({ value, label: text(recordWords[value]) }))}
        />
      </FilterField>
      {number('least', 'cronjobHistory.least')}
      {number('most', 'cronjobHistory.most')}
    </>
  )
}
