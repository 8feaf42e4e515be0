import type { Page, Response } from '@playwright/test'

/** A file that somebody has sent up may do nothing at all where it is opened by itself. */
const OF_FILES = /^default-src 'none'.*sandbox/
/** What every answer of the console's own address has, whoever asked for it (docs/security.md S1 to S4, S7, S23). */
const ALWAYS = {
  'content-security-policy': /default-src 'self'.*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^same-origin$/,
}
const keptAs = (path: string) => {
  if (path.startsWith('/api/services/files/')) return /^private/
  return /^\/(api|captcha|sandbox)\b/.test(path) ? /no-store/ : /no-cache|immutable/
}

/** What an answer lacks; one that a test gives by a route keeps the headers of the real one. */
function mistakesOf(response: Response): string[] {
  const { pathname } = new URL(response.url())
  const headers = response.headers()
  const policy = pathname.startsWith('/api/services/files/') ? { 'content-security-policy': OF_FILES } : {}
  const wanted = { ...ALWAYS, ...policy, 'cache-control': keptAs(pathname) }
  return Object.entries(wanted)
    .filter(([name, value]) => !value.test(headers[name] ?? ''))
    .map(([name]) => `${response.status()} ${pathname} has ${name}: ${headers[name] ?? 'not'}`)
}

/** Looks at every answer that the page gets from this address; what is wrong with them is added to `wrong`. */
export function watchResponses(page: Page, address: string, wrong: string[]): void {
  page.on('response', (response) => {
    // A Plausible behind the same address speaks for itself.
    const isOwn =
      response.url().startsWith(`${address}/`) && !response.url().startsWith(`${address}/analytics/`)
    if (isOwn) wrong.push(...mistakesOf(response))
  })
}
