import { useState } from 'react'
import { useDeleteOrganizationQuotaMutation, type QuotaConfig, type SegmentQuotaKey } from '../../../../api'
import { useChange } from '../../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../../kit/dialog/ConfirmDialog'
import { NumberField } from '../../../../kit/form/NumberField'
import { Settings, SettingsForm } from '../../../../kit/form/SettingsForm'
import { setValues, useSettingsForm } from '../../../../kit/form/useSettingsForm'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { useText, type MessageId } from '../../../../texts'
import { timings } from '../../../../timings'
import { Button } from '../../../../ui/Button'
import { useSetup } from './context'
import { contradictionsIn, useQuotaQuestion } from './useQuotaQuestion'
import { AlertMessage, useQuota, useQuotaRecheck, useSaveQuota } from './quota'
import { alertMessage, isComplete, schema, segmentInputOf, segmentQuotaOf } from './segment-quota-form'

const category = 'Segment'

const labels: Readonly<Record<SegmentQuotaKey, MessageId>> = {
  _filter_raw: 'organizationSetup.filterRaw',
  _filter_result: 'organizationSetup.filterResult',
  _final_result: 'organizationSetup.finalResult',
}
/** No more can be found than is gone through, and no more kept than is found. */
const narrower = { _filter_result: '_filter_raw', _final_result: '_filter_result' } as const

/** How many records the segments of an organization may go through and hold. */
export function SegmentQuota() {
  return (
    <QueryContent query={useQuota(category)}>{({ result }) => <SegmentForm config={result} />}</QueryContent>
  )
}

function SegmentForm({ config }: { config: QuotaConfig | undefined }) {
  const text = useText()
  const [removing, setRemoving] = useState(false)
  const { busy, failure, save } = useSaveQuota(category)
  const { ask, question } = useQuotaQuestion()
  const values = segmentQuotaOf(config)
  const form = useSettingsForm({
    draft: 'segment',
    initial: values,
    stored: config && isComplete(config) ? values : undefined,
    schema,
    busy,
    recheck: useQuotaRecheck(category, segmentQuotaOf, labels),
    save: async (given, read = { result: config }) =>
      (await ask(contradictionsIn(narrower, given, labels))) && save(segmentInputOf(given, read.result)),
  })
  const records = text('organizationSetup.records')
  return (
    <>
      <SettingsForm
        title={text('organizationSetup.segment')}
        form={form}
        {...failure}
        footerStart={
          config && (
            <Button icon="trash" onClick={() => setRemoving(true)}>
              {text('organizationSetup.remove')}
            </Button>
          )
        }
      >
        <Settings title={text('organizationSetup.limits')} about={text('organizationSetup.segmentAbout')}>
          <NumberField
            {...form.field('_filter_raw')}
            label={text('organizationSetup.filterRaw')}
            help={text('organizationSetup.rawHelp')}
            unit={records}
          />
          <NumberField
            {...form.field('_filter_result')}
            label={text('organizationSetup.filterResult')}
            help={text('organizationSetup.resultHelp')}
            unit={records}
          />
          <NumberField
            {...form.field('_final_result')}
            label={text('organizationSetup.finalResult')}
            help={text('organizationSetup.resultHelp')}
            unit={records}
          />
        </Settings>
        <AlertMessage words={config?.alertMessage ?? alertMessage} />
      </SettingsForm>
      {question}
      {removing && (
        <RemoveQuestion
          onRemoved={() => setValues(form, segmentQuotaOf(undefined))}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}

function RemoveQuestion({ onRemoved, onClose }: { onRemoved: () => void; onClose: () => void }) {
  const text = useText()
  const { orgId } = useSetup()
  const change = useChange(useDeleteOrganizationQuotaMutation(), {
    done: 'common.deleted',
    failed: 'organizationSetup.removeFailed',
    stale: ['Quota'],
    pause: timings.segmentQuotaReload,
    onDone: onRemoved,
    onClose,
  })
  return (
    <ConfirmDialog
      {...confirmProps(change, { orgId, category }, onClose)}
      title={text('organizationSetup.removeSegment')}
      confirm={text('organizationSetup.remove')}
      danger
    >
      {text('confirm.remove')}
    </ConfirmDialog>
  )
}
