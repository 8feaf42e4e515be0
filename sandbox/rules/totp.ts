import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Account } from '../store/accounts'
import type { Store } from '../store/db'

const PERIOD = 30
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The same secret for the same account in every sandbox, so that an authenticator set up once keeps working. */
export function secretFor(userId: string): string {
  const bytes = createHash('sha256').update(`sandbox totp ${userId}`).digest()
  return Array.from({ length: 32 }, (_, i) => ALPHABET[(bytes[i] ?? 0) % 32]).join('')
}

const totp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD })
const stepAt = (now: number) => Math.floor(now / 1000 / PERIOD)

/** A secret that nobody knows, for an authenticator to be set up with. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address in the QR code that an authenticator reads. */
export const authenticatorAddress = (userId: string, secret: string): string =>
  new TOTP({ issuer: 'Account console', label: userId, secret: Secret.fromBase32(secret) }).toString()

/** The step whose code this is: now, the one before or the one after; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : stepAt(now) + delta
}

export type CodeVerdict = 'right' | 'wrong' | 'used'

/** Judges a code of now, one step before or after; a right one is never right again. */
export function useCode(store: Store, account: Account, code: string, now: number): CodeVerdict {
  if (!account.totpSecret) return 'wrong'
  const step = stepOf(account.totpSecret, code, now)
  if (step === undefined) return 'wrong'
  const changed = store.run(
    'update account set totp_last_step = ? where id = ? and totp_last_step < ?',
    step,
    account.id,
    step,
  )
  return changed === 1 ? 'right' : 'used'
}

export type CurrentCode = { readonly code: string; readonly secondsLeft: number }

/** The code to type now. When the current one was used already, the next one, which the window accepts too. */
export function currentCode(account: Account, now: number): CurrentCode | undefined {
  if (!account.totpSecret || !account.totpEnabled) return undefined
  const step = Math.max(stepAt(now), Math.min(account.totpLastStep + 1, stepAt(now) + 1))
  const code = totp(account.totpSecret).generate({ timestamp: step * PERIOD * 1000 })
  return { code, secondsLeft: (step + 1) * PERIOD - Math.floor(now / 1000) }
}

/** The secret of a set-up that has begun; it counts only once a code of it has been confirmed. */
export const pendingSecret = (store: Store, userId: string): string | undefined =>
  store.one<{ secret: string }>('select secret from totp_setup where user_id = ?', userId)?.secret

/** The code that confirms the set-up which has begun; undefined when none has. */
export function pendingCode(store: Store, userId: string, now: number): CurrentCode | undefined {
  const secret = pendingSecret(store, userId)
  if (secret === undefined) return undefined
  const step = stepAt(now)
  return {
    code: totp(secret).generate({ timestamp: now }),
    secondsLeft: (step + 1) * PERIOD - Math.floor(now / 1000),
  }
}
