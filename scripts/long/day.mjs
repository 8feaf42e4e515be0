import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../lib/build.mjs'
import { control, countsOf, launchBrowser, signIn } from '../lib/console-tab.mjs'
import { measureTabs, watchStreams } from '../lib/live-tabs.mjs'
import { say } from '../lib/run.mjs'
import { startSandbox } from '../lib/sandbox.mjs'

export const what =
  'a working day of eight hours in one document, by moved time (a captcha that renews itself, the session that is extended, the live channel that is lost and comes back every five minutes, 20 screens, 200 drawers), and the live channel of eight tabs through a burst of 200, sleep, an outage, a restart and the end of the session'
export const sample =
  'nothing: the parts stand in e2e/soak.e2e.ts, e2e/tabs.e2e.ts, e2e/notifications.e2e.ts and src/features/notifications/live-*.test.ts'

const USER = 'bao.tran@phuongdong.example'
const HOURS = 8
const MINUTE = 60_000
const DRAWERS_AN_HOUR = 25
/** An hour passes in so many steps, each with its share of the screens and drawers. */
const STEPS = 12
const shareOf = (all, step) => all.filter((_, index) => index % STEPS === step)
/**
 * Once everything has been opened a count goes up and down with what was looked at last. What grows has, in the last three hours,
 * never less than in the 2nd to the 4th, by this factor.
 */
const WOBBLE = 1.05
const HOME = '/my-account-info'

const screens = [
  HOME,
  '/security/change-password',
  '/security/2fa-security',
  '/security/my-account-api',
  '/security/my-account-tokens',
  '/activity/invitation',
  '/activity/exports-history',
  '/activity/login-history',
  '/notifications',
  '/profile',
  '/organization',
  '/organization?tab=security',
  '/console-users',
  '/permission-group',
  '/console-activity',
  '/console-organizations',
  '/super-admin-console-users',
  '/console-permission',
  '/console-link-orgs',
  '/console-system-setting?tab=cronjob',
]
const drawers = [
  '/security/my-account-tokens?drawer=support',
  '/organization?drawer=information',
  '/console-users?drawer=create',
  '/console-users?drawer=invite',
  '/console-users?drawer=invitations',
  '/permission-group?drawer=update&record=group-campaigns',
  '/console-permission?drawer=update&record=SegmentEdit',
  '/permission-group?drawer=create',
  '/permission-group?drawer=permissions',
  '/console-organizations?drawer=create',
  '/console-permission?drawer=create',
  '/console-link-orgs?drawer=link',
  '/console-system-setting?tab=cronjob&drawer=create',
]

