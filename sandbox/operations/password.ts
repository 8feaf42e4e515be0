import { done, refused, result, tooManyRequests } from '../answers'
import type { Operations } from '../contract'
import { generate, judge, passwordPolicyOf } from '../rules/password-policy'
import { hashPassword, isPassword } from '../rules/passwords'
import { sharedRefusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { accountOf } from '../store/accounts'

export const refusals = {
  wrongPassword: 'Your current password is incorrect',
  usedPassword: 'Your new password must be different from your previous password',
} as const

export const passwordOperations = {
  changeOwnPassword: ({ body, session, world }) => {
    const { store, clock, sessions, lockOut } = world
    const account = accountOf(store, session)
    const wait = lockOut.secondsLeft(account.id)
    if (wait > 0) return tooManyRequests(wait)
    if (!isPassword(body.oldPassword, account.password)) {
      const locked = lockOut.fail(account.id, 'password')
      return locked ? tooManyRequests(lockOut.secondsLeft(account.id)) : refused(refusals.wrongPassword)
    }
    if (body.newPassword === sentinels.silentPassword) return refused()
    if (body.newPassword !== body.confirmPassword) return refused(sharedRefusals.differentPasswords)
    const former = [account.password, account.previousPassword].filter((hash) => hash !== null)
    if (former.some((hash) => isPassword(body.newPassword, hash))) return refused(refusals.usedPassword)
    const policy = passwordPolicyOf(store, session.orgId)
    if (judge(body.newPassword, policy).errors.length > 0) return refused(sharedRefusals.weakPassword)

    store.run(
      `update account set password = ?, previous_password = ?, password_changed_at = ?, change_password_reason = null
        where id = ?`,
      hashPassword(body.newPassword),
      account.password,
      clock.now(),
      account.id,
    )
    lockOut.clear(account.id, 'password')
    sessions.endAllOf(account.id)
    return { ...done(), ends: true }
  },

  verifyPasswordPolicy: ({ query, session, world: { store } }) =>
    result(judge(query.pwd, passwordPolicyOf(store, session.orgId))),

  generatePassword: ({ session, world: { store } }) =>
    result(generate(passwordPolicyOf(store, session.orgId))),
} satisfies Partial<Operations>
