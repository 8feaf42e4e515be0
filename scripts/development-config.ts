import type { Configuration as DevServer } from 'webpack-dev-server'
import { developerMiddleware } from './developer/middleware'

/** Where `npm run dev` finds its backend: the sandbox, or Prism alone (`CONSOLE_MOCK`, an address without /api). */
const mock = process.env.CONSOLE_MOCK
const sandbox = process.env.CONSOLE_SANDBOX ?? 'http://127.0.0.1:4000'

const bases = {
  account: '/api/account',
  services: '/api/services',
  console: '/api/console',
  activity: '/api/activity',
}

const config = {
  bases,
  captcha: mock ? { kind: 'stand-in' } : { kind: 'altcha', challengeUrl: '/captcha/challenge' },
  publicIpUrl: '/api/services/public-ip',
  analytics: { kind: 'none' },
  suite: { account: '/' },
  returnHosts: [] as string[],
  contactUrl: 'mailto:support@platform.example',
  copyright: { from: 2019, owner: 'Customer Data Platform' },
}

const proxy: DevServer['proxy'] = mock
  ? [{ context: ['/api'], target: mock, pathRewrite: { '^/api': '' }, changeOrigin: true }]
  : [{ context: ['/api', '/captcha', '/sandbox'], target: sandbox }]

export const developmentConfig = config
export const developmentProxy = proxy

/** Before the proxy, so that it can answer in place of the backend. */
export const developmentMiddlewares: DevServer['setupMiddlewares'] = (middlewares) => [
  { name: 'developer', middleware: developerMiddleware(mock ? 'mock' : 'sandbox') },
  ...middlewares,
]
