import QRCode from 'qrcode'
import { done, refused, result, tooManyRequests } from '../answers'
import type { Call, Operations } from '../contract'
import { sentinels } from '../rules/sentinels'
import { authenticatorAddress, newSecret, pendingSecret, stepOf } from '../rules/totp'
import { accountOf } from '../store/accounts'

export const refusals = {
  invalidKey: 'Invalid key',
  factorOn: 'Two-factor authentication is on already',
  factorOff: 'Two-factor authentication is off already',
} as const

/** For pngjs. Its default tries every filter on every row, which is most of the time that a picture takes. */
const rendererOpts = { filterType: 0, deflateStrategy: 0 }

/** The step of a code of the secret that was handed out last; undefined when key or code is another. */
function confirmedStep({ body, session, world: { store, clock } }: Call<'enableOwnTotp'>) {
  const secret = pendingSecret(store, session.userId)
  if (secret === undefined || secret !== body.totpKey) return undefined
  return stepOf(secret, body.authenCode, clock.now())
}

export const twoFactorOperations = {
  getOwnTotpQrCode: async ({ session, world: { store } }) => {
    const account = accountOf(store, session)
    if (account.id === sentinels.silentSetUp) return refused()
    if (account.totpEnabled) return refused(refusals.factorOn)
    const secretKeys = newSecret()
    store.run('insert or replace into totp_setup values (?, ?)', account.id, secretKeys)
    const picture = await QRCode.toBuffer(authenticatorAddress(account.id, secretKeys), { rendererOpts })
    return result({ qrcode: picture.toString('base64'), secretKeys })
  },

  // Wrong codes count as they do at signing in, and the confirmed one is used up.
  enableOwnTotp: (call) => {
    const { body, session, world } = call
    const { store, lockOut } = world
    const account = accountOf(store, session)
    if (account.totpEnabled) return refused(refusals.factorOn)
    const wait = lockOut.secondsLeft(account.id)
    if (wait > 0) return tooManyRequests(wait)
    if (body.authenCode === sentinels.silentCode) return refused()
    const step = confirmedStep(call)
    if (step === undefined) {
      const locked = lockOut.fail(account.id, 'code')
      return locked ? tooManyRequests(lockOut.secondsLeft(account.id)) : refused(refusals.invalidKey)
    }
    store.transaction(() => {
      store.run(
        'update account set totp_enabled = 1, totp_secret = ?, totp_last_step = ? where id = ?',
        body.totpKey,
        step,
        account.id,
      )
      store.run('delete from totp_setup where user_id = ?', account.id)
    })
    lockOut.clear(account.id, 'code')
    return done('Two-factor authentication is on')
  },

  disableOwnTotp: ({ session, world: { store } }) => {
    const account = accountOf(store, session)
    if (account.id === sentinels.silentFactor) return refused()
    if (!account.totpEnabled) return refused(refusals.factorOff)
    store.run(
      'update account set totp_enabled = 0, totp_secret = null, totp_last_step = 0 where id = ?',
      account.id,
    )
    return done('Updated successfully')
  },
} satisfies Partial<Operations>
