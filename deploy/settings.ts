/**
 * The one file that an operator writes: what the console is told (src/config.ts), and under `server` what nginx does,
 * which never reaches a browser.
 */
import { configMistakes, families, type Config } from '../src/config'

export type Server = {
  /** What nginx listens on: a port, or an address of this machine with its port. 8080 unless given, 8443 with `tls`. */
  readonly listen: string
  /** The host names that are answered; any unless given. */
  readonly name: string
  /** Paths of the certificate with its chain, and of its key. */
  readonly tls?: { readonly certificate: string; readonly key: string }
  /** With `tls`: the port whose calls are sent on to it. */
  readonly redirectFrom?: string
  /** Where the calls of a path go; false where something before this nginx answers them. */
  readonly proxy: Readonly<Record<string, string | false>>
  /** Whether nginx has Debian's libnginx-mod-http-brotli-static; true unless given. */
  readonly brotli: boolean
  /** A folder for console.access.log and console.error.log; standard output and standard error unless given. */
  readonly logs?: string
}
export type Settings = { readonly config: Config; readonly server: Server }

/** Every mistake of the settings, each a sentence. */
export class SettingsError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'))
  }
}

/** All of these stand in a Config; the compiler keeps the list whole. */
const configNames: Record<keyof Config, true> = {
  bases: true,
  captcha: true,
  publicIpUrl: true,
  analytics: true,
  suite: true,
  returnHosts: true,
  policyUrl: true,
  withoutAccessLog: true,
  contactUrl: true,
  copyright: true,
}
const serverNames: Record<keyof Server, true> = {
  listen: true,
  name: true,
  tls: true,
  redirectFrom: true,
  proxy: true,
  brotli: true,
  logs: true,
}

