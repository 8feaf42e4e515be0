import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../lib/build.mjs'
import { control, launchBrowser, signIn } from '../lib/console-tab.mjs'
import { say } from '../lib/run.mjs'
import { startSandbox } from '../lib/sandbox.mjs'

export const what =
  'eight hours of work by the clock (20 pages, 240 drawers, extensions, captchas, the live channel) leave memory, listeners, elements and storage as they were after the second hour; eight tabs through a sleep, a burst of 200 messages, an outage with a restart, and the end of the session'
export const sample =
  '30 changes leave as many elements as 10 (e2e/soak.e2e.ts); tabs share one connection (e2e/tabs.e2e.ts)'
export const usage = '[--hours N] [--port N]'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const STEP = 10 * MINUTE
const TABS = 8
/** By how much a count may differ after the second hour; what only grows passes that soon. */
const WOBBLE = 1.05
const who = { user: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }

const pages = [
  '/my-account-info',
  '/security/change-password',
  '/security/2fa-security',
  '/security/my-account-api',
  '/security/my-account-tokens',
  '/activity/invitation',
  '/activity/exports-history',
  '/activity/login-history',
  '/organization',
  '/console-users',
  '/permission-group',
  '/console-activity',
  '/console-organizations',
  '/super-admin-console-users',
  '/console-permission',
  '/internal-permission',
  '/console-link-orgs',
  '/console-system-setting',
  '/profile',
  '/notifications',
]
const drawers = [
  'drawer=quick-access',
  'drawer=tickets',
  'drawer=support',
  'drawer=see-as',
  'drawer=evaluate',
]

/** Goes to an address without loading the document anew, as the router writes its own entries. */
const move = (page, address) =>
  page.evaluate((to) => {
    const { idx } = history.state
    const state = { usr: null, key: to, idx: idx + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)

/** The live connections of a browser: how many are tried, and how many stand. */
function watchLive(context) {
  const live = { tries: 0, open: new Set() }
  const isLive = (request) => request.url().includes('/messages/stream')
  const over = (request) => live.open.delete(request)
  context.on('request', (request) => {
    if (!isLive(request)) return
    live.tries += 1
    live.open.add(request)
  })
  context.on('requestfailed', over)
  context.on('requestfinished', over)
  return live
}

/** Real time for what the network does while the console's clock stands. */
const breathe = (page, time = 150) => page.waitForTimeout(time)

/** Holds once it does, or tells what it was when it does not. */
async function until(page, holds, what, wrong, patience = 20_000) {
  const since = Date.now()
  let last
  while (Date.now() - since < patience) {
    last = await holds()
    if (last === true) return
    await breathe(page)
  }
  wrong.push(`${what}: ${last}`)
}

async function measure(page, devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name) => metrics.find((metric) => metric.name === name).value
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].reduce((all, storage) => all + JSON.stringify(storage).length, 0),
  )
  return {
    elements: await page.locator('*').count(),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    'heap MiB': Math.round((value('JSHeapUsedSize') / 1024 / 1024) * 10) / 10,
    'stored characters': stored,
  }
}

/** One tab for a whole day: a page every ten minutes, five drawers over it. */
async function workADay({ browser, address, hours, wrong }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signIn(context, address, who.user, who.organization)
  const live = watchLive(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => wrong.push(`nobody handled ${error.message}`))
  await page.clock.install()
  await page.addInitScript(() => sessionStorage.setItem('isFirstLoggedIn', 'true'))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(`${address}/my-account-info`)
  await page.locator('main h1').first().waitFor()
  const rows = []
  for (let step = 0; step < (hours * HOUR) / STEP; step += 1) {
    const there = pages[step % pages.length]
    await move(page, there)
    await page.locator('main h1').first().waitFor()
    await page.locator('main:not(:has([aria-busy=true]))').waitFor()
    for (const drawer of drawers) {
      await move(page, `${there}?${drawer}`)
      await page.getByRole('dialog').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').first().waitFor({ state: 'detached' })
      await move(page, there)
    }
    // The server's time passes with the console's, in pieces that leave it time to extend.
    for (let minute = 0; minute < STEP / MINUTE; minute += 1) {
      await control(address, 'clock', { advance: MINUTE })
      await page.clock.runFor(MINUTE)
      await breathe(page, 30)
    }
    if (page.url().includes('/login')) {
      wrong.push(`after ${(step * STEP) / MINUTE} minutes the person was signed out`)
      break
    }
    if (((step + 1) * STEP) % HOUR === 0) {
      // Back to one page, whatever was open.
      await move(page, '/security/change-password')
      await page.clock.runFor(2 * MINUTE)
      await page.locator('main:not(:has([aria-busy=true]))').waitFor()
      const hour = ((step + 1) * STEP) / HOUR
      rows.push({ hour, ...(await measure(page, devtools)) })
      say(`hour ${hour} of ${hours}`)
    }
  }
  await until(page, () => live.open.size === 1 || live.open.size, 'live connections of one tab', wrong)
  await context.close()
  return rows
}

const noticesOf = (page) =>
  page.getByRole('region', { name: 'Notices' }).locator('[data-notice], li, article').count()
const unreadOf = async (page) => {
  const name = await page.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label')
  return Number((/[\d,]+/.exec(name ?? '')?.[0] ?? '0').replaceAll(',', ''))
}

