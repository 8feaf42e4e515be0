import { useState } from 'react'
import type { QuotaConfig } from '../../../../api'
import { mistakesOf } from '../../../../kit/form/form'
import { NumberField } from '../../../../kit/form/NumberField'
import { Settings, SettingsForm } from '../../../../kit/form/SettingsForm'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { useText } from '../../../../texts'
import { AlertMessage, useQuota, useQuotaRecheck, useSaveQuota } from './quota'
import { alertMessage, normalize, schema, taskInputOf, taskQuotaOf } from './task-quota-form'
import { TaskRows } from './TaskRows'

const category = 'Task'

/** How many tasks an organization may have, in all and of each sub-category. */
export function TaskQuota() {
  return (
    <QueryContent query={useQuota(category)}>{({ result }) => <TaskForm config={result} />}</QueryContent>
  )
}

function TaskForm({ config }: { config: QuotaConfig | undefined }) {
  const text = useText()
  // Mistakes of rows show from a press on, as those of the other fields.
  const [pressed, setPressed] = useState(false)
  const { busy, failure, save } = useSaveQuota(category)
  const values = taskQuotaOf(config)
  const form = useSettingsForm({
    draft: 'task',
    initial: values,
    stored: config?.maxAllowed === undefined ? undefined : values,
    schema,
    busy,
    recheck: useQuotaRecheck(category, taskQuotaOf, {
      maxAllowed: 'organizationSetup.maxAllowed',
      rows: {
        label: 'organizationSetup.byCategory',
        words: (rows) => rows.map(({ category, count }) => `${category}: ${count}`).join('\n'),
      },
    }),
    save: async (given, read = { result: config }) => {
      const saved = await save(taskInputOf(given, read.result))
      if (saved) setPressed(false)
      return saved
    },
    normalize,
  })
  return (
    <SettingsForm
      title={text('organizationSetup.task')}
      form={form}
      {...failure}
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
      <AlertMessage words={config?.alertMessage ?? alertMessage} />
    </SettingsForm>
  )
}
