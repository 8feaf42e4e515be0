import type { CaptchaConfig } from '../../config'

/** The server asks for a way of solving that no worker of ours has: trying again does not help. */
export class UnknownCaptcha extends Error {}

/**
 * Makes one token, which the server accepts once; rejects when the captcha cannot be loaded or solved, with `UnknownCaptcha` where it
 * never will be.
 */
export type SolveCaptcha = (signal: AbortSignal) => Promise<string>

/** The captcha that the configuration names; each kind is a chunk of its own. */
export function captchaOf(captcha: CaptchaConfig): SolveCaptcha {
  switch (captcha.kind) {
    case 'altcha':
      return async (signal) => (await import('./altcha')).solveAltcha(captcha.challengeUrl, signal)
    case 'recaptcha':
      return async () => (await import('./recaptcha')).solveRecaptcha(captcha.siteKey)
    case 'stand-in':
      return () => Promise.resolve('stand-in')
  }
}
