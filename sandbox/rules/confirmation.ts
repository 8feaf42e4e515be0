import { refused, tooManyRequests } from '../answers'
import type { Session } from '../session'
import type { World } from '../world'
import { sentinels } from './sentinels'
import { useCode } from './totp'
import { accountOf } from '../store/accounts'

export const refusals = {
  wrongPin: 'Invalid PIN, please try again!',
  withoutFactor: 'Set up two-factor authentication first',
} as const

type Confirmed = {
  readonly headers: { readonly otp_code: string }
  readonly session: Session
  readonly world: World
}

/**
 * Refuses a change that is not confirmed by the code that came with it; undefined when it is. A right code is used up, whatever
 * becomes of the change. A wrong, an old and a used one are answered alike, and count as failures at signing in do.
 */
export function refuseWithoutCode({ headers, session, world: { store, clock, lockOut } }: Confirmed) {
  const account = accountOf(store, session)
  const wait = lockOut.secondsLeft(account.id)
  if (wait > 0) return tooManyRequests(wait)
  if (!account.totpEnabled) return refused(refusals.withoutFactor, 'TWO_FACTOR_REQUIRED')
  if (headers.otp_code === sentinels.silentCode) return refused()
  if (useCode(store, account, headers.otp_code, clock.now()) !== 'right') {
    const locked = lockOut.fail(account.id, 'code')
    return locked
      ? tooManyRequests(lockOut.secondsLeft(account.id))
      : refused(refusals.wrongPin, 'INVALID_OTP_CODE')
  }
  lockOut.clear(account.id, 'code')
  return undefined
}
