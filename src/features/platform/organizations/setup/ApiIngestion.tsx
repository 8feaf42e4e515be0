import { values as described, type ApiIngestionQuotaKey, type QuotaConfig } from '../../../../api'
import { NumberField } from '../../../../kit/form/NumberField'
import { Settings, SettingsForm } from '../../../../kit/form/SettingsForm'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { useText, type MessageId } from '../../../../texts'
import { SelectField } from '../../../../ui/SelectField'
import { SwitchField } from '../../../../ui/SwitchField'
import { TextField } from '../../../../ui/TextField'
import { apiIngestionInputOf, apiIngestionOf, isComplete, schema } from './api-ingestion-form'
import { BlockNotice } from './BlockNotice'
import { contradictionsIn, useQuotaQuestion } from './useQuotaQuestion'
import { useQuota, useQuotaRecheck, useSaveQuota } from './quota'

const category = 'ApiIngestion'

const labels: Readonly<Record<ApiIngestionQuotaKey, MessageId>> = {
  _5minutely: 'organizationSetup.per5Minutes',
  _hourly: 'organizationSetup.perHour',
  _daily: 'organizationSetup.perDay',
}
/** What is allowed in a shorter time is allowed in a longer one. */
const narrower = { _5minutely: '_hourly', _hourly: '_daily' } as const

/** How much an organization may send by API, and what happens beyond. */
export function ApiIngestion() {
  return (
    <QueryContent query={useQuota(category)}>
      {({ result, blockObject }) => (
        <ApiIngestionForm config={result} unblockedAt={blockObject?.unblockedAt} />
      )}
    </QueryContent>
  )
}

type Props = { config: QuotaConfig | undefined; unblockedAt: number | undefined }

function ApiIngestionForm({ config, unblockedAt }: Props) {
  const text = useText()
  const { busy, failure, save } = useSaveQuota(category)
  const { ask, question } = useQuotaQuestion()
  const values = apiIngestionOf(config)
  const form = useSettingsForm({
    draft: 'api-ingestion',
    initial: values,
    stored: config && isComplete(config) ? values : undefined,
    schema,
    busy,
    recheck: useQuotaRecheck(category, apiIngestionOf, {
      ...labels,
      alertMessage: 'organizationSetup.alertMessage',
      enabledBlocked: 'organizationSetup.enabledBlocked',
      unblockedPeriodInMin: {
        label: 'organizationSetup.unblockAfter',
        words: (minutes, text) => text('organizationSetup.minutes', { minutes: Number(minutes) }),
      },
    }),
    save: async (given, read = { result: config }) =>
      (await ask(contradictionsIn(narrower, given, labels))) && save(apiIngestionInputOf(given, read.result)),
  })
  const blocked = form.field('enabledBlocked')
  const requests = text('organizationSetup.requests')
  return (
    <>
      <SettingsForm
        title={text('organizationSetup.apiIngestion')}
        form={form}
        {...failure}
        banner={<BlockNotice unblockedAt={unblockedAt} />}
      >
        <Settings title={text('organizationSetup.limits')} about={text('organizationSetup.limitsAbout')}>
          <NumberField
            {...form.field('_5minutely')}
            label={text('organizationSetup.per5Minutes')}
            unit={requests}
          />
          <NumberField {...form.field('_hourly')} label={text('organizationSetup.perHour')} unit={requests} />
          <NumberField {...form.field('_daily')} label={text('organizationSetup.perDay')} unit={requests} />
        </Settings>
        <Settings title={text('organizationSetup.reached')} about={text('organizationSetup.reachedAbout')}>
          <TextField
            {...form.field('alertMessage')}
            label={text('organizationSetup.alertMessage')}
            autoComplete="off"
          />
          <SwitchField
            name={blocked.name}
            label={text('organizationSetup.enabledBlocked')}
            checked={blocked.value}
            onChange={blocked.onChange}
          />
          <SelectField
            {...form.field('unblockedPeriodInMin')}
            label={text('organizationSetup.unblockAfter')}
            placeholder={text('organizationSetup.choose')}
            options={described.UnblockPeriod.map((minutes) => ({
              value: String(minutes),
              label: text('organizationSetup.minutes', { minutes }),
            }))}
          />
        </Settings>
      </SettingsForm>
      {question}
    </>
  )
}
