import type { Challenge } from 'altcha/lib'
import { UnknownCaptcha } from './adapter'
import { workers, type Make } from './workers'

const WORKERS = 2

/** The worker of an algorithm. */
function workerOf(algorithm: string): Make {
  if (!/^(PBKDF2\/)?SHA-(256|384|512)$/.test(algorithm)) throw new UnknownCaptcha(algorithm)
  return algorithm.startsWith('PBKDF2/') ? workers.usual : workers.plain
}

async function challengeOf(address: string, signal: AbortSignal): Promise<Challenge> {
  const response = await fetch(new URL(address, location.origin), { signal, cache: 'no-store' })
  if (!response.ok) throw new Error(`the captcha's challenge was refused with ${response.status}`)
  return (await response.json()) as Challenge
}

/**
 * Solves a proof of work in workers of our own origin. The challenge, the workers and the code that drives them come
 * beside each other: on a slow line one after the other is three times the wait. The token is the base64 of challenge
 * and solution.
 */
export async function solveAltcha(challengeUrl: string, signal: AbortSignal): Promise<string> {
  // One: two at once would each fetch the file, which the other one finds in the browser's cache.
  const early = [workers.usual()]
  // The code that drives them listens only once it has a challenge.
  const broken = new Promise<never>((_, reject) =>
    early.forEach((worker) =>
      worker.addEventListener('error', () => reject(new Error('a worker is broken'))),
    ),
  )
  try {
    const needed = Promise.all([
      challengeOf(challengeUrl, signal),
      import(/* webpackExports: "solveChallengeWorkers" */ 'altcha/lib'),
    ])
    const [challenge, { solveChallengeWorkers }] = await Promise.race([needed, broken])
    const make = workerOf(challenge.parameters.algorithm)
    const controller = new AbortController()
    signal.addEventListener('abort', () => controller.abort(), { once: true })
    const solving = solveChallengeWorkers({
      challenge,
      concurrency: WORKERS,
      controller,
      createWorker: () => (make === workers.usual && early.pop()) || make(),
    })
    const solution = await Promise.race([solving, broken])
    if (!solution) throw new Error('the captcha was not solved')
    const { parameters, signature } = challenge
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
  } finally {
    early.forEach((worker) => worker.terminate())
  }
}
