import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isRefusal, useDeleteOrganizationQuotaMutation, type QuotaConfig } from '../../../../api'
import { doneNotice } from '../../../../flows/outcomes'
import { ConfirmDialog } from '../../../../kit/dialog/ConfirmDialog'
import { useReload } from '../../../../kit/useReload'
import { useText } from '../../../../texts'
import { timings } from '../../../../timings'
import { Button } from '../../../../ui/Button'
import { AlertMessage } from './AlertMessage'
import { useSetup } from './context'
import { NumberField } from '../../../../kit/form/NumberField'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { alertMessage, isComplete, schema, segmentInputOf, segmentQuotaOf } from './segment-quota-form'
import { Settings, SettingsForm } from '../../../../kit/form/SettingsForm'
import { useQuota, useSaveQuota } from './useQuota'
import { setValues, useSettingsForm } from '../../../../kit/form/useSettingsForm'

const category = 'Segment'

/** How many records the segments of an organization may go through and hold. */
export function SegmentQuota() {
  return (
    <QueryContent query={useQuota(category)}>{({ result }) => <SegmentForm config={result} />}</QueryContent>
  )
}

function SegmentForm({ config }: { config: QuotaConfig | undefined }) {
  const text = useText()
  const [removing, setRemoving] = useState(false)
  const { busy, refusal, save } = useSaveQuota(category)
  const values = segmentQuotaOf(config)
  const form = useSettingsForm({
    draft: 'segment',
    initial: values,
    stored: config && isComplete(config) ? values : undefined,
    schema,
    busy,
    said: 'common.updated',
    save: (given) => save(segmentInputOf(given, config)),
  })
  const records = text('organizationSetup.records')
  return (
    <>
      <SettingsForm
        title={text('organizationSetup.segment')}
        form={form}
        refusal={refusal}
        otherwise="organizationSetup.somethingWentWrong"
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
  const dispatch = useDispatch()
  const reload = useReload()
  const { orgId } = useSetup()
  const [remove, { isLoading, error }] = useDeleteOrganizationQuotaMutation()
  const confirm = async () => {
    if (isLoading) return
    const answer = await remove({ orgId, category })
    if (answer.error) return
    onClose()
    onRemoved()
    dispatch(doneNotice({ id: 'common.deleted' }))
    reload(['Quota'], timings.segmentQuotaReload)
  }
  return (
    <ConfirmDialog
      title={text('organizationSetup.removeSegment')}
      confirm={text('organizationSetup.remove')}
      danger
      busy={isLoading}
      refusal={isRefusal(error) ? error : undefined}
      otherwise="organizationSetup.removeFailed"
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {text('confirm.remove')}
    </ConfirmDialog>
  )
}
