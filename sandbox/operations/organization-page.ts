import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { sharedRefusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { tidied, wrongDomainIn } from '../rules/domains'
import { flawIn } from '../rules/password-policy'
import { hasText, termRefusals } from '../rules/terms'
import { fold } from '../store/fold'
import { generalSettingsOf, saveGeneralSettings } from '../store/general-settings'
import { policyOf, savePolicy } from '../store/organization-policies'
import { findOrganization, isNameTaken, organizationOf, recordOf } from '../store/organizations'

export const refusals = {
  otherOrganization: 'You can only change the organization that you are working in',
  noMasking: 'There is no data masking yet. Save one first.',
  noTermToActivate: 'Chưa có điều khoản nào để kích hoạt',
  wrongLength: 'The shortest length must not be above the longest',
  impossible: 'Độ dài tối đa không đủ cho số ký tự bắt buộc',
  wrongMinutes: 'The minutes must be at least 1 while the switch is on',
} as const

const SAVED = 'Saved successfully'

/** Nothing is stored: the answer has no result. */
const stored = <T>(value: T | undefined) => (value === undefined ? done() : result(value))

export const organizationPageOperations = {
  getCurrentOrganizationGeneralSettings: ({ session, world: { store } }) =>
    result(generalSettingsOf(store, session.orgId)),

  saveCurrentOrganizationGeneralSettings: ({ body, session: { userId, orgId }, world: { store } }) => {
    const allowedDomains = tidied(body.allowedDomains)
    const wrong = wrongDomainIn(allowedDomains)
    if (wrong !== undefined) return refused(`This is not a domain name: ${wrong}`)
    const { invitationUsersToJoin } = body
    saveGeneralSettings(store, orgId, { allowedDomains, invitationUsersToJoin, actionBy: userId })
    return done(SAVED)
  },

  getOrganizationPasswordPolicy: ({ session: { orgId }, world: { store } }) =>
    stored(policyOf(store, orgId, 'password')),

  saveOrganizationPasswordPolicy: ({ body, session: { orgId }, world: { store } }) => {
    const flaw = flawIn(body)
    if (flaw) return refused(refusals[flaw])
    savePolicy(store, orgId, 'password', body)
    return done(SAVED)
  },

  getOrganizationSessionPolicy: ({ session: { orgId }, world: { store } }) =>
    stored(policyOf(store, orgId, 'session')),

  saveOrganizationSessionPolicy: ({ body, session, world: { store, sessions } }) => {
    const { enabledInvalidSession, invalidSessionAfter } = body
    if (enabledInvalidSession && invalidSessionAfter < 1) return refused(refusals.wrongMinutes)
    const minutes = enabledInvalidSession ? invalidSessionAfter : 0
    savePolicy(store, session.orgId, 'session', { ...body, invalidSessionAfter: minutes })
    // Whoever saves it keeps the session in which it is done.
    sessions.endOthers(session, session.orgId)
    sessions.endSecondOnes(session.orgId)
    return done(SAVED)
  },

  getOrganizationDataMasking: ({ session: { orgId }, world: { store } }) => {
    const masking = policyOf(store, orgId, 'masking')
    return stored(masking && { id: orgId, ...masking })
  },

  saveOrganizationDataMasking: ({ body, session: { orgId }, world: { store } }) => {
    savePolicy(store, orgId, 'masking', body)
    return done(SAVED)
  },

  updateOrganizationDataMasking: ({ body, session: { orgId }, world: { store } }) => {
    const masking = policyOf(store, orgId, 'masking')
    if (!masking) return refused(refusals.noMasking)
    savePolicy(store, orgId, 'masking', { ...masking, ...body })
    return done()
  },

  getOrganizationTerm: ({ session, world: { store } }) => {
    const { id, term, termActive } = organizationOf(store, session)
    return stored(term === null ? undefined : { active: termActive === 1, term, orgId: id })
  },

  // Whoever has accepted the former text is asked again; the same text asks nobody.
  saveOrganizationTerm: ({ body, session, world: { store } }) => {
    if (!hasText(body.term)) return refused(termRefusals.noTermToSave)
    const { term } = organizationOf(store, session)
    store.run(
      'update organization set term = ?, term_active = ?, term_version = term_version + ? where id = ?',
      ...[body.term, Number(body.active), Number(body.term !== term), session.orgId],
    )
    return done(SAVED)
  },

  updateOrganizationTermStatus: ({ query, session, world: { store } }) => {
    if (organizationOf(store, session).term === null) return refused(refusals.noTermToActivate)
    store.run('update organization set term_active = ? where id = ?', Number(query.active), session.orgId)
    return done('Updated successfully')
  },

  updateCurrentOrganization: ({ body, query, session, world: { store, clock } }) => {
    if (!findOrganization(store, query.id)) return refused(sharedRefusals.goneOrganization)
    if (query.id !== session.orgId) return refused(refusals.otherOrganization)
    const { name } = body
    if (isNameTaken(store, name, query.id)) return refused(sharedRefusals.takenBrand)
    if (body.phone === sentinels.silentPhone) return refused()
    store.run(
      `update organization set name = ?, name_folded = ?, industry = ?, address = ?, website = ?, phone = ?, email = ?,
         updated_at = ?, updated_by = ? where id = ?`,
      name,
      fold(name),
      body.industry,
      body.address,
      body.website,
      body.phone,
      body.email,
      clock.now(),
      session.userId,
      query.id,
    )
    return {
      status: 200,
      body: {
        success: true,
        message: `Organization ${name} updated successfully`,
        result: recordOf(organizationOf(store, session)),
      },
    }
  },
} satisfies Partial<Operations>
