import { Hono, type Context } from 'hono'
import { securityHeaders } from '../deploy/document'
import { sandboxConfig } from './config'
import { controlsPage, controlsStyle } from './controls-page'
import { isDescribed } from './guard'
import { messagesIn } from './control-messages'
import { placesOf, setRights, signInAs } from './control-people'
import { echo, runDueJobs } from './rules/cronjobs'
import { mailsTo } from './rules/mails'
import { currentCode, pendingCode } from './rules/totp'
import { PASSWORD, people } from './seed/people'
import { findAccount } from './store/accounts'
import type { World } from './world'

/** The person beside the code to type now (`setUp`: to confirm a second factor), and for how long it is that. */
function codesOf({ store, clock }: World) {
  return people.map(({ id, name, purpose, organizations, first }) => {
    const account = findAccount(store, id)
    const code = account && currentCode(account, clock.now())
    const setUp = pendingCode(store, id, clock.now())
    const codes = { ...(code && { code }), ...(setUp && { setUp }) }
    return { id, name, purpose, organizations: organizations.length, first, ...codes }
  })
}

async function readJson(c: Context): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

async function orderFault(c: Context, { faults, live }: World): Promise<Response> {
  const { operation, delay, status, message, body, retryAfter, drop, hang, done, times } = await readJson(c)
  if (typeof operation !== 'string' || !isDescribed(operation))
    return c.json({ message: `operation must be an operationId of the description` }, 422)
  faults.order({
    operation,
    delay: numberIn(delay),
    status: numberIn(status),
    times: numberIn(times),
    message: typeof message === 'string' ? message : undefined,
    body: body === 'html' || body === 'empty' ? body : undefined,
    retryAfter: numberIn(retryAfter),
    drop: drop === true,
    hang: hang === true,
    done: done === true,
  })
  // Whoever listens already has a connection that can be cut.
  if (operation === 'streamLiveEvents' && drop === true) live.endAll()
  return c.json({ success: true })
}

/** How many further rows there are after it; those of the start where nothing is said. */
export type Sizes = Readonly<Partial<Record<'accounts' | 'organizations' | 'logs', number>>>

/** Controls of the sandbox under /sandbox: no part of the platform, for development, tests and trying by hand. */
export function controls(world: World, reset: (sizes: Sizes) => void): Hono {
  const app = new Hono()
  app.get('/', (c) => {
    for (const [name, value] of Object.entries(securityHeaders(sandboxConfig))) c.header(name, value)
    return c.html(controlsPage(codesOf(world), PASSWORD, world.clock.now()))
  })
  app.get('/page.css', (c) => {
    c.header('Content-Type', 'text/css')
    return c.body(controlsStyle)
  })
  app.get('/people', (c) => c.json(codesOf(world).map((person) => ({ ...person, password: PASSWORD }))))
  app.get('/code', (c) => {
    const account = findAccount(world.store, c.req.query('user') ?? '')
    const code = account && currentCode(account, world.clock.now())
    return code ? c.json(code) : c.json({ message: 'No such user, or no second factor' }, 404)
  })
  app.get('/mails', (c) => c.json(mailsTo(world.store, c.req.query('to') ?? '')))
  app.post('/clock', async (c) => {
    const advance = numberIn((await readJson(c)).advance)
    if (advance === undefined) return c.json({ message: 'advance must be a number of milliseconds' }, 422)
    world.clock.advance(advance)
    runDueJobs(world.store, world.clock.now())
    return c.json({ now: world.clock.now() })
  })
  // What the jobs call (rules/cronjobs.ts), to be looked at; a call of it is no run.
  app.all('/echo', (c) => c.json(echo(new URL(c.req.url).searchParams)))
  app.get('/organizations', (c) => c.json(placesOf(world, c.req.query('user') ?? '')))
  app.post('/sign-in', async (c) => signInAs(c, world, await readJson(c)))
  app.post('/rights', async (c) => setRights(c, world, await readJson(c)))
  app.post('/reset', async (c) => {
    const { accounts, organizations, logs } = await readJson(c)
    reset({
      accounts: numberIn(accounts),
      organizations: numberIn(organizations),
      logs: numberIn(logs),
    })
    return c.json({ success: true })
  })
  app.post('/faults', (c) => orderFault(c, world))
  app.post('/messages', async (c) => {
    const messages = messagesIn(await readJson(c))
    if (typeof messages === 'string') return c.json({ message: messages }, 422)
    return c.json({ ids: world.live.send(messages) })
  })
  app.post('/storm', async (c) => {
    const { chance, seed } = await readJson(c)
    if (typeof chance !== 'number' || typeof seed !== 'number')
      return c.json({ message: 'chance must be a number from 0 to 1, seed a number' }, 422)
    world.faults.storm({ chance, seed })
    return c.json({ success: true })
  })
  app.delete('/faults', (c) => {
    world.faults.lift()
    return c.json({ success: true })
  })
  return app
}
