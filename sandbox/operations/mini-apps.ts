import { randomUUID } from 'node:crypto'
import { MiniAppPageSize } from '../../openapi/bounds.gen'
import { plainText } from '../../openapi/plain-text'
import type { components } from '../../openapi/schema.gen'
import { done, refused } from '../answers'
import type { Operations } from '../contract'
import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'
import { fold } from '../store/fold'
import { liveVersions, miniApps } from '../store/mini-apps'
import { equals, type Condition } from '../store/search'

export const refusals = {
  takenApp: 'A mini app with this appId exists already',
  takenEntry: 'is in the library already',
  incompleteApp: 'A mini app needs appId and appName',
  twice: 'stands in the list twice',
  goneApp: 'This mini app does not exist any more',
  appInUse: 'This mini app still has live versions. Delete these first.',
  unknownApp: 'Ứng dụng này không còn trong thư viện',
  takenVersion: 'This version of the mini app is there already',
  goneVersion: 'This live version does not exist any more',
} as const

type Input = components['schemas']['SupportedMiniAppInput']

/** An entry of the library without anything that nobody sees, so that what looks alike is one. */
function entryOf({ appId = '', appName = '', ...details }: Input) {
  const name = plainText(appName)
  return { appId: plainText(appId), appName: name, nameFolded: fold(name), details }
}
type Entry = ReturnType<typeof entryOf>

const ofApp = (appId: string): Condition => equals('app_id', appId)
const appOf = (store: Store, appId: string) => miniApps.list(store, [ofApp(appId)])[0]

/** Why these cannot all be added. */
function refuseEntries(store: Store, entries: readonly Entry[]) {
  const seen = new Set<string>()
  for (const { appId, appName } of entries) {
    if (appId === sentinels.silentMiniApp) return refused()
    if (appId === '' || appName === '') return refused(refusals.incompleteApp)
    if (seen.has(appId)) return refused(`appId ${appId} ${refusals.twice}`)
    seen.add(appId)
  }
  const taken = entries.find(({ appId }) => appOf(store, appId))
  return (
    taken && refused(entries.length > 1 ? `appId ${taken.appId} ${refusals.takenEntry}` : refusals.takenApp)
  )
}

/** All of them or none. */
function addToLibrary(store: Store, inputs: readonly Input[]) {
  const entries = inputs.map(entryOf)
  const refusal = refuseEntries(store, entries)
  if (refusal) return refusal
  store.transaction(() => {
    for (const entry of entries) miniApps.add(store, { id: `mini-app-${randomUUID()}`, ...entry })
  })
  return done('Added successfully')
}

const isTaken = (store: Store, appId: string, version: number, own?: string) =>
  liveVersions.list(store, [ofApp(appId), equals('version', version)]).some(({ id }) => id !== own)

export const miniAppsOperations = {
  addSupportedMiniApp: ({ body, world: { store } }) => addToLibrary(store, [body]),

  addSupportedMiniApps: ({ body, world: { store } }) => addToLibrary(store, body),

  deleteSupportedMiniApp: ({ query: { id }, world: { store } }) => {
    const app = miniApps.find(store, id)
    if (!app) return refused(refusals.goneApp)
    if (app.appId === sentinels.silentMiniApp) return refused()
    if (liveVersions.list(store, [ofApp(app.appId)]).length > 0) return refused(refusals.appInUse)
    miniApps.remove(store, id)
    return done('Delete successfully.')
  },

  searchSupportedZaloMiniApps: (call) => {
    const { pageSize = MiniAppPageSize.default, orderBy, ...query } = call.query
    // Accented names stand where readers of Vietnamese look for them.
    const order = orderBy?.replace('appName', 'nameFolded')
    return miniApps.search({ ...call, query: { ...query, pageSize, ...(order && { orderBy: order }) } })
  },

  searchMiniAppLiveVersions: (call) => liveVersions.search(call),

  addMiniAppLiveVersion: ({ body, session, world: { store, clock } }) => {
    const { appId, version, status } = body
    if (appId === sentinels.silentMiniApp) return refused()
    const app = appOf(store, appId)
    if (!app) return refused(refusals.unknownApp)
    if (isTaken(store, appId, version)) return refused(refusals.takenVersion)
    const now = clock.now()
    liveVersions.add(store, {
      ...{ id: `live-${randomUUID()}`, appId, appName: app.appName, version, status },
      ...{ createdAt: now, updatedAt: now, updatedBy: session.userId },
    })
    return done('Added successfully')
  },

  editMiniAppLiveVersion: ({ path: { id }, body, session, world: { store, clock } }) => {
    if (id === sentinels.silentLiveVersion) return refused()
    const found = liveVersions.find(store, id)
    if (!found) return refused(refusals.goneVersion)
    if (isTaken(store, found.appId, body.version, id)) return refused(refusals.takenVersion)
    const { version, status } = body
    liveVersions.change(store, id, {
      ...{ version, status, updatedAt: clock.now(), updatedBy: session.userId },
    })
    return done('Updated successfully')
  },

  deleteMiniAppLiveVersion: ({ path: { id }, world: { store } }) => {
    if (id === sentinels.silentLiveVersion) return refused()
    return liveVersions.remove(store, id) ? done('Deleted successfully') : refused(refusals.goneVersion)
  },
} satisfies Partial<Operations>
