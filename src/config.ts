/** The run-time configuration: the server puts it into the document as JSON (docs/decisions/0002). */
export type Config = {
  /** Base address of each API family, absolute or on our own origin. */
  readonly bases: Readonly<Record<Family, string>>
  readonly captcha: CaptchaConfig
  /** Where the browser learns its public address; no look-up without it. */
  readonly publicIpUrl?: string
  readonly analytics: AnalyticsConfig
  /** Addresses of the sibling applications. */
  readonly suite: Readonly<Partial<Record<SuiteApp, string>>>
  /** Hosts, beside our own, that `url` may lead to. */
  readonly returnHosts: readonly string[]
  /** An address outside; without it the platform's terms are shown in place. */
  readonly policyUrl?: string
  /** The organization whose administrators see no access log. */
  readonly withoutAccessLog?: string
  readonly contactUrl: string
  readonly copyright: { readonly from: number; readonly owner: string }
}
export type Family = 'account' | 'services' | 'console' | 'activity'
export type SuiteApp = 'account' | 'dataHub' | 'console' | 'automation' | 'activation' | 'helpCenter'
export type CaptchaConfig =
  | { readonly kind: 'altcha'; readonly challengeUrl: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string }
  | { readonly kind: 'stand-in' }
/** Who is told of page views; `endpoint` is the address of a Plausible, `domain` the name of the site there. */
export type AnalyticsConfig =
  | { readonly kind: 'none' }
  | { readonly kind: 'plausible'; readonly endpoint: string; readonly domain: string }

export const families: readonly Family[] = ['account', 'services', 'console', 'activity']

/** The configuration is missing or wrong; the message lists every mistake. */
export class ConfigError extends Error {}

type Unknown = Record<string, unknown>
const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function captchaMistake(captcha: unknown): string | undefined {
  if (!isObject(captcha)) return 'captcha must be an object'
  if (captcha.kind === 'stand-in') return undefined
  if (captcha.kind === 'altcha')
    return isText(captcha.challengeUrl) ? undefined : 'captcha.challengeUrl must be an address'
  if (captcha.kind === 'recaptcha')
    return isText(captcha.siteKey) ? undefined : 'captcha.siteKey must be a text'
  return "captcha.kind must be 'altcha', 'recaptcha' or 'stand-in'"
}

function analyticsMistakes(analytics: unknown): string[] {
  if (isObject(analytics) && analytics.kind === 'none') return []
  if (!isObject(analytics) || analytics.kind !== 'plausible')
    return ["analytics.kind must be 'none' or 'plausible'"]
  const mistakes = []
  if (!isText(analytics.endpoint)) mistakes.push('analytics.endpoint must be an address')
  if (!isText(analytics.domain)) mistakes.push('analytics.domain must be a text')
  return mistakes
}

/** Every mistake of a configuration, in words; none means that it is a Config. */
export function configMistakes(value: unknown): string[] {
  if (!isObject(value)) return ['no configuration was put into the document']
  const { bases, copyright, returnHosts, suite, analytics } = value
  const mistakes = families
    .filter((family) => !isObject(bases) || !isText(bases[family]))
    .map((family) => `bases.${family} must be an address`)
  const captcha = captchaMistake(value.captcha)
  if (captcha) mistakes.push(captcha)
  if (!isText(value.contactUrl)) mistakes.push('contactUrl must be an address')
  if (!isObject(copyright) || typeof copyright.from !== 'number' || !isText(copyright.owner))
    mistakes.push('copyright must have the year `from` and the name `owner`')
  if (!Array.isArray(returnHosts) || !returnHosts.every(isText))
    mistakes.push('returnHosts must be a list of hosts')
  if (!isObject(suite) || !Object.values(suite).every(isText))
    mistakes.push('suite must be a map of addresses')
  mistakes.push(...analyticsMistakes(analytics))
  for (const name of ['publicIpUrl', 'policyUrl'])
    if (value[name] !== undefined && !isText(value[name])) mistakes.push(`${name} must be an address`)
  if (value.withoutAccessLog !== undefined && !isText(value.withoutAccessLog))
    mistakes.push('withoutAccessLog must be the id of an organization')
  return mistakes
}

let known: Config | undefined

function read(): Config {
  const json = document.getElementById('config')?.textContent ?? ''
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new ConfigError('The configuration of this console is not JSON.')
  }
  const mistakes = configMistakes(value)
  if (mistakes.length > 0) throw new ConfigError(`This console is not configured: ${mistakes.join('; ')}.`)
  return value as Config // configMistakes has looked at every field
}

/** The configuration of this document; throws ConfigError when it is missing or wrong. */
export function config(): Config {
  return (known ??= read())
}

/** For tests and stories, which have no server. */
export function setConfig(value: Config): void {
  known = value
}
