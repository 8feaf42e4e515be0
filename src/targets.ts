import { paths } from './paths'

/**
 * Where an address from outside leads: one that somebody else has written may only be followed through one of these
 * functions. What they return is judged after it was read as a browser reads it: `/.//host` looks like an own path and
 * leads to another host.
 */

const LONGEST_RETURN = 2000
const LONGEST_FILE = 8000
const CONTROLS = /[\u0000-\u001f\u007f\\]/
/** Blanks too, and the encoded forms: browsers drop or turn them. */
const CONTROLS_ENCODED = /[\u0020]|%(0[0-9a-f]|1[0-9a-f]|5c|7f)/i
const SIGN_IN_PAGES: readonly string[] = [paths.signIn, paths.signOut]

/** An own path or a web address, read as a browser does; undefined for what a browser would run or read otherwise. */
function webAddress(address: string, origin: string): URL | undefined {
  if (CONTROLS.test(address) || !/^(\/(?!\/|%2f)|https?:\/\/[^/])/i.test(address)) return undefined
  if (!URL.canParse(address, origin)) return undefined
  const target = new URL(address, origin)
  return target.username === '' && target.password === '' ? target : undefined
}

/** The path with its query and hash, where that alone leads to the same page. */
function ownAddress(target: URL): string | undefined {
  const own = target.pathname + target.search + target.hash
  const again = URL.canParse(own, target.origin) ? new URL(own, target.origin) : undefined
  const isSignIn = SIGN_IN_PAGES.includes(target.pathname.replace(/(.)\/+$/, '$1'))
  return again?.href === target.href && !isSignIn ? own : undefined
}

/**
 * Where a `url` parameter leads: an own address (beginning with `/`), the https address of an allowed host,
 * or undefined for everything else (decisions 18).
 */
export function returnTarget(
  url: string | null,
  allowed: { origin: string; hosts: readonly string[] },
): string | undefined {
  if (!url || url.length > LONGEST_RETURN || CONTROLS_ENCODED.test(url)) return undefined
  const target = webAddress(url, allowed.origin)
  if (!target) return undefined
  if (target.origin === allowed.origin) return ownAddress(target)
  return target.protocol === 'https:' && allowed.hosts.includes(target.host) ? target.href : undefined
}

/**
 * Where the server says that a file is, made absolute: an own address or one of the web, as files may lie with any
 * storage service. Undefined for everything that a browser would run, or that hides where it leads (S16).
 */
export function fileTarget(address: string, origin: string): string | undefined {
  if (address.length > LONGEST_FILE) return undefined
  const target = webAddress(address, origin)
  if (!target) return undefined
  return target.origin !== origin || ownAddress(target) !== undefined ? target.href : undefined
}

/**
 * Where the website of somebody is that was typed as a text, `example.com` too. Undefined for what is no web page, or
 * hides where it leads (S16).
 */
export function websiteTarget(address: string): URL | undefined {
  const typed = address.trim()
  const isBare = /^[\p{L}\p{N}][^\s/:@]*\.[^\s/:@]+(\/|:\d|$)/u.test(typed)
  const whole = isBare ? `https://${typed}` : typed
  return /^https?:/i.test(whole) ? webAddress(whole, whole) : undefined
}

/** Where an application of the suite is; undefined without an address, and for one that is no web page. */
export function appTarget(address: string | undefined, origin: string): URL | undefined {
  return address ? webAddress(address, origin) : undefined
}
