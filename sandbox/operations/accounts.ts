import { exportRecords } from '../../openapi/bounds.gen'
import { done, refused, result, results } from '../answers'
import type { Call, Operations } from '../contract'
import { accountCsv, type AccountRow } from '../rules/account-csv'
import { refuseWithoutCode } from '../rules/confirmation'
import { RUNNING, startExport } from '../rules/exports'
import { maskingOf } from '../rules/masking'
import { sharedRefusals } from '../rules/refusals'
import { brokenBy } from '../rules/sentinels'
import { accountRecord, membershipsOf } from '../store/account-records'
import { pageOfAccounts, stretchesOf, totalOfAccounts, type AccountCriteria } from '../store/account-search'
import { findAccount, organizationIdsOf } from '../store/accounts'
import { permissionGroups } from '../store/permission-groups'
import { equals, failWhenBroken } from '../store/search'
import { accountDepartures } from './account-departures'
import { accountForms } from './account-forms'

export const refusals = {
  tooManyAccounts: 'Fewer than 1,000,000 accounts can be exported. Narrow your criteria.',
} as const

/** So many accounts does a picker offer at once. */
const PICKED = 50

/** The accounts of a file, each with its organizations. */
function* rowsOf(
  { store, clock }: Call<'exportAccounts'>['world'],
  criteria: AccountCriteria,
): Generator<AccountRow[]> {
  const mask = criteria.within === undefined ? undefined : maskingOf(store, criteria.within)
  for (const accounts of stretchesOf(store, clock, criteria)) {
    const memberships = membershipsOf(
      store,
      accounts.map(({ id }) => id),
    )
    yield accounts.map((account) => ({
      account: mask?.record(account) ?? account,
      memberships: memberships.get(account.id) ?? [],
    }))
  }
}

function exportOf(
  { body, session, world }: Call<'exportAccounts' | 'exportPlatformAccounts'>,
  criteria: AccountCriteria,
  timezone: number,
) {
  const totalRecords = totalOfAccounts(world.store, criteria)
  if (totalRecords >= exportRecords) return refused(refusals.tooManyAccounts)
  startExport<AccountRow>(world, session, {
    category: 'account_Admin',
    criteria: body,
    totalRecords,
    pieces: rowsOf(world, criteria),
    layout: accountCsv(timezone, criteria.within),
    broken: brokenBy(body.freeText),
  })
  return done(RUNNING)
}

const memberOf = (userId: string) => ({
  sql: 'id in (select group_id from permission_group_member where user_id = ?)',
  values: [userId],
})

export const accountsOperations = {
  searchPlatformAccounts: ({ body, query, world: { store, clock } }) => {
    failWhenBroken(body.freeText)
    return results(pageOfAccounts(store, clock, body, query))
  },

  searchAccounts: ({ body, query, session, world: { store, clock } }) => {
    failWhenBroken(body.freeText)
    const page = pageOfAccounts(store, clock, { ...body, within: session.orgId }, query)
    const { record } = maskingOf(store, session.orgId)
    return results({ ...page, content: page.content.map((account) => record(account)) })
  },

  getAccountDetail: ({ query, session: { orgId }, world: { store, clock } }) => {
    const account = findAccount(store, query.id)
    if (!account) return refused(sharedRefusals.goneAccount)
    if (!organizationIdsOf(store, account.id).includes(orgId)) return refused(sharedRefusals.foreignAccount)
    const groups = () => permissionGroups.list(store, [equals('org_id', orgId), memberOf(account.id)])
    return result({
      ...maskingOf(store, orgId).record(accountRecord(store, clock, account.id, orgId)),
      ...(query.loadPermissionGroup && { permissionGroups: groups() }),
    })
  },

  searchUsersForPicker: ({ query: { query = '' }, session: { orgId: within }, world: { store, clock } }) => {
    const { content } = pageOfAccounts(
      store,
      clock,
      { freeText: query, within },
      { pageSize: PICKED, orderBy: 'name:ASC' },
    )
    return results(content.map(({ id, name, avatar }) => ({ id, name, ...(avatar && { avatar }) })))
  },

  exportAccounts: (call) => {
    const { body, query, session } = call
    return refuseWithoutCode(call) ?? exportOf(call, { ...body, within: session.orgId }, query.timezone)
  },

  exportPlatformAccounts: (call) => refuseWithoutCode(call) ?? exportOf(call, call.body, call.query.timezone),

  ...accountForms,
  ...accountDepartures,
} satisfies Partial<Operations>
