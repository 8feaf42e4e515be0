import {
  useGetOrganizationModelStorageQuery,
  useSaveOrganizationModelStorageMutation,
  type ModelStorageConfig,
} from '../../../../api'
import { useChange } from '../../../../kit/change/useChange'
import type { Form } from '../../../../kit/form/form'
import { useText, type MessageId } from '../../../../texts'
import { SwitchField } from '../../../../ui/SwitchField'
import { TextField } from '../../../../ui/TextField'
import { useSetup } from './context'
import {
  modelStorageInputOf,
  modelStorageOf,
  schema,
  type ModelStorage as Values,
} from './model-storage-form'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { Settings, SettingsForm } from '../../../../kit/form/SettingsForm'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'

/** Where the models and events of an organization are stored. */
export function ModelStorage() {
  const { orgId } = useSetup()
  const query = useGetOrganizationModelStorageQuery({ orgId }, { refetchOnMountOrArgChange: true })
  return <QueryContent query={query}>{({ result }) => <ModelStorageForm config={result} />}</QueryContent>
}

function ModelStorageForm({ config }: { config: ModelStorageConfig }) {
  const text = useText()
  const { orgId } = useSetup()
  const change = useChange(useSaveOrganizationModelStorageMutation(), {
    done: 'organizationSetup.saved',
    failed: 'common.somethingWasWrong',
  })
  const stored = modelStorageOf(config)
  const form = useSettingsForm({
    draft: 'model-storage',
    initial: stored,
    stored,
    schema,
    busy: change.busy,
    save: (values) => change.send({ orgId, modelStorageInput: modelStorageInputOf(values, config) }),
  })
  return (
    <SettingsForm title={text('organizationSetup.modelStorage')} form={form} {...change.failure}>
      <Settings title={text('organizationSetup.stored')} about={text('organizationSetup.storedAbout')}>
        <Switch form={form} name="enabledCustomModelStorage" label="organizationSetup.customModelStorage" />
        <Switch form={form} name="enabledJourneyEventStorage" label="organizationSetup.journeyEventStorage" />
      </Settings>
      <Settings title={text('organizationSetup.custom')} about={text('organizationSetup.customAbout')}>
        <Switch form={form} name="customEnabled" label="organizationSetup.useStorage" />
        <Name form={form} name="customName" />
      </Settings>
      <Settings title={text('organizationSetup.event')} about={text('organizationSetup.eventAbout')}>
        <Switch form={form} name="eventEnabled" label="organizationSetup.useStorage" />
        <Name form={form} name="eventName" />
      </Settings>
    </SettingsForm>
  )
}

type SwitchName = Exclude<keyof Values, NameOfStorage>
type NameOfStorage = 'customName' | 'eventName'

function Switch({ form, name, label }: { form: Form<Values>; name: SwitchName; label: MessageId }) {
  const text = useText()
  const { value, onChange } = form.field(name)
  return <SwitchField name={name} label={text(label)} checked={value} onChange={onChange} />
}

function Name({ form, name }: { form: Form<Values>; name: NameOfStorage }) {
  const text = useText()
  return (
    <TextField
      {...form.field(name)}
      label={text('organizationSetup.storageName')}
      optional={text('common.optional')}
      autoComplete="off"
    />
  )
}
