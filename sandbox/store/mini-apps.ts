import type { components } from '../../openapi/schema.gen'
import { createTable } from './table'

type MiniApp = components['schemas']['SupportedMiniApp']
type MiniAppDetails = {
  readonly nameFolded: string
  /** What the library was given beside that; no call shows it. */
  readonly details: object
}

/** The mini apps that live versions can be of. */
export const miniApps = createTable<MiniApp, MiniAppDetails>({
  table: 'mini_app',
  fields: { id: 'id', appId: 'app_id', appName: 'app_name' },
  hidden: { nameFolded: 'name_folded', details: { json: 'details' } },
  freeText: ['appId', 'appName'],
  sortable: ['nameFolded'],
  order: 'name_folded, app_id',
})

type LiveVersion = components['schemas']['MiniAppLiveVersion']

/** The newest first, whatever is changed about them. */
export const liveVersions = createTable<LiveVersion, { readonly createdAt: number }>({
  table: 'mini_app_live_version',
  fields: {
    id: 'id',
    appId: 'app_id',
    appName: 'app_name',
    version: 'version',
    status: 'status',
    updatedAt: 'updated_at',
    updatedBy: 'updated_by',
  },
  hidden: { createdAt: 'created_at' },
  freeText: ['appId', 'appName', 'updatedBy'],
  sortable: [],
  order: 'created_at desc, rowid desc',
})
