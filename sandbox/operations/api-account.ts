import { done, refused, tooManyRequests } from '../answers'
import type { Operations } from '../contract'
import { endApiTokens, newApiKey, openApiToken } from '../rules/api-tokens'
import { sentinels } from '../rules/sentinels'
import { accountOf, findAccount } from '../store/accounts'

export const refusals = {
  wrongApiKey: 'The user name or the API key is incorrect',
  apiAccessOff: 'API access is switched off for this account',
  apiAccessLocked: 'Quản trị viên đã khóa truy cập API của tài khoản này',
} as const

const CHANGED = 'Change Api Key success, please wait to redirect to Login page!'

export const apiAccountOperations = {
  // Wrong keys count as wrong passwords do; only who knows the key learns whether access is off.
  authenticateApiAccount: ({ body, caller, world }) => {
    const { store, lockOut } = world
    if (body.username === sentinels.silentRefusal) return refused()
    const wait = lockOut.secondsLeft(body.username)
    if (wait > 0) return tooManyRequests(wait)
    const account = findAccount(store, body.username)
    if (account?.status !== 'active' || account.apiKey !== body.apiKey) {
      const locked = lockOut.fail(body.username, 'apiKey')
      return locked ? tooManyRequests(lockOut.secondsLeft(body.username)) : refused(refusals.wrongApiKey)
    }
    lockOut.clear(account.id, 'apiKey')
    if (!account.apiEnabled) return refused(refusals.apiAccessOff)
    const token = openApiToken(world, account, caller)
    return { status: 200, body: { success: true, result: { token } } }
  },

  regenerateOwnApiKey: ({ session, world: { store, sessions } }) => {
    const account = accountOf(store, session)
    if (account.id === sentinels.silentSettings) return refused()
    if (!account.apiEnabled) return refused(refusals.apiAccessOff)
    const apiKey = newApiKey()
    store.transaction(() => {
      store.run('update account set api_key = ? where id = ?', apiKey, account.id)
      sessions.endAllOf(account.id)
    })
    return {
      status: 200,
      body: { success: true, message: CHANGED, result: { apiKey } },
      ends: true,
    }
  },

  setOwnApiAccess: ({ query, session, world: { store } }) => {
    const account = accountOf(store, session)
    if (account.id === sentinels.silentSettings) return refused()
    if (account.id === sentinels.lockedApi) return refused(refusals.apiAccessLocked)
    store.run('update account set api_enabled = ? where id = ?', query.disabled ? 0 : 1, account.id)
    if (query.disabled) endApiTokens(store, account.id)
    return done('Updated successfully')
  },
} satisfies Partial<Operations>
