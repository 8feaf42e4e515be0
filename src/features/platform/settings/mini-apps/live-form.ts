import { array, mixed, object, string, type ObjectSchema } from 'yup'
import {
  bounds,
  miniAppsApi,
  values as described,
  type MiniAppLiveVersion,
  type MiniAppLiveVersionUpdate,
} from '../../../../api'
import type { Read } from '../../../../kit/change/useLookUp'
import { message } from '../../../../kit/form/form'
import { toField, whole } from '../../../../kit/form/numbers'
import type { Pickable } from '../../../../ui/PickerField'

export type LiveValues = {
  /** One mini app of the library. */
  app: Pickable[]
  /** A whole number. */
  version: string
  status: string
}

export const noLive: LiveValues = { app: [], version: '', status: described.MiniAppLiveVersionStatus[0] }

export const liveValuesOf = ({ appId, appName, version, status }: MiniAppLiveVersion): LiveValues => ({
  ...{ app: [{ value: appId, label: appName, note: appId }], version: toField(version), status },
})

const limits = bounds.MiniAppLiveVersionInput.version

export const liveSchema: ObjectSchema<LiveValues> = object({
  app: array().of(mixed<Pickable>().required()).min(1, message('common.required')).required(),
  version: whole({
    ...limits,
    below: message('miniApps.versionBelow'),
    above: message('miniApps.versionAbove'),
  }),
  status: string().required(message('common.required')),
})

export const liveUpdateOf = ({ version, status }: LiveValues): MiniAppLiveVersionUpdate => ({
  version: Number(version),
  status: described.MiniAppLiveVersionStatus.find((each) => each === status) ?? 'Disabled',
})

/** A live version as it is now, by a search with an equal id (decisions 45). Throws the Refusal when it cannot be read. */
export async function readLive(
  read: Read,
  { id, appId }: MiniAppLiveVersion,
): Promise<MiniAppLiveVersion | undefined> {
  const { results } = await read(miniAppsApi.endpoints.searchMiniAppLiveVersions, {
    pageSize: bounds.PageSize.maximum,
    miniAppLiveVersionSearch: { freeText: appId },
  })
  return results.content.find((live) => live.id === id)
}
