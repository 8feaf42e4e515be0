import { solveChallenge, type Challenge, type SolveChallengeOptions } from 'altcha/lib'
import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** The worker of `altcha/workers/pbkdf2`, without `crypto.subtle`; it speaks as that one does. */
const ALGORITHM = 'PBKDF2/SHA-256'

type Work = Pick<SolveChallengeOptions, 'counterMode' | 'counterStart' | 'counterStep' | 'timeout'> & {
  readonly type: 'work'
  readonly challenge: Challenge
}

const deriveKey: SolveChallengeOptions['deriveKey'] = async ({ cost, keyLength = 32 }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
})

async function work({ challenge, counterMode, counterStart, counterStep, timeout }: Work) {
  const { algorithm } = challenge.parameters
  if (algorithm !== ALGORITHM) throw new Error(`${algorithm} needs an address with TLS`)
  return solveChallenge({
    challenge,
    deriveKey,
    ...(counterMode && { counterMode }),
    ...(counterStart !== undefined && { counterStart }),
    ...(counterStep !== undefined && { counterStep }),
    ...(timeout !== undefined && { timeout }),
  })
}

// Whoever aborts ends the worker as well.
addEventListener('message', ({ data }: MessageEvent<Work | { type: 'abort' }>) => {
  if (data.type === 'work')
    work(data).then(
      (solution) => postMessage(solution),
      (error: unknown) => postMessage({ error: String(error) }),
    )
})
