import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { Browser, Page } from '@playwright/test'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Hono } from 'hono'
import { overlaid } from '../../../sandbox/config'
import { createHost } from '../../../sandbox/host'
import { standInPage, type Challenge } from '../page'
import { recordPage, type Raw } from '../record'
import { createServer } from '../server'
import type { Start } from '../tape'

/** A page of the production build for a replay: nothing answers but the tape, and its time stands until it is moved. */

export type ReplayPage = {
  readonly page: Page
  readonly origin: string
  /** Whether the browser waits for files. */
  readonly isLoading: () => boolean
  readonly close: () => Promise<void>
}

const dist = join(__dirname, '../../../dist')
const HEARS = '__tapeHears'
const CHALLENGE = '/captcha/challenge'
/** Where nothing of the console stands, on its origin: what the browser had kept is put there before the tape begins. */
const NOWHERE = '/nowhere.txt'

/** `hear` is told what the recorder of each document says. */
export async function openReplayPage(
  browser: Browser,
  { at, config, storage }: Start,
  hear: (step: Raw) => void,
): Promise<ReplayPage> {
  const host = await serveBuild(config)
  const { origin } = host
  const page = await browser.newPage({ baseURL: origin })
  const loading = new Set<unknown>()
  page.on('request', (request) => {
    // A document that is left takes its calls along, some of them without a word.
    if (request.isNavigationRequest()) loading.clear()
    loading.add(request)
  })
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  await page.goto(NOWHERE)
  await page.evaluate(({ local, session }) => {
    for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value)
    for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value)
  }, storage)
  // It goes until it is stopped, which can only be later.
  await page.clock.install({ time: Date.parse(at) - 60_000 })
  await page.clock.pauseAt(Date.parse(at))
  await page.exposeFunction(HEARS, (step: string) => hear(JSON.parse(step) as Raw))
  const challenge: Challenge = { path: CHALLENGE, answer: await easyChallenge() }
  await page.addInitScript({
    content: `(${standInPage.toString()})((${createServer.toString()})(), ${JSON.stringify(challenge)})`,
  })
  await page.addInitScript(recordPage as (emit: string) => void, HEARS)
  const close = async () => {
    await page.close()
    host.close()
  }
  return { page, origin, isLoading: () => loading.size > 0, close }
}

/** The build as the sandbox serves it, with the configuration of the tape and no sandbox. */
async function serveBuild(config: unknown) {
  const captcha = { kind: 'altcha', challengeUrl: CHALLENGE }
  const given = { ...(config as object | undefined), captcha }
  const host = createHost(new Hono(), dist, overlaid(JSON.stringify(given)))
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const made = serve({ fetch: host.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made))
  })
  const { port } = server.address() as { port: number } // listening on TCP
  return { origin: `http://localhost:${port}`, close: () => void server.close() }
}

/** As the sandbox makes them, and solved at once. */
const easyChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: 'replay',
  })
