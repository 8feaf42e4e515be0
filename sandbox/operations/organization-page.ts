import { refused, result } from '../answers'
import type { Operations } from '../contract'
import { sharedRefusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { fold } from '../store/fold'
import { generalSettingsOf } from '../store/general-settings'
import { findOrganization, isNameTaken, organizationOf, recordOf } from '../store/organizations'

export const refusals = {
  otherOrganization: 'You can only change the organization that you are working in',
} as const

export const organizationPageOperations = {
  getCurrentOrganizationGeneralSettings: ({ session, world: { store } }) =>
    result(generalSettingsOf(store, session.orgId)),

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
