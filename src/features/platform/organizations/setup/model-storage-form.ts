import { boolean, object, string, type ObjectSchema } from 'yup'
import type { ModelStorageConfig, ModelStorageInput } from '../../../../api'

/** The two kinds of models that are stored, each on or off with the name of its storage. */
export type ModelStorage = {
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

export function modelStorageOf(config: ModelStorageConfig): ModelStorage {
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

export const schema: ObjectSchema<ModelStorage> = object({
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

export function modelStorageInputOf(values: ModelStorage, config: ModelStorageConfig): ModelStorageInput {
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
