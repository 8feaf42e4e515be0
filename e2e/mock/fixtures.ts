import { startPrism, type Prism } from '../../scripts/lib/prism'
import { test as base, expect } from '../fixtures'
import { openFront, type Front, type Route } from '../front'

/**
 * The console over Prism alone, as `npm run dev:mock` serves it to front-end developers: every call of the API
 * families is answered from the description's examples, and no other server is there but that of the documents.
 */
const ELSEWHERE = /^\/(captcha|sandbox)(\/|$)/

export const test = base.extend<object, { mock: Front }>({
  consoleConfig: [JSON.stringify({ captcha: { kind: 'stand-in' } }), { scope: 'worker' }],
  mock: [
    async ({ server }, use) => {
      const prism: Prism = await startPrism({ mode: 'mock' })
      const documents = new URL(server.address)
      const front = await openFront((path): Route | undefined => {
        if (path.startsWith('/api/')) return { to: prism.address, path: path.slice('/api'.length) }
        return ELSEWHERE.test(path) ? undefined : { to: documents, path }
      })
      await use(front)
      front.close()
      prism.process.kill()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ mock }, use) => use(mock.address),
})
export { expect }
