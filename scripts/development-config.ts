import type { Configuration as DevServer } from 'webpack-dev-server'
import { developerMiddleware } from './developer/middleware'

/**
 * Where `npm run dev` finds its backend: the sandbox, Prism alone (`CONSOLE_MOCK`, an address without /api), or a platform
 * (`CONSOLE_BACKEND`, whose API families stand where `bases` says). `CONSOLE_CONFIG` is JSON laid over the configuration.
 */
const { CONSOLE_MOCK: mock, CONSOLE_BACKEND: platform, CONSOLE_CONFIG: overlay } = process.env
const sandbox = process.env.CONSOLE_SANDBOX ?? 'http://127.0.0.1:4000'

const bases = {
  account: '/api/account',
  services: '/api/services',
  console: '/api/console',
  activity: '/api/activity',
}

const usual = {
  bases,
  captcha: mock ? { kind: 'stand-in' } : { kind: 'altcha', challengeUrl: '/captcha/challenge' },
  publicIpUrl: '/api/services/public-ip',
  analytics: { kind: 'none' },
  suite: { account: '/' },
  returnHosts: [] as string[],
  contactUrl: 'mailto:support@platform.example',
  copyright: { from: 2019, owner: 'Customer Data Platform' },
}

// Whoever sets it decides what the console is given; the console checks it.
const config = { ...usual, ...(overlay ? (JSON.parse(overlay) as Partial<typeof usual>) : {}) }
const familyPaths = Object.values(config.bases).filter((base) => base.startsWith('/'))

const platformProxy: DevServer['proxy'] = [
  {
    context: [...familyPaths, '/captcha'],
    target: platform,
    changeOrigin: true,
    // Its cookies are for its own host.
    cookieDomainRewrite: '',
  },
]
const proxy: DevServer['proxy'] = mock
  ? [{ context: ['/api'], target: mock, pathRewrite: { '^/api': '' }, changeOrigin: true }]
  : platform
    ? platformProxy
    : [{ context: ['/api', '/captcha', '/sandbox'], target: sandbox }]

export const developmentConfig = config
export const developmentProxy = proxy

/** Before the proxy, so that it can answer in place of the backend. */
export const developmentMiddlewares: DevServer['setupMiddlewares'] = (middlewares) => [
  {
    name: 'developer',
    middleware: developerMiddleware(mock ? 'mock' : platform ? 'platform' : 'sandbox', config.bases),
  },
  ...middlewares,
]