/** Goes to an address without loading the document anew, as the router writes its own entries. */
const move = (page, address) =>
  page.evaluate((to) => {
    const { history, dispatchEvent, PopStateEvent } = globalThis
    history.pushState({ usr: null, key: to, idx: (history.state?.idx ?? 0) + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)

async function visit(page, address) {
  await move(page, address)
  await page.locator('main h1').first().waitFor()
  await page.locator('main:not(:has([aria-busy=true]))').waitFor()
}

async function open(page, address) {
  await visit(page, address.split('?')[0])
  await move(page, address)
  const drawer = page.getByRole('dialog').first()
  await drawer.waitFor()
  await move(page, address.split('?')[0])
  await drawer.waitFor({ state: 'detached' })
}

async function measure(page, devtools) {
  await visit(page, HOME)
  // Notices end.
  await page.clock.runFor(MINUTE)
  await page.locator('main:not(:has([aria-busy=true]))').waitFor()
  return {
    ...(await countsOf(page, devtools)),
    'storage B': await page.evaluate(
      () => JSON.stringify([{ ...globalThis.localStorage }, { ...globalThis.sessionStorage }]).length,
    ),
  }
}

/** One document for eight hours. Answers a row for each hour, and what else was counted. */
async function workADay(address) {
  const browser = await launchBrowser()
  const rows = []
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const streams = watchStreams(context)
    const sent = { extended: 0, challenges: 0, documents: 0 }
    context.on('request', (request) => {
      if (request.url().includes('/extend')) sent.extended += 1
      if (request.url().includes('/captcha/challenge')) sent.challenges += 1
      if (request.isNavigationRequest()) sent.documents += 1
    })
    await context.clock.install()
    await signIn(context, address, USER, 'org-phuongdong')
    const page = await context.newPage()
    const wrong = []
    page.on('pageerror', (error) => wrong.push(error.message))
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(`${address}${HOME}`)
    await page.locator('main h1').first().waitFor()
    /** Some time of the tab and of the server. */
    const pass = async (time) => {
      await control(address, 'clock', { advance: time })
      await page.clock.runFor(time)
    }
    rows.push({ hour: 0, ...(await measure(page, devtools)) })
    let opened = 0
    for (let hour = 1; hour <= HOURS; hour += 1) {
      if (hour === 4) {
        // The captcha renews itself while one chooses.
        await move(page, '/companies/select')
        for (let at = 0; at < 10; at += 1) {
          // A worker solves it, in the time of the machine.
          await page.getByText('You are verified').waitFor()
          await pass(MINUTE)
        }
      }
      for (let step = 0; step < STEPS; step += 1) {
        await pass((60 / STEPS) * MINUTE)
        for (const screen of shareOf(screens, step)) await visit(page, screen)
        for (let turn = 0; turn < shareOf(Array(DRAWERS_AN_HOUR).fill(0), step).length; turn += 1)
          await open(page, drawers[opened++ % drawers.length])
      }
      rows.push({ hour, ...(await measure(page, devtools)) })
      say(`${hour} of ${HOURS} hours`)
    }
    return { rows, wrong, sent, opened, most: streams.most, open: streams.open.size, tries: streams.tries }
  } finally {
    await browser.close()
  }
}

/** @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser or a build */
export async function run() {
  await ensureBuild()
  const folder = mkdtempSync(join(tmpdir(), 'day-'))
  try {
    const tabs = await measureTabs(join(folder, 'sandbox.db'))
    for (const { what, found, holds } of tabs) say(`${holds ? 'holds' : 'FAILS'}: ${what}: ${found}`)
    const { address, stop } = await startSandbox({ SANDBOX_STAND_IN_CAPTCHA: '1' })
    const day = await workADay(address).finally(stop)
    return outcomeOf(day, tabs)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What section 3.9 asks for besides, and where it is shown. */
const elsewhere = [
  [
    'a hidden tab whose timers come once a minute makes no loop of connections',
    'LIVE-08 in src/features/notifications/live-flow.test.ts: each heartbeat begins the silence anew, whenever timers come',
  ],
  [
    'notices that stay are bundled beyond three; a screen reader hears one sentence in 5 s',
    'B52 in src/features/notifications/live-flow.test.ts',
  ],
  [
    'sending while disconnected fails with the documented words',
    'LIVE-09 in src/features/notifications/live-flow.test.ts',
  ],
]

function outcomeOf({ rows, wrong, sent, opened, most, open, tries }, tabs) {
  const heads = Object.keys(rows[0])
  const second = rows[2]
  const last = rows.at(-1)
  const of = (some, head) => some.map((row) => row[head])
  const grown = heads
    .slice(1)
    .filter(
      (head) => Math.min(...of(rows.slice(-3), head)) > Math.max(...of(rows.slice(2, 5), head)) * WOBBLE,
    )
  const checks = [
    ...tabs,
    {
      what: 'elements, nodes, listeners, memory and storage are flat from the 2nd hour on',
      found: grown.length === 0 ? 'flat' : `${grown.join(', ')} grew`,
      holds: grown.length === 0,
    },
    {
      what: `20 screens and ${opened} drawers in one document, of which nothing was thrown`,
      found: `${sent.documents} document, ${wrong.length} errors`,
      holds: sent.documents === 1 && wrong.length === 0,
    },
    { what: 'the session was extended all day', found: `${sent.extended} times`, holds: sent.extended >= 8 },
    {
      what: 'the captcha renewed itself while one chose an organization',
      found: `${sent.challenges} challenges in 10 minutes`,
      holds: sent.challenges >= 9 && sent.challenges <= 12,
    },
    {
      what: 'one live connection at any time of the day',
      found: `never more than ${most}, ${open} at its end, after ${tries} tries`,
      holds: most === 1 && open <= 1,
    },
  ]
  return {
    passed: checks.every(({ holds }) => holds),
    result: `${checks.filter(({ holds }) => holds).length} of ${checks.length} hold; from the 2nd to the 8th hour: ${heads
      .slice(1)
      .map((head) => `${head} ${second[head]} to ${last[head]}`)
      .join(', ')}`,
    details: [
      '| what has to hold | found | |',
      '| --- | --- | --- |',
      ...checks.map(({ what, found, holds }) => `| ${what} | ${found} | ${holds ? 'holds' : 'fails'} |`),
      ...elsewhere.map(([what, where]) => `| ${what} | ${where} | holds |`),
      '',
      `| ${heads.join(' | ')} |`,
      `|${' ---: |'.repeat(heads.length)}`,
      ...rows.map((row) => `| ${heads.map((head) => row[head]).join(' | ')} |`),
    ],
  }
}
