import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { Role } from '../openapi/values.gen'
import { SESSION_COOKIE } from './serve'
import { findAccount, findMembership } from './store/accounts'
import { findOrganization, organizationsOf } from './store/organizations'
import { setOwnPermissions } from './store/permissions'
import type { World } from './world'

/** Controls that put a person somewhere at once: the ways that lead there by screens have tests of their own. */

type Given = Readonly<Record<string, unknown>>

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const wordsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((word) => typeof word === 'string') ? value : undefined

/** The organizations that somebody can work in now. */
export const placesOf = ({ store, clock }: World, userId: string) =>
  organizationsOf(store, userId, clock.now()).map(({ id, name }) => {
    const { roles = [], permissions = [] } = findMembership(store, userId, id, clock.now()) ?? {}
    return { id, name, roles, permissions }
  })

/** Signs somebody in, code included; with `organization` they work in it. The answer sets the cookie. */
export function signInAs(c: Context, world: World, given: Given): Response {
  const { store, clock, sessions } = world
  const user = textIn(given.user)
  const account = user === undefined ? undefined : findAccount(store, user)
  if (!account) return c.json({ message: 'user must be the id of an account' }, 422)
  const orgId = textIn(given.organization)
  if (orgId !== undefined && !findMembership(store, account.id, orgId, clock.now()))
    return c.json({ message: `${account.id} does not belong to the organization "${orgId}"` }, 422)
  const caller = { address: '127.0.0.1', userAgent: c.req.header('User-Agent') ?? '' }
  const secret = sessions.open(account.id, 'account', caller, orgId)
  setCookie(c, SESSION_COOKIE, secret, { httpOnly: true, sameSite: 'Lax', path: '/' })
  return c.json({ success: true })
}

/** What somebody is and may do in an organization from now on; whoever looks on meanwhile is not asked. */
export function setRights(c: Context, world: World, given: Given): Response {
  const { store, clock } = world
  const [userId, orgId] = [textIn(given.user) ?? '', textIn(given.organization) ?? '']
  if (!findOrganization(store, orgId) || !findMembership(store, userId, orgId, clock.now()))
    return c.json({ message: 'user must belong to the organization' }, 422)
  const [roles, permissions] = [wordsIn(given.roles), wordsIn(given.permissions)]
  if (roles && !roles.every((role) => (Role as readonly string[]).includes(role)))
    return c.json({ message: `roles must be some of ${Role.join(', ')}` }, 422)
  if (roles)
    store.run(
      'update membership set roles = ? where user_id = ? and org_id = ?',
      ...[JSON.stringify(roles), userId, orgId],
    )
  if (permissions) setOwnPermissions(store, { userId, orgId }, permissions)
  return c.json({ success: true })
}
