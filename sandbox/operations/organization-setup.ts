import { randomUUID } from 'node:crypto'
import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { tidied, wrongDomainIn } from '../rules/domains'
import { unchangeable, unknownOrganization } from '../rules/organizations'
import { refusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { createGroups, resetGroups } from '../rules/system-groups'
import { isTaken } from '../store/db'
import { generalSettingsOf, saveGeneralSettings } from '../store/general-settings'
import {
  cronjobSetupOf,
  isKeyTaken,
  modelStorageOf,
  saveCronjobSetup,
  saveModelStorage,
  saveWebTagging,
  webTaggingOf,
} from '../store/organization-setup'
import { organizationOf } from '../store/organizations'

const SAVED = 'Save successfully.'
/** Templates of custom models by their code, with the fields of what is made from them. */
const templates: ReadonlyMap<string, readonly string[]> = new Map([['ZmaCheater', ['phone', 'reason']]])

export const organizationSetupOperations = {
  getOrganizationGeneralSettings: ({ path: { orgId }, world: { store } }) =>
    unknownOrganization(store, orgId) ?? result(generalSettingsOf(store, orgId)),

  saveOrganizationGeneralSettings: ({ body, path: { orgId }, session, world: { store } }) => {
    const barred = unchangeable(store, orgId)
    if (barred) return barred
    const allowedDomains = tidied(body.allowedDomains)
    const wrong = wrongDomainIn(allowedDomains)
    if (wrong !== undefined) return refused(`This is not a domain name: ${wrong}`)
    const { invitationUsersToJoin } = body
    saveGeneralSettings(store, orgId, { allowedDomains, invitationUsersToJoin, actionBy: session.userId })
    return done(SAVED)
  },

  getOrganizationWebTagging: ({ path: { orgId }, world: { store } }) =>
    unknownOrganization(store, orgId) ?? result(webTaggingOf(store, orgId)),

  saveOrganizationWebTagging: ({ body, path: { orgId }, world: { store } }) => {
    const barred = unchangeable(store, orgId)
    if (barred) return barred
    const trackingKey = body.trackingKey.trim()
    if (trackingKey === '') return refused('The tracking key must not be blank')
    if (isKeyTaken(store, trackingKey, orgId)) return refused(refusals.takenTrackingKey)
    saveWebTagging(store, orgId, { ...body, trackingKey })
    return done('Update web tagging successfully.')
  },

  getOrganizationModelStorage: ({ path: { orgId }, world: { store } }) =>
    unknownOrganization(store, orgId) ?? result(modelStorageOf(store, orgId)),

  saveOrganizationModelStorage: ({ body, path: { orgId }, world: { store } }) => {
    const barred = unchangeable(store, orgId)
    if (barred) return barred
    saveModelStorage(store, orgId, body)
    return done(SAVED)
  },

  getOrganizationCronjobSetup: ({ path: { orgId }, world: { store } }) =>
    unknownOrganization(store, orgId) ?? result(cronjobSetupOf(store, orgId)),

  // Jobs that are not sent stay as they are; those that are belong to this organization.
  saveOrganizationCronjobSetup: ({ body, path: { orgId }, world: { store } }) => {
    const barred = unchangeable(store, orgId)
    if (barred) return barred
    const { name } = organizationOf(store, { orgId })
    const sent = body.cronjobConfigs?.map((config) => ({ ...config, orgId, extParam: { orgName: name } }))
    const cronjobConfigs = sent ?? cronjobSetupOf(store, orgId).cronjobConfigs
    saveCronjobSetup(store, orgId, {
      enabledDDE: body.enabledDDE,
      ...(cronjobConfigs && { cronjobConfigs }),
    })
    return done(SAVED)
  },

  initSystemPermissionGroups: ({ path: { orgId }, session, world: { store, clock } }) => {
    const barred = unchangeable(store, orgId)
    if (barred) return barred
    createGroups(store, orgId, { by: session.userId, now: clock.now() })
    resetGroups(store, orgId)
    return done('Init Permission Groups successfully')
  },

  initOrganizationPermissionGroups: ({ body, path: { orgId }, session, world: { store, clock } }) => {
    const barred = unchangeable(store, orgId)
    if (barred) return barred
    const made = createGroups(store, orgId, { by: session.userId, now: clock.now(), kind: body.groupType })
    return made === 0 ? refused(refusals.existingGroups) : done('Created successfully')
  },

  rerunSystemGroupPermissions: ({ path: { orgId }, world: { store } }) => {
    const barred = unchangeable(store, orgId)
    if (barred) return barred
    resetGroups(store, orgId)
    return done()
  },

  createCustomModelFromTemplate: ({ body: { orgId, code }, world: { store } }) => {
    const barred = unchangeable(store, orgId)
    if (barred) return barred
    if (organizationOf(store, { orgId }).code === sentinels.codeWithoutModel) return refused()
    const fields = templates.get(code)
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