type Unknown = Record<string, unknown>
const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `8080` or `127.0.0.1:8080`. */
const LISTEN = /^([\w.-]+:|\[[\da-f:]+\]:)?\d{1,5}$/i
const NAMES = /^[\w.*-]+( [\w.*-]+)*$/
/** A path of our origin below which calls are passed on; nothing that means something to nginx. */
const PATH = /^(\/[\w.~-]+)+\/?$/
const FILE = /^\/[\w.~/-]+$/
/** What is not plain would end a directive of nginx, or one of the policy. */
const PLAIN = /^[\w.~:/?#[\]@!&()*+,=%-]+$/
const ORIGIN = /^https?:\/\/([a-z\d-]+(\.[a-z\d-]+)*|\[[\da-f:]+\])(:\d{1,5})?$/i

/** The addresses that the console calls, by their names. */
function calledAddresses(config: Unknown): (readonly [name: string, address: string])[] {
  const at = (name: string, value: unknown, field: string) =>
    [name, isObject(value) ? value[field] : undefined] as const
  const all = [
    ...families.map((family) => at(`bases.${family}`, config.bases, family)),
    at('captcha.challengeUrl', config.captcha, 'challengeUrl'),
    at('publicIpUrl', config, 'publicIpUrl'),
    at('analytics.endpoint', config.analytics, 'endpoint'),
  ]
  return all.flatMap(([name, address]) =>
    typeof address === 'string' && address !== '' ? [[name, address] as const] : [],
  )
}

const originOf = (address: string) => {
  try {
    return new URL(address).origin
  } catch {
    return ''
  }
}
/** Both as whole parts of a path: `/api` holds `/api/account`, and not `/apis`. */
const holds = (path: string, address: string) =>
  `${address.replace(/[?#].*/, '')}/`.startsWith(path.endsWith('/') ? path : `${path}/`)

function addressMistakes(config: Unknown, server: Unknown): string[] {
  const proxied = isObject(server.proxy) ? Object.keys(server.proxy) : []
  return calledAddresses(config).flatMap(([name, address]) => {
    if (!PLAIN.test(address)) return [`${name} has a character that no address has: ${address}`]
    if (/^\/(?!\/)/.test(address))
      return proxied.some((path) => holds(path, address))
        ? []
        : [
            `${name} is on the console's own address, so server.proxy must say where ${address} is answered, or false when ` +
              'something before this nginx does',
          ]
    if (!ORIGIN.test(originOf(address)))
      return [`${name} must begin with https://, http:// or a slash: ${address}`]
    return server.tls !== undefined && address.startsWith('http:')
      ? [`${name} begins with http://, which browsers do not call from a page that came by TLS`]
      : []
  })
}

function proxyMistakes(proxy: unknown): string[] {
  if (proxy === undefined) return []
  if (!isObject(proxy)) return ['server.proxy must be a map of paths to addresses']
  return Object.entries(proxy).flatMap(([path, target]) => {
    if (!PATH.test(path)) return [`server.proxy: ${path} must be a path such as /api/account`]
    if (holds('/assets', path) || holds('/login', path))
      return [`server.proxy: ${path} is an address of the console itself`]
    if (target === false) return []
    const url = typeof target === 'string' && PLAIN.test(target) ? originOf(target) : ''
    return ORIGIN.test(url) && !/[?#]/.test(String(target))
      ? []
      : [
          `server.proxy: ${path} must lead to an address such as http://account.internal:8080/api, or be false`,
        ]
  })
}

function serverMistakes(server: Unknown): string[] {
  const mistakes = proxyMistakes(server.proxy)
  const must = (holds: boolean, sentence: string) => holds || mistakes.push(sentence)
  const isText = (value: unknown, form: RegExp) => typeof value === 'string' && form.test(value)
  const isPort = (value: unknown) => isText(typeof value === 'number' ? String(value) : value, LISTEN)
  for (const name of ['listen', 'redirectFrom'])
    must(
      server[name] === undefined || isPort(server[name]),
      `server.${name} must be a port, or an address with a port such as 127.0.0.1:8080`,
    )
  must(
    server.name === undefined || isText(server.name, NAMES),
    'server.name must be one or more host names with a blank between them',
  )
  must(
    server.brotli === undefined || typeof server.brotli === 'boolean',
    'server.brotli must be true or false',
  )
  must(
    server.logs === undefined || isText(server.logs, FILE),
    'server.logs must be a folder, its path from the root',
  )
  const { tls } = server
  must(
    tls === undefined || (isObject(tls) && isText(tls.certificate, FILE) && isText(tls.key, FILE)),
    'server.tls must have the paths `certificate` and `key`, both from the root',
  )
  must(
    tls !== undefined || server.redirectFrom === undefined,
    'server.redirectFrom sends on to TLS, and there is no server.tls',
  )
  return mistakes
}

function unknownNames(value: Unknown, known: object, where: string): string[] {
  const strange = Object.keys(value).filter((name) => !(name in known))
  return strange.map((name) => `${where}${name} is no setting`)
}

/** Every mistake of what an operator wrote, in words; none means that `settingsOf` takes it. */
export function settingsMistakes(value: unknown): string[] {
  if (!isObject(value)) return ['the settings must be an object']
  const { server = {}, ...config } = value
  if (!isObject(server)) return [...configMistakes(config), 'server must be an object']
  return [
    ...unknownNames(config, configNames, ''),
    ...unknownNames(server, serverNames, 'server.'),
    ...configMistakes(config),
    ...addressMistakes(config, server),
    ...serverMistakes(server),
  ]
}

/** The settings of a JSON text; throws SettingsError with every mistake. */
export function readSettings(json: string): Settings {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new SettingsError([`the settings are not JSON: ${error instanceof Error ? error.message : ''}`])
  }
  const mistakes = settingsMistakes(value)
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  const { server = {}, ...config } = value as Config & { server?: Partial<Server> } // settingsMistakes has looked
  const listen = String(server.listen ?? (server.tls ? 8443 : 8080))
  const { redirectFrom } = server
  return {
    config,
    server: {
      name: '_',
      proxy: {},
      brotli: true,
      ...server,
      listen,
      ...(redirectFrom !== undefined && { redirectFrom: String(redirectFrom) }),
    },
  }
}
