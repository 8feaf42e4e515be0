import { startPrism } from '../../scripts/lib/prism'
import { test as base, expect } from '../fixtures'
import { openFront, type Route } from '../front'

/**
 * The console over Prism as a validating proxy: browser → front → Prism → sandbox. Whatever strays from the
 * description, by a request or by an answer, becomes an error. Only described JSON calls pass it: documents, captcha,
 * controls, files and multipart go round it (Prism damages binary bodies).
 */
const AROUND = /^\/api\/services\/files\/|\/_avatar$/
const passesPrism = (path: string) => path.startsWith('/api/') && !AROUND.test(path.split('?')[0] ?? '')

type Strayed = { readonly call: string; readonly status: number; readonly violations: string }
type Proxied = { readonly address: string; readonly strayed: Strayed[] }

export const test = base.extend<{ strayed: Strayed[] }, { proxied: Proxied }>({
  proxied: [
    async ({ server }, use) => {
      const strayed: Strayed[] = []
      const prism = await startPrism({ mode: 'proxy', upstream: `${server.address}/api` })
      const routeOf = (path: string): Route =>
        passesPrism(path)
          ? { to: prism.address, path: path.slice('/api'.length) }
          : { to: new URL(server.address), path }
      const front = await openFront(routeOf, (answered) => {
        const { call, status, violations } = answered
        if (passesPrism(call.split(' ')[1] ?? '') && (violations || status === 422 || status >= 500))
          strayed.push(answered)
      })
      await use({ address: front.address, strayed })
      front.close()
      prism.process.kill()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ proxied }, use) => use(proxied.address),
  strayed: [
    async ({ proxied }, use) => {
      proxied.strayed.length = 0
      await use(proxied.strayed)
      expect(proxied.strayed, 'no call strays from the description').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
