import { done, refused, result, tooManyRequests } from '../answers'
import type { Call, Operations } from '../contract'
import { formerPassword } from '../rules/accounts'
import { recordSignIn } from '../rules/activities'
import { judge } from '../rules/password-policy'
import { hashPassword, isPassword, nobodysPassword } from '../rules/passwords'
import { sharedRefusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { owesAcceptance } from '../rules/terms'
import { useCode } from '../rules/totp'
import { findAccount, findMembership, type Account } from '../store/accounts'
import { fold } from '../store/fold'
import { isTaken } from '../store/db'
import { findOrganization } from '../store/organizations'
import type { World } from '../world'

export const refusals = {
  wrongCredentials: 'Your user name or password is incorrect',
  inactiveAccount: 'Your account is inactive. Please contact your organization administrator.',
  deletedAccount: 'Your account was deleted. Please contact your organization administrator.',
  wrongCode: 'Incorrect authentication code. Please try again.',
  usedCode: 'This code was used already. Please wait for the next one.',
  takenEmail: 'This e-mail address is registered already',
} as const

/** The organization that signing in leads into without a choice, when nothing stands in the way. */
function homeOf({ store, clock }: World, account: Account): string | undefined {
  const organization = account.homeOrganization && findOrganization(store, account.homeOrganization)
  if (!organization || organization.status !== 'active') return undefined
  if (!findMembership(store, account.id, organization.id, clock.now())) return undefined
  return owesAcceptance(store, account.id, organization) ? undefined : organization.id
}

/** Opens the session of a person who has proved who they are; the former session of the browser ends. */
function signIn({ world, session, caller }: Call<'login' | 'verifyTwoFactorCode'>, account: Account) {
  if (session) world.sessions.end(session)
  world.lockOut.clear(account.id, 'password')
  world.lockOut.clear(account.id, 'code')
  recordSignIn(world, account.id, caller)
  const home = homeOf(world, account)
  const status = home ? ('authenticated' as const) : ('choose_org_ctx' as const)
  return { ...result({ status }), opens: world.sessions.open(account.id, 'account', caller, home) }
}

/** Counts a failure of the account: the fifth answers with a lock-out, the others with the given sentence. */
function failed({ world, caller }: Call<'login'>, userName: string, account: Account | undefined) {
  if (account) recordSignIn(world, account.id, caller, refusals.wrongCredentials)
  const locked = world.lockOut.fail(userName, 'password')
  return locked ? tooManyRequests(world.lockOut.secondsLeft(userName)) : refused(refusals.wrongCredentials)
}

export const signInOperations = {
  login: async (call) => {
    const { body, query, world, session, caller } = call
    if (body.userName === sentinels.captchaRefused) return refused(sharedRefusals.wrongCaptcha)
    if (body.userName === sentinels.silentRefusal) return refused()
    if (!(await world.captcha.accept(query.captcha))) return refused(sharedRefusals.wrongCaptcha)

    const wait = world.lockOut.secondsLeft(body.userName)
    if (wait > 0) return tooManyRequests(wait)

    const account = findAccount(world.store, body.userName)
    // Checked for unknown names too: neither the answer nor its time tells them apart.
    const former = account ? undefined : formerPassword(world.store, body.userName)
    const right = isPassword(body.password, account?.password ?? former ?? nobodysPassword)
    if (former !== undefined && right) return refused(refusals.deletedAccount)
    if (!account || !right) return failed(call, body.userName, account)
    if (account.status !== 'active') {
      recordSignIn(world, account.id, caller, refusals.inactiveAccount)
      return refused(refusals.inactiveAccount)
    }
    if (!account.totpEnabled) return signIn(call, account)
    if (session) world.sessions.end(session)
    world.lockOut.clear(account.id, 'password')
    return {
      ...result({ status: 'totp_required' as const }),
      opens: world.sessions.open(account.id, 'pending', caller),
    }
  },

  verifyTwoFactorCode: (call) => {
    const { body, session, world, caller } = call
    if (body.authenCode === sentinels.silentCode) return refused()
    const account = findAccount(world.store, session.userId)
    const own = account !== undefined && account.id === body.username.trim().toLowerCase()
    const verdict = own ? useCode(world.store, account, body.authenCode, world.clock.now()) : 'wrong'
    if (own && verdict === 'right') return signIn(call, account)

    const sentence = verdict === 'used' ? refusals.usedCode : refusals.wrongCode
    recordSignIn(world, session.userId, caller, sentence)
    if (!world.lockOut.fail(session.userId, 'code')) return refused(sentence)
    world.sessions.end(session)
    return { ...tooManyRequests(world.lockOut.secondsLeft(session.userId)), ends: true }
  },

  registerAccount: async ({ body, world: { store, clock, captcha } }) => {
    if (body.captcha !== undefined && !(await captcha.accept(body.captcha)))
      return refused(sharedRefusals.wrongCaptcha)
    if (body.password !== body.confirmPassword) return refused(sharedRefusals.differentPasswords)
    if (judge(body.password).errors.length > 0) return refused(sharedRefusals.weakPassword)
    const { name } = body
    try {
      store.run(
        `insert into account (id, name, name_folded, phone, password, password_changed_at, created_at)
         values (?, ?, ?, ?, ?, ?, ?)`,
        body.email.toLowerCase(),
        name,
        fold(name),
        body.phone,
        hashPassword(body.password),
        clock.now(),
        clock.now(),
      )
    } catch (error) {
      if (isTaken(error)) return refused(refusals.takenEmail)
      throw error
    }
    return done()
  },

  // Answers the same whether the address is known or not.
  requestPasswordReset: async ({ body, world }) =>
    (await world.captcha.accept(body.captcha)) ? done() : refused(sharedRefusals.wrongCaptcha),

  lookupPublicIp: () => ({ status: 200, body: { ip: '203.0.113.17' } }),
} satisfies Partial<Operations>
