import { hashPassword } from '../rules/passwords'
import { secretFor } from '../rules/totp'
import type { Store } from '../store/db'
import { fold } from '../store/fold'
import { seedAccessLogs } from './access-logs'
import { seedCronjobs } from './cronjobs'
import { seedCrowd } from './crowd'
import { seedExports } from './exports'
import { seedGeneralSettings } from './general-settings'
import { seedInvitations } from './invitations'
import { seedListingPreferences } from './listing-preferences'
import { seedLogCrowd } from './log-crowd'
import { seedLoginActivities } from './login-activities'
import { seedMiniApps } from './mini-apps'
import { seedNotifications } from './notifications'
import { seedSupportTickets } from './support-tickets'
import { seedOrganizationCrowd } from './organization-crowd'
import { seedOrganizationLinks } from './organization-links'
import { seedOrganizationSetup } from './organization-setup'
import { seedOrganizations } from './organizations'
import { PASSWORD, people, type Person } from './people'
import { seedPermissionGroups } from './permission-groups'
import { seedPermissions } from './permissions'
import { seedProductPermissions } from './product-permissions'
import { seedSessions } from './sessions'
import { seedSystemTools } from './system-tools'
import { seedSystemVariables } from './system-variables'
import { platformTerm } from './terms'

const DAY = 86_400_000
/** One hash for all, made once a process: hashing is what would make the start slow. */
const password = hashPassword(PASSWORD, 'seed')

/** The first of all was there before anybody else. */
const [FIRST] = people

function seedPerson(store: Store, person: Person, now: number, n: number): void {
  const { id, name, organizations, twoFactor, inactive, apiKey } = person
  const createdBy = person === FIRST ? undefined : FIRST?.id
  store.run(
    `insert into account (id, name, name_folded, phone, address, status, password, password_changed_at,
       change_password_reason, totp_enabled, totp_secret, api_enabled, api_key, cdp_key, home_organization, created_at,
       created_by, updated_at, updated_by)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    name,
    fold(name),
    person.phone,
    person.address,
    inactive ? 'inactive' : 'active',
    password,
    person.changePasswordReason ? now - 181 * DAY : now - 40 * DAY,
    person.changePasswordReason,
    twoFactor ? 1 : 0,
    twoFactor && secretFor(id),
    apiKey ? 1 : 0,
    apiKey,
    apiKey && `cdp-${apiKey.slice(0, 6)}`,
    person.home,
    now - 500 * DAY + n * DAY,
    createdBy,
    // Who was switched off was changed since.
    inactive ? now - 3 * DAY : undefined,
    inactive ? createdBy : undefined,
  )
  for (const { orgId, roles = ['USER'], permissions = [], validDays } of organizations)
    store.run(
      'insert into membership (user_id, org_id, roles, permissions, valid_until) values (?, ?, ?, ?, ?)',
      id,
      orgId,
      JSON.stringify(roles),
      JSON.stringify(permissions),
      validDays && now + validDays * DAY,
    )
  if (!person.owesPlatformTerms)
    store.run("insert into term_acceptance values (?, '', 1, ?)", id, now - 200 * DAY)
}

/** The tables of the lists that hold very many. */
const LARGE = ['account', 'membership', 'organization']

/** Updated row by row, their many indices would be most of the time that crowds take. */
function withoutIndices(store: Store, work: () => void): void {
  const built = store.all<{ type: string; name: string; sql: string }>(
    `select type, name, sql from sqlite_master where type in ('index', 'trigger')
        and tbl_name in (select value from json_each(?)) and sql is not null`,
    JSON.stringify(LARGE),
  )
  for (const { type, name } of built) store.run(`drop ${type} ${name}`)
  work()
  // What their triggers would have kept; the crowd has it already.
  store.run(
    `update membership set account_status = 'inactive'
      where account_status = 'active' and user_id in (select id from account where status = 'inactive')`,
  )
  store.run(
    `update account set held = ',' || roles || ',' from
       (select user_id, group_concat(distinct value) as roles from membership join json_each(membership.roles)
         where user_id in (select id from account where held = ',') group by user_id)
      where id = user_id`,
  )
  for (const { sql } of built) store.run(sql)
  for (const table of ['organization_text', 'account_text'])
    store.run(`insert into ${table} (${table}) values ('rebuild')`)
}

export type Crowd = { readonly accounts: number; readonly organizations: number; readonly logs: number }

/** Fills empty tables. */
function seed(store: Store, now: number, { accounts, organizations, logs }: Crowd): void {
  store.transaction(() => {
    store.run('insert into platform_term values (1, 1, ?)', platformTerm)
    withoutIndices(store, () => {
      seedOrganizations(store, now)
      seedOrganizationCrowd(store, organizations, now)
      people.forEach((person, n) => seedPerson(store, person, now, n))
      seedPermissionGroups(store, now)
      seedCrowd(store, accounts, password, now)
    })
    seedPermissions(store, now)
    seedProductPermissions(store)
    seedLoginActivities(store, now)
    seedAccessLogs(store, now)
    seedSessions(store, now)
    seedExports(store, now)
    seedInvitations(store, now)
    seedGeneralSettings(store)
    seedListingPreferences(store)
    seedNotifications(store, now)
    seedSupportTickets(store, now)
    seedOrganizationLinks(store, now)
    seedOrganizationSetup(store, now)
    seedSystemTools(store, now)
    seedCronjobs(store, now)
    seedSystemVariables(store, now)
    seedMiniApps(store, now)
    seedLogCrowd(store, logs, now)
  })
}

/** The world without a crowd, as this process made it last. */
let made: { readonly at: number; readonly image: Buffer } | undefined
/** Where the clock runs, the times of a restored world are so many milliseconds too old at most. */
const TOO_OLD = 30_000

/**
 * Empties a store and fills it with the named world, and a crowd when asked for; the same world whenever it is made. In
 * memory it is restored from the one made before, in a hundredth of the time.
 */
export function reseed(store: Store, now: number, crowd: Crowd): void {
  const isSmall = store.isInMemory && Object.values(crowd).every((count) => count === 0)
  if (isSmall && made && now >= made.at && now - made.at < TOO_OLD) return store.restore(made.image)
  store.rebuild()
  seed(store, now, crowd)
  if (isSmall) made = { at: now, image: store.image() }
}
