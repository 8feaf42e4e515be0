import { randomUUID } from 'node:crypto'
import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { withSchedule } from '../rules/cronjobs'
import { tidied, wrongDomainIn } from '../rules/domains'
import { refuseChange, refuseUnknown } from '../rules/organizations'
import { sentinels } from '../rules/sentinels'
import { rightsChanged } from '../rules/rights'
import { createGroups, resetGroups } from '../rules/system-groups'
import { cronjobs } from '../store/cronjobs'
import { isTaken } from '../store/db'
import { generalSettingsOf, saveGeneralSettings } from '../store/general-settings'
import {
  cronjobSetupOf,
  isKeyTaken,
  modelStorageOf,
  saveCronjobEngine,
  saveModelStorage,
  saveWebTagging,
  webTaggingOf,
} from '../store/organization-setup'
import { organizationOf } from '../store/organizations'
import { templateFields } from '../store/system-tools'
import { memberIdsOf } from '../store/permission-groups'
import type { World } from '../world'

export const refusals = {
  unknownTemplate: 'There is no template with this code',
  existingModel: 'Tổ chức này đã có mô hình này',
  takenTrackingKey: 'Another organization uses this tracking key',
  existingGroups: 'These permission groups exist already',
} as const

const SAVED = 'Save successfully.'

type OfOrganization = { readonly path: { readonly orgId: string }; readonly world: World }

/** A change of the organization that the path names, unless that is refused. */
const changing =
  <C extends OfOrganization, A>(change: (call: C) => A) =>
  (call: C): A | ReturnType<typeof refused> =>
    refuseChange(call.world.store, call.path.orgId) ?? change(call)

/** Gives the system groups their permissions back, and tells whoever has others by that. */
function resetAndTell(world: World, orgId: string, by: string): void {
  const members = resetGroups(world.store, orgId).flatMap((id) => memberIdsOf(world.store, id))
  for (const userId of new Set(members)) rightsChanged(world, userId, { by, orgId })
}

export const organizationSetupOperations = {
  getOrganizationGeneralSettings: ({ path: { orgId }, world: { store } }) =>
    refuseUnknown(store, orgId) ?? result(generalSettingsOf(store, orgId)),

  saveOrganizationGeneralSettings: changing(({ body, path: { orgId }, session, world: { store } }) => {
    const allowedDomains = tidied(body.allowedDomains)
    const wrong = wrongDomainIn(allowedDomains)
    if (wrong !== undefined) return refused(`This is not a domain name: ${wrong}`)
    const { invitationUsersToJoin } = body
    saveGeneralSettings(store, orgId, { allowedDomains, invitationUsersToJoin, actionBy: session.userId })
    return done(SAVED)
  }),

  getOrganizationWebTagging: ({ path: { orgId }, world: { store } }) =>
    refuseUnknown(store, orgId) ?? result(webTaggingOf(store, orgId)),

  saveOrganizationWebTagging: changing(({ body, path: { orgId }, world: { store } }) => {
    const trackingKey = body.trackingKey.trim()
    if (trackingKey === '') return refused('The tracking key must not be blank')
    if (isKeyTaken(store, trackingKey, orgId)) return refused(refusals.takenTrackingKey)
    saveWebTagging(store, orgId, { ...body, trackingKey })
    return done('Update web tagging successfully.')
  }),

  getOrganizationModelStorage: ({ path: { orgId }, world: { store } }) =>
    refuseUnknown(store, orgId) ?? result(modelStorageOf(store, orgId)),

  saveOrganizationModelStorage: changing(({ body, path: { orgId }, world: { store } }) => {
    saveModelStorage(store, orgId, body)
    return done(SAVED)
  }),

  getOrganizationCronjobSetup: ({ path: { orgId }, world: { store } }) =>
    refuseUnknown(store, orgId) ?? result(cronjobSetupOf(store, orgId)),

  // Jobs that are not sent stay as they are; those that are belong to this organization.
  saveOrganizationCronjobSetup: changing(({ body, path: { orgId }, world: { store, clock } }) => {
    for (const config of body.cronjobConfigs ?? [])
      cronjobs.change(store, config.id, withSchedule({ ...config, orgId }, clock.now()))
    saveCronjobEngine(store, orgId, body.enabledDDE)
    return done(SAVED)
  }),

  initSystemPermissionGroups: changing(({ path: { orgId }, session, world }) => {
    const { store, clock } = world
    createGroups(store, orgId, { by: session.userId, now: clock.now() })
    resetAndTell(world, orgId, session.userId)
    return done('Init Permission Groups successfully')
  }),

  initOrganizationPermissionGroups: changing(
    ({ body, path: { orgId }, session, world: { store, clock } }) => {
      const made = createGroups(store, orgId, { by: session.userId, now: clock.now(), kind: body.groupType })
      return made === 0 ? refused(refusals.existingGroups) : done('Created successfully')
    },
  ),

  rerunSystemGroupPermissions: changing(({ path: { orgId }, session, world }) => {
    resetAndTell(world, orgId, session.userId)
    return done()
  }),

  createCustomModelFromTemplate: ({ body: { orgId, code }, world: { store } }) => {
    const refusal = refuseChange(store, orgId)
    if (refusal) return refusal
    if (organizationOf(store, { orgId }).code === sentinels.codeWithoutModel) return refused()
    const fields = templateFields(store, code)
    if (!fields) return refused(refusals.unknownTemplate)
    const id = `model-${randomUUID()}`
    try {
      store.run('insert into custom_model values (?, ?, ?, ?)', id, orgId, code, JSON.stringify(fields))
    } catch (error) {
      if (isTaken(error)) return refused(refusals.existingModel)
      throw error
    }
    return result({ id, code, orgId, fields })
  },
} satisfies Partial<Operations>
