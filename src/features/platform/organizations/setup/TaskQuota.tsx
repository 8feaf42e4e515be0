import { useState } from 'react'
import {
  isRefusal,
  useGetOrganizationQuotaQuery,
  useUpdateOrganizationQuotaMutation,
  type QuotaConfig,
} from '../../../../api'
import { mistakesOf } from '../../../../kit/form'
import { useText } from '../../../../texts'
import { TextField } from '../../../../ui/TextField'
import { useSetup } from './context'
import { NumberField } from './NumberField'
import { Reading } from './Reading'
import { Settings, SettingsForm } from './SettingsForm'
import { alertMessage, kept, schema, taskInputOf, taskQuotaOf } from './task-quota'
import { TaskRows } from './TaskRows'
import { useSettingsForm } from './useSettingsForm'

const category = 'Task'

/** How many tasks an organization may have, in all and of each sub-category. */
export function TaskQuota() {
  const { orgId } = useSetup()
  const query = useGetOrganizationQuotaQuery({ orgId, category }, { refetchOnMountOrArgChange: true })
  return <Reading query={query}>{({ result }) => <TaskForm config={result} />}</Reading>
}

function TaskForm({ config }: { config: QuotaConfig | undefined }) {
  const text = useText()
  const { orgId } = useSetup()
  // Mistakes of rows show from a press on, as those of the other fields.
  const [pressed, setPressed] = useState(false)
  const [send, { isLoading, error }] = useUpdateOrganizationQuotaMutation()
  const values = taskQuotaOf(config)
  const form = useSettingsForm({
    page: 'task',
    initial: values,
    stored: config?.maxAllowed === undefined ? undefined : values,
    schema,
    busy: isLoading,
    said: 'common.updated',
    save: async (given) => {
      const answer = await send({ orgId, category, quotaConfigInput: taskInputOf(given, config) })
      if (!answer.error) setPressed(false)
      return !answer.error
    },
    kept,
  })
  return (
    <SettingsForm
      title={text('organizationSetup.task')}
      form={form}
      refusal={isRefusal(error) ? error : undefined}
      otherwise="organizationSetup.somethingWentWrong"
      onPress={() => setPressed(true)}
    >
      <Settings title={text('organizationSetup.allTasks')} about={text('organizationSetup.allTasksAbout')}>
        <NumberField
          {...form.field('maxAllowed')}
          label={text('organizationSetup.maxAllowed')}
          help={text('organizationSetup.maxHelp')}
          unit={text('organizationSetup.tasks')}
        />
      </Settings>
      <Settings
        title={text('organizationSetup.byCategory')}
        about={text('organizationSetup.byCategoryAbout')}
      >
        <TaskRows
          rows={form.values.rows}
          maxAllowed={form.values.maxAllowed}
          mistakes={pressed ? mistakesOf(schema, form.values) : {}}
          onChange={form.field('rows').onChange}
        />
      </Settings>
      <Settings title={text('organizationSetup.reached')} about={text('organizationSetup.alertAbout')}>
        <TextField
          name="alertMessage"
          label={text('organizationSetup.alertMessage')}
          readOnly
          value={config?.alertMessage ?? alertMessage}
          onChange={() => undefined}
        />
      </Settings>
    </SettingsForm>
  )
}