/** Eight tabs of one browser through what a week brings (users.md 3.9). */
async function keepTabs({ browser, port, wrong }) {
  const folder = mkdtempSync(join(tmpdir(), 'console-day-'))
  const settings = {
    PORT: String(port),
    SANDBOX_DB: join(folder, 'day.db'),
    SANDBOX_STAND_IN_CAPTCHA: '1',
  }
  let server = await startSandbox(settings)
  const { address } = server
  const facts = []
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await signIn(context, address, who.user, who.organization)
    const live = watchLive(context)
    await context.clock.install()
    await context.addInitScript(() => sessionStorage.setItem('isFirstLoggedIn', 'true'))
    const tabs = []
    for (let index = 0; index < TABS; index += 1) {
      const page = await context.newPage()
      page.on('pageerror', (error) => wrong.push(`nobody handled ${error.message}`))
      await page.goto(`${address}/security/change-password`)
      await page.locator('main h1').first().waitFor()
      tabs.push(page)
    }
    const [first] = tabs
    const one = (when) =>
      until(first, () => live.open.size === 1 || live.open.size, `live connections ${when}`, wrong)
    const serverUnread = async () => {
      const response = await context.request.post(
        `${address}/api/console/messages/search?page=0&pageSize=1`,
        {
          headers: { 'X-Requested-With': 'console' },
          data: { solves: false },
        },
      )
      const { results } = await response.json()
      return results.page.totalRecords
    }
    const sameUnread = async (when) => {
      const asked = await serverUnread()
      await until(
        first,
        async () => {
          const counts = await Promise.all(tabs.map(unreadOf))
          return counts.every((count) => count === asked) || `${counts.join(', ')} and ${asked} at the server`
        },
        `unread messages ${when}`,
        wrong,
      )
      facts.push(`- unread ${when}: ${asked} in ${tabs.length} tabs and at the server`)
    }
    await one('with eight tabs')

    await control(address, 'messages', {
      to: 'global',
      level: 'error',
      title: 'Burst',
      message: 'All',
      times: 200,
    })
    await until(
      first,
      async () => (await unreadOf(first)) >= 200 || unreadOf(first),
      'messages after the burst',
      wrong,
    )
    const shown = Math.max(...(await Promise.all(tabs.map(noticesOf))))
    if (shown > 4) wrong.push(`${shown} notices after the burst`)
    facts.push(
      `- notices on the screen after a burst of 200: at most ${shown}, the one that counts the others among them`,
    )
    await sameUnread('after the burst')

    await context.clock.fastForward(10 * MINUTE)
    await breathe(first, 1000)
    await context.clock.runFor(5_000)
    await one('after a sleep of ten minutes')
    await sameUnread('after the sleep')

    server.stop()
    await breathe(first, 1500)
    const before = live.tries
    for (let second = 0; second < 600; second += 2) {
      await context.clock.runFor(2_000)
      await breathe(first, 20)
    }
    const tries = live.tries - before
    if (tries > 12) wrong.push(`${tries} tries in the first ten minutes of an outage`)
    facts.push(`- tries of the live connection in the first ten minutes of an outage: ${tries}`)
    server = await startSandbox(settings)
    await context.request.post(`${address}/sandbox/sign-in`, { data: who })
    await control(address, 'messages', {
      to: 'global',
      level: 'info',
      title: 'After',
      message: 'All',
      times: 3,
    })
    for (let second = 0; second < 300 && live.open.size === 0; second += 5) {
      await context.clock.runFor(5_000)
      await breathe(first, 100)
    }
    await context.clock.runFor(5_000)
    await one('after the restart')
    await sameUnread('after the restart')

    await context.clearCookies()
    server.stop()
    server = await startSandbox(settings)
    for (let second = 0; second < 60; second += 2) {
      await context.clock.runFor(2_000)
      await breathe(first, 100)
    }
    const told = live.tries
    for (let minute = 0; minute < 10; minute += 1) {
      await context.clock.runFor(MINUTE)
      await breathe(first, 100)
    }
    if (live.tries !== told) wrong.push(`${live.tries - told} tries after the session had ended`)
    facts.push(`- tries in ten minutes after 401: ${live.tries - told}`)
    await context.close()
  } finally {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return facts
}

/** @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser or a build */
export async function run(args) {
  const value = (name, otherwise) => {
    const at = args.indexOf(name)
    return at === -1 ? otherwise : Number(args[at + 1])
  }
  const hours = value('--hours', 8)
  await ensureBuild()
  const wrong = []
  const browser = await launchBrowser()
  let rows = []
  let facts = []
  try {
    facts = await keepTabs({ browser, port: value('--port', 4090), wrong })
    const { address, stop } = await startSandbox({ SANDBOX_STAND_IN_CAPTCHA: '1' })
    rows = await workADay({ browser, address, hours, wrong }).finally(stop)
  } finally {
    await browser.close()
  }
  return outcomeOf(rows, facts, wrong)
}

function outcomeOf(rows, facts, wrong) {
  const heads = Object.keys(rows[0] ?? {})
  const early = rows[1] ?? rows[0]
  const last = rows.at(-1)
  const grown = heads.slice(1).filter((head) => last[head] > early[head] * WOBBLE)
  wrong.push(...grown.map((head) => `${head} grew from ${early[head]} to ${last[head]}`))
  return {
    passed: wrong.length === 0 && rows.length > 0,
    result: `${rows.length} hours, ${wrong.length} findings`,
    details: [
      `| ${heads.join(' | ')} |`,
      `|${' ---: |'.repeat(heads.length)}`,
      ...rows.map((row) => `| ${heads.map((head) => row[head]).join(' | ')} |`),
      '',
      ...facts,
      ...wrong.map((each) => `- wrong: ${each}`),
    ],
  }
}
