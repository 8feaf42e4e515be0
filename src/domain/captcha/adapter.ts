import type { CaptchaConfig } from '../../config'

/** Makes one token, which the server accepts once; rejects when the captcha cannot be loaded or solved. */
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
