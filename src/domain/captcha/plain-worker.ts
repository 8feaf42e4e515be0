import { solveChallenge, type Challenge, type SolveChallengeOptions } from 'altcha/lib'
import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'

/**
 * Speaks as `altcha/workers/pbkdf2` does, without `crypto.subtle`, and knows plain hashes too. `altcha/workers/sha` cuts
 * each round where altcha's servers (altcha-lib) cut the last, and so solves SHA-384 and SHA-512 wrongly.
 */
const hashes = { 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 } as const

type Work = Pick<SolveChallengeOptions, 'counterMode' | 'counterStart' | 'counterStep' | 'timeout'> & {
  readonly type: 'work'
  readonly challenge: Challenge
}

const deriveKey: SolveChallengeOptions['deriveKey'] = async (parameters, salt, password) => {
  const { algorithm, cost, keyLength = 32 } = parameters
  const hash = hashes[algorithm.replace('PBKDF2/', '') as keyof typeof hashes] // altcha.ts lets no other begin
  if (algorithm.startsWith('PBKDF2/'))
    return { derivedKey: pbkdf2(hash, password, salt, { c: cost, dkLen: keyLength }) }
  let key = concatBytes(salt, password)
  for (let round = 0; round < Math.max(1, cost); round += 1) key = hash(key)
  return { derivedKey: key.slice(0, keyLength) }
}

const work = ({ challenge, counterMode, counterStart, counterStep, timeout }: Work) =>
  solveChallenge({
    challenge,
    deriveKey,
    ...(counterMode && { counterMode }),
    ...(counterStart !== undefined && { counterStart }),
    ...(counterStep !== undefined && { counterStep }),
    ...(timeout !== undefined && { timeout }),
  })

// Whoever aborts ends the worker as well.
addEventListener('message', ({ data }: MessageEvent<Work | { type: 'abort' }>) => {
  if (data.type === 'work')
    work(data).then(
      (solution) => postMessage(solution),
      (error: unknown) => postMessage({ error: String(error) }),
    )
})
