import type { components } from '../../openapi/schema.gen'
import { readList } from './accounts'
import { present, type Store } from './db'

type GeneralSettings = components['schemas']['GeneralSettings']
type Row = { allowedDomains: string; invitationUsersToJoin: number | null; actionBy: string | null }

/** What an organization has settled in general; one without settings accepts no domain, and invites. */
export function generalSettingsOf(store: Store, orgId: string): GeneralSettings {
  const row = store.one<Row>(
    `select allowed_domains as allowedDomains, invitation_users_to_join as invitationUsersToJoin, action_by as actionBy
       from general_settings where org_id = ?`,
    orgId,
  )
  if (!row) return { allowedDomains: [] }
  const { allowedDomains, invitationUsersToJoin, actionBy } = row
  return {
    allowedDomains: readList<string>(allowedDomains),
    ...(invitationUsersToJoin !== null && { invitationUsersToJoin: invitationUsersToJoin === 1 }),
    ...present({ actionBy }),
  }
}

export const saveGeneralSettings = (store: Store, orgId: string, settings: GeneralSettings): number =>
  store.run(
    'insert or replace into general_settings values (?, ?, ?, ?)',
    orgId,
    JSON.stringify(settings.allowedDomains),
    settings.invitationUsersToJoin === undefined ? null : Number(settings.invitationUsersToJoin),
    settings.actionBy,
  )
