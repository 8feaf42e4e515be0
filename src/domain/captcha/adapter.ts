import { now } from '../../clock'
import type { CaptchaConfig } from '../../config'

/** The server asks for a way of solving that no worker of ours has: trying again does not help. */
export class UnknownCaptcha extends Error {}

/**
 * Makes one token, which the server accepts once; rejects when the captcha cannot be loaded or solved, with `UnknownCaptcha` where it
 * never will be.
 */
export type SolveCaptcha = (signal: AbortSignal) => Promise<string>

/** The captcha that the configuration names. */
export function captchaOf(captcha: CaptchaConfig): SolveCaptcha {
  switch (captcha.kind) {
    case 'altcha':
      // In the chunk of whoever imports this: a chunk of its own would have to come before what it asks for.
      return async (signal) => {
        const { solveAltcha } = await import(/* webpackMode: "eager" */ './altcha')
        return solveAltcha(captcha.challengeUrl, signal)
      }
    case 'recaptcha':
      return async () => (await import('./recaptcha')).solveRecaptcha(captcha.siteKey)
    case 'stand-in':
      return () => Promise.resolve('stand-in')
  }
}

/** An attempt that began before the flow was there, and when. */
export type BegunCaptcha = { readonly since: number; readonly solve: SolveCaptcha }

/** Begins an attempt now. Whoever takes it later takes what has become of it. */
export function beginCaptcha(solve: SolveCaptcha): BegunCaptcha {
  const aborter = new AbortController()
  const token = solve(aborter.signal)
  token.catch(() => undefined) // is told to whoever takes it
  return {
    since: now(),
    solve(signal) {
      signal.addEventListener('abort', () => aborter.abort(), { once: true })
      return token
    },
  }
}
