import { solveChallengeWorkers, type Challenge } from 'altcha/lib'
import { UnknownCaptcha } from './adapter'

const WORKERS = 2

/** The worker of an algorithm. Webpack has to see each written out. */
function workerOf(algorithm: string): () => Worker {
  if (!/^(PBKDF2\/)?SHA-(256|384|512)$/.test(algorithm)) throw new UnknownCaptcha(algorithm)
  // Browsers give addresses without TLS no cryptography.
  return isSecureContext && algorithm.startsWith('PBKDF2/')
    ? () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url))
    : () => new Worker(new URL('./plain-worker', import.meta.url))
}

/** Solves a proof of work in workers of our own origin. The token is the base64 of challenge and solution. */
export async function solveAltcha(challengeUrl: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(new URL(challengeUrl, location.origin), { signal, cache: 'no-store' })
  if (!response.ok) throw new Error(`the captcha's challenge was refused with ${response.status}`)
  const challenge = (await response.json()) as Challenge
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort(), { once: true })
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: WORKERS,
    controller,
    createWorker: workerOf(challenge.parameters.algorithm),
  })
  if (!solution) throw new Error('the captcha was not solved')
  const { parameters, signature } = challenge
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
}
