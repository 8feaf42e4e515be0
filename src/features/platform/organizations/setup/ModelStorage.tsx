import { boolean, object, string, type ObjectSchema } from 'yup'
import {
  organizationSetupApi,
  useGetOrganizationModelStorageQuery,
  useSaveOrganizationModelStorageMutation,
  type ModelStorageConfig,
  type ModelStorageInput,
} from '../../../../api'
import { useChange } from '../../../../kit/change/useChange'
import type { Form } from '../../../../kit/form/form'
import { Settings, SettingsForm } from '../../../../kit/form/SettingsForm'
import { useRecheck } from '../../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { useText, type MessageId } from '../../../../texts'
import { SwitchField } from '../../../../ui/SwitchField'
import { TextField } from '../../../../ui/TextField'
import { useSetup } from './context'

/** The two kinds of models that are stored, each on or off with the name of its storage. */
type ModelStorageValues = {
  enabledCustomModelStorage: boolean
  enabledJourneyEventStorage: boolean
  customEnabled: boolean
  customName: string
  eventEnabled: boolean
  eventName: string
}

type Entry = { [key: string]: unknown }

const isOn = (entry: Entry | undefined) => entry?.enabled === true
const nameIn = (entry: Entry | undefined) => (typeof entry?.storageName === 'string' ? entry.storageName : '')

function modelStorageOf(config: ModelStorageConfig): ModelStorageValues {
  const { enabledCustomModelStorage, enabledJourneyEventStorage, storageByTypes: stored } = config
  return {
    enabledCustomModelStorage,
    enabledJourneyEventStorage,
    customEnabled: isOn(stored?.MOM_CustomModel),
    customName: nameIn(stored?.MOM_CustomModel),
    eventEnabled: isOn(stored?.Event_Model),
    eventName: nameIn(stored?.Event_Model),
  }
}

const schema: ObjectSchema<ModelStorageValues> = object({
  enabledCustomModelStorage: boolean().defined(),
  enabledJourneyEventStorage: boolean().defined(),
  customEnabled: boolean().defined(),
  customName: string().trim().defined(),
  eventEnabled: boolean().defined(),
  eventName: string().trim().defined(),
})

/** What an entry holds beside the two is kept; one that has nothing is none. */
function entryOf(stored: Entry = {}, enabled: boolean, name: string): Entry | undefined {
  const { storageName, ...rest } = stored
  const isNew = storageName === undefined && Object.keys(rest).length === 0
  return isNew && !enabled && name === ''
    ? undefined
    : { ...rest, enabled, ...(name !== '' && { storageName: name }) }
}

function modelStorageInputOf(values: ModelStorageValues, config: ModelStorageConfig): ModelStorageInput {
  const { enabledCustomModelStorage, enabledJourneyEventStorage } = values
  const { MOM_CustomModel, Event_Model } = config.storageByTypes ?? {}
  const custom = entryOf(MOM_CustomModel, values.customEnabled, values.customName)
  const event = entryOf(Event_Model, values.eventEnabled, values.eventName)
  return {
    enabledCustomModelStorage,
    enabledJourneyEventStorage,
    storageByTypes: {
      ...(custom && { MOM_CustomModel: custom }),
      ...(event && { Event_Model: event }),
    },
  }
}

/** Where the models and events of an organization are stored. */
export function ModelStorage() {
  const { orgId } = useSetup()
  const query = useGetOrganizationModelStorageQuery({ orgId })
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
  const recheck = useRecheck({
    read: async (read) =>
      (await read(organizationSetupApi.endpoints.getOrganizationModelStorage, { orgId })).result,
    valuesOf: modelStorageOf,
    fields: {
      enabledCustomModelStorage: 'organizationSetup.customModelStorage',
      enabledJourneyEventStorage: 'organizationSetup.journeyEventStorage',
      customEnabled: { within: 'organizationSetup.custom', label: 'organizationSetup.useStorage' },
      customName: { within: 'organizationSetup.custom', label: 'organizationSetup.storageName' },
      eventEnabled: { within: 'organizationSetup.event', label: 'organizationSetup.useStorage' },
      eventName: { within: 'organizationSetup.event', label: 'organizationSetup.storageName' },
    },
  })
  const form = useSettingsForm({
    draft: 'model-storage',
    initial: stored,
    stored,
    schema,
    busy: change.busy,
    recheck,
    save: (values, read = config) =>
      change.send({ orgId, modelStorageInput: modelStorageInputOf(values, read) }),
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

type SwitchName = Exclude<keyof ModelStorageValues, NameOfStorage>
type NameOfStorage = 'customName' | 'eventName'

function Switch({
  form,
  name,
  label,
}: {
  form: Form<ModelStorageValues>
  name: SwitchName
  label: MessageId
}) {
  const text = useText()
  const { value, onChange } = form.field(name)
  return <SwitchField name={name} label={text(label)} checked={value} onChange={onChange} />
}

function Name({ form, name }: { form: Form<ModelStorageValues>; name: NameOfStorage }) {
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
