import type { components } from '../../openapi/schema.gen'
import { cronjobs } from './cronjobs'
import type { Store } from './db'
import { equals } from './search'

type WebTagging = components['schemas']['WebTaggingConfig']
type ModelStorage = components['schemas']['ModelStorageConfig']
type CronjobSetup = components['schemas']['CronjobSetup']

/** Configurations are written by the sandbox itself, as JSON. */
const read = <T>(json: string) => JSON.parse(json) as T

/** Empty when nothing is stored: the console knows the defaults. */
export function webTaggingOf(store: Store, orgId: string): WebTagging {
  const row = store.one<{ config: string }>('select config from web_tagging where org_id = ?', orgId)
  return row ? read<WebTagging>(row.config) : {}
}

export const saveWebTagging = (
  store: Store,
  orgId: string,
  config: WebTagging & { trackingKey: string },
): number =>
  store.run(
    'insert or replace into web_tagging values (?, ?, ?)',
    orgId,
    config.trackingKey,
    JSON.stringify(config),
  )

/** Whether another organization uses this key; one without a key of its own uses its id. */
export const isKeyTaken = (store: Store, trackingKey: string, orgId: string): boolean =>
  store.one(
    `select 1 from web_tagging where tracking_key = ? and org_id <> ?
     union all select 1 from organization where id = ? and id <> ? and id not in (select org_id from web_tagging)
     limit 1`,
    trackingKey,
    orgId,
    trackingKey,
    orgId,
  ) !== undefined

export function modelStorageOf(store: Store, orgId: string): ModelStorage {
  const row = store.one<{ config: string }>('select config from model_storage where org_id = ?', orgId)
  return row
    ? read<ModelStorage>(row.config)
    : { enabledCustomModelStorage: false, enabledJourneyEventStorage: false }
}

export const saveModelStorage = (store: Store, orgId: string, config: ModelStorage): number =>
  store.run('insert or replace into model_storage values (?, ?)', orgId, JSON.stringify(config))

/** Its jobs are those of all jobs that belong to it. */
export function cronjobSetupOf(store: Store, orgId: string): CronjobSetup {
  const row = store.one<{ enabledDDE: number }>(
    'select enabled_dde as enabledDDE from cronjob_setup where org_id = ?',
    orgId,
  )
  const cronjobConfigs = cronjobs.list(store, [equals('org_id', orgId)])
  return { ...(cronjobConfigs.length > 0 && { cronjobConfigs }), enabledDDE: row?.enabledDDE === 1 }
}

export const saveCronjobEngine = (store: Store, orgId: string, enabledDDE: boolean): number =>
  store.run('insert or replace into cronjob_setup values (?, ?)', orgId, enabledDDE ? 1 : 0)
