import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { createClock, type Clock } from './clock'
import { controls, type Sizes } from './controls'
import type { Operations } from './contract'
import { createFaults, CutConnection, OrderedFailure, type Faults } from './faults'
import { serveFile } from './files'
import { operations as ours } from './operations'
import { runDueJobs } from './rules/cronjobs'
import { createCaptcha } from './rules/captcha'
import { createLive } from './rules/live'
import { createLockOut } from './rules/lock-out'
import { mailsTo, type Mail } from './rules/mails'
import { createRateLimit } from './rules/rate-limit'
import { createSessions } from './rules/sessions'
import { currentCode } from './rules/totp'
import { reseed } from './seed'
import { people, type Person } from './seed/people'
import { serveOperation } from './serve'
import { findAccount } from './store/accounts'
import { openStore } from './store/db'
import type { World } from './world'

export type SandboxOptions = {
  /** A file, or `:memory:` (the default). A file that already holds a sandbox is continued. */
  readonly database?: string
  /** How many further accounts; none by default. */
  readonly accounts?: number
  /** How many further organizations; none by default. */
  readonly organizations?: number
  /** How many further rows in each log of one organization; none by default. */
  readonly logs?: number
  /** Epoch milliseconds; the machine's clock by default. */
  readonly now?: () => number
  /** Accept the captcha token `stand-in`, any number of times. */
  readonly standInCaptcha?: boolean
  /** Real milliseconds between two heartbeats of the live channel; 10 s by default. */
  readonly heartbeat?: number
  /** Operations in place of the sandbox's own: for testing what happens when an answer strays. */
  readonly operations?: Operations
}

export type Sandbox = {
  /** Serves /api/{family}/..., /captcha/challenge and /sandbox. */
  readonly app: Hono
  readonly clock: Clock
  readonly faults: Faults
  readonly people: readonly Person[]
  /** The authenticator code to type now; empty for a person without a second factor. */
  readonly codeOf: (userId: string) => string
  /** What the platform has sent to a person by e-mail, newest first. */
  readonly mailsTo: (userId: string) => Mail[]
  /** Runs the jobs whose time has come. Calls about them do so too; a server does it by a timer. */
  readonly runJobs: () => void
  /** Back to the seed, and to the time of the machine. */
  readonly reset: () => void
  readonly close: () => void
}

function createWorld(options: SandboxOptions): World {
  const clock = createClock(options.now)
  const store = openStore(options.database ?? ':memory:')
  const sessions = createSessions(store, clock)
  return {
    clock,
    store,
    sessions,
    live: createLive({ store, clock, sessions }, options.heartbeat),
    captcha: createCaptcha(store, clock, options.standInCaptcha ?? false),
    lockOut: createLockOut(store, clock),
    rateLimit: createRateLimit(clock),
    faults: createFaults(),
  }
}

const GATEWAY_PAGE = '<!doctype html><title>Gateway</title><p>The service is behind this page.</p>'

function failure(error: Error, c: Context): Response {
  if (error instanceof CutConnection) {
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
    if (!outgoing) throw error
    if (error.begun) {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' }).write('{', () => outgoing.destroy())
      return RESPONSE_ALREADY_SENT
    }
    outgoing.destroy()
  }
  if (!(error instanceof OrderedFailure)) {
    if (!(error instanceof CutConnection)) console.error(error)
    return c.json({ success: false, message: error.message }, 500)
  }
  const { status, more } = error
  if (more.retryAfter !== undefined) c.header('Retry-After', String(more.retryAfter))
  // Any status may be ordered.
  c.status(status as 500)
  if (more.body === 'html') return c.html(GATEWAY_PAGE)
  if (more.body === 'empty') return c.body(null)
  const code = status === 429 ? { errorCode: 'TOO_MANY_REQUEST' } : {}
  return c.json({ success: false, message: error.message, ...code })
}

/** A platform of one's own: the API families, the captcha and the controls, over one database. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const world = createWorld(options)
  const { clock, store } = world
  const { accounts = 0, organizations = 0, logs = 0 } = options
  const rebuild = (sizes: Sizes = {}) =>
    reseed(store, clock.now(), {
      accounts: sizes.accounts ?? accounts,
      organizations: sizes.organizations ?? organizations,
      logs: sizes.logs ?? logs,
    })
  if (store.isEmpty()) rebuild()

  const reset = (sizes?: Sizes) => {
    world.live.endAll()
    clock.reset()
    world.faults.lift()
    world.rateLimit.reset()
    rebuild(sizes)
  }
  const codeOf = (userId: string) => {
    const account = findAccount(store, userId)
    return (account && currentCode(account, clock.now())?.code) ?? ''
  }

  const app = new Hono()
  app.use(
    cors({
      origin: (origin) => (/^http:\/\/localhost(:\d+)?$/.test(origin) ? origin : undefined),
      credentials: true,
      exposeHeaders: ['Date', 'Retry-After', 'X-Token-Extend'],
    }),
  )
  app.use(async (c, next) => {
    await next()
    c.header('Date', new Date(clock.now()).toUTCString())
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  app.onError(failure)
  app.get('/captcha/challenge', async (c) => c.json(await world.captcha.challenge()))
  app.get('/api/services/files/:name', (c) => serveFile(c, world))
  for (const family of ['account', 'services', 'console', 'activity'])
    app.all(`/api/${family}/*`, (c) => serveOperation(c, world, options.operations ?? ours))
  app.route(
    '/sandbox',
    controls(world, (sizes) => reset(sizes)),
  )

  const close = () => {
    world.live.endAll()
    store.close()
  }
  const runJobs = () => runDueJobs(store, clock.now())
  const mailsOf = (userId: string) => mailsTo(store, userId)
  return { app, clock, faults: world.faults, people, codeOf, mailsTo: mailsOf, runJobs, reset, close }
}
