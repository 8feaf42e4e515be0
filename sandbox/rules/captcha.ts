import { randomBytes, randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Clock } from '../clock'
import type { Store } from '../store/db'

/** A challenge can be answered this long, by the sandbox's clock. */
export const CAPTCHA_LIFE = 90_000
/** Accepted any number of times where the sandbox is started so: for Jest and hurried hands. */
export const STAND_IN = 'stand-in'

export type Captcha = ReturnType<typeof createCaptcha>

type Payload = { challenge: Challenge; solution: Solution }

/** Proof-of-work challenges that are signed, really solved, and accepted once. */
export function createCaptcha(store: Store, clock: Clock, standIn: boolean) {
  const hmacSignatureSecret = randomBytes(32).toString('hex')

  const challenge = () =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1_000,
      counter: randomInt(50, 150),
      deriveKey,
      hmacSignatureSecret,
      // Not expiresAt: the library compares that with the machine's clock, which a test cannot move.
      data: { until: clock.now() + CAPTCHA_LIFE },
    })

  /** Whether the token answers a challenge of ours that is fresh and was never used before. */
  async function accept(token: string): Promise<boolean> {
    if (standIn && token === STAND_IN) return true
    const payload = read(token)
    const until = payload?.challenge.parameters.data?.until
    if (!payload?.challenge.signature || typeof until !== 'number' || until <= clock.now()) return false
    const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })
    return verified && spend(payload.challenge.signature, until)
  }

  function spend(signature: string, until: number): boolean {
    store.run('delete from captcha_spent where until <= ?', clock.now())
    return store.run('insert or ignore into captcha_spent values (?, ?)', signature, until) === 1
  }

  return { challenge, accept: (token: string) => accept(token).catch(() => false) }
}

function read(token: string): Payload | undefined {
  try {
    // Anyone may send anything; verifySolution looks at every field, and a throw counts as a refusal.
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload | null
    return payload?.challenge?.parameters && payload.solution ? payload : undefined
  } catch {
    return undefined
  }
}
