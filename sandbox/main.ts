import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createSandbox } from './app'
import { overlaid } from './config'
import { loadDescription } from './description'
import { createHost } from './host'
import { PASSWORD } from './seed/people'

const BUSY = 98
const { PORT = '4000', SANDBOX_DB, SANDBOX_ACCOUNTS, SANDBOX_ORGANIZATIONS, SANDBOX_LOGS } = process.env
const { SANDBOX_STAND_IN_CAPTCHA, SANDBOX_BEHIND, SANDBOX_TIME, CONSOLE_CONFIG } = process.env
const dist = join(__dirname, '..', 'dist')

const sandbox = createSandbox({
  ...(SANDBOX_DB && { database: SANDBOX_DB }),
  accounts: Number(SANDBOX_ACCOUNTS ?? 0),
  organizations: Number(SANDBOX_ORGANIZATIONS ?? 0),
  logs: Number(SANDBOX_LOGS ?? 0),
  standInCaptcha: SANDBOX_STAND_IN_CAPTCHA === '1',
  ...(SANDBOX_TIME && { now: () => Date.parse(SANDBOX_TIME) }),
})
const host = createHost(sandbox.app, dist, overlaid(CONSOLE_CONFIG))
const server = serve({ fetch: host.fetch, port: Number(PORT), hostname: '127.0.0.1' }, ({ port }) => {
  const address = `http://localhost:${port}`
  const built = existsSync(join(dist, 'index.html'))
  const lines = [
    ...(built || SANDBOX_BEHIND
      ? []
      : ['There is no dist/: only the API is served until the console is built.', '']),
    `Sign in with the password ${PASSWORD} as`,
    ...sandbox.people.filter(({ first }) => first).map(({ id, purpose }) => `  ${id.padEnd(36)}${purpose}`),
    '',
    `Everybody, and the current authenticator codes: ${SANDBOX_BEHIND ?? address}/sandbox`,
    '',
    `ready ${address}`,
  ]
  console.log(lines.join('\n'))
  // Read now, so that the first person does not wait for it.
  void loadDescription()
})

// Node ends an idle connection after 5 s, just when a client that keeps its own (Prism, a browser test) may use it again.
if ('keepAliveTimeout' in server) server.keepAliveTimeout = 120_000

const jobs = setInterval(sandbox.runJobs, 1000)

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  console.error(busy ? `Port ${PORT} is in use: choose another one with PORT=4001 npm start` : error.message)
  process.exit(busy ? BUSY : 1)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    clearInterval(jobs)
    server.close()
    // Open streams and idle connections would keep it alive.
    if ('closeAllConnections' in server) server.closeAllConnections()
    sandbox.close()
    process.exit(0)
  })
