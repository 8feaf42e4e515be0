import type { components } from '../../openapi/schema.gen'
import type { Store } from './db'

type Schemas = components['schemas']

/** What an organization can settle about its security, by the kind of the table. */
type Policies = {
  readonly password: Schemas['PasswordPolicy']
  readonly session: Schemas['SessionPolicy']
  readonly masking: Schemas['DataMaskingInput']
}

/** As it was saved; undefined where the organization has settled nothing, or where there is no organization. */
export function policyOf<Kind extends keyof Policies>(
  store: Store,
  orgId: string | null | undefined,
  kind: Kind,
): Policies[Kind] | undefined {
  const row = store.one<{ config: string }>(
    'select config from organization_policy where org_id = ? and kind = ?',
    orgId ?? '',
    kind,
  )
  // Written below, from what the description has checked.
  return row && (JSON.parse(row.config) as Policies[Kind])
}

const DAY = 86_400_000

/** How many days a password may be used in an organization; 0 where there is no end. */
export const passwordDaysOf = (store: Store, orgId: string | null | undefined): number =>
  policyOf(store, orgId, 'password')?.maxDaysRequiredPasswordChanged ?? 0

/** Passwords of this moment and of before are too old in an organization; 0 where none ever is. */
export function oldestPasswordOf(store: Store, orgId: string | null | undefined, now: number): number {
  const days = passwordDaysOf(store, orgId)
  return days === 0 ? 0 : now - days * DAY
}

export const savePolicy = <Kind extends keyof Policies>(
  store: Store,
  orgId: string,
  kind: Kind,
  policy: Policies[Kind],
): number =>
  store.run(
    'insert or replace into organization_policy values (?, ?, ?)',
    orgId,
    kind,
    JSON.stringify(policy),
  )
