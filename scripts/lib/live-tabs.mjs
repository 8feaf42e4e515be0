import { control, launchBrowser, signIn } from './console-tab.mjs'
import { startSandbox } from './sandbox.mjs'

/** Section 3.9 of the users' research, measured: what a browser of eight tabs does with its live channel. */

const USER = 'bao.tran@phuongdong.example'
const ORGANIZATION = 'org-phuongdong'
const TABS = 8
const BURST = 200
const MINUTE = 60_000
/** How long a tab has to say what it is asked, in milliseconds. */
const PATIENCE = 20_000
const STREAM = '/messages/stream'

/** The streams of a browser: how often one was tried, and which are open. */
export function watchStreams(context) {
  const open = new Map()
  const watched = { tries: 0, most: 0, open }
  context.on('request', (request) => {
    if (!request.url().includes(STREAM)) return
    watched.tries += 1
    open.set(request, request.frame().page())
    watched.most = Math.max(watched.most, open.size)
  })
  const ended = (request) => void open.delete(request)
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  context.on('page', (page) =>
    page.on('close', () => {
      for (const [request, holder] of open) if (holder === page) open.delete(request)
    }),
  )
  return watched
}

/** Looks again until it holds. Answers how long that took, undefined when it did not. */
async function until(holds, patience = PATIENCE) {
  const since = Date.now()
  while (Date.now() - since < patience) {
    if (await holds()) return Date.now() - since
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return undefined
}

const unreadOf = async (page) => {
  const bell = await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .ariaSnapshot()
  return Number((/Notifications, ([\d,]+) unread/.exec(bell)?.[1] ?? '0').replaceAll(',', ''))
}

async function unreadOfServer(context, address) {
  const response = await context.request.post(`${address}/api/console/messages/search?page=0&pageSize=1`, {
    headers: { 'X-Requested-With': 'console' },
    data: { solves: false },
  })
  const answer = await response.json()
  if (!response.ok()) throw new Error(`the messages: ${JSON.stringify(answer)}`)
  return answer.results.page.totalRecords
}

/** Lets the tabs' time pass in steps, in milliseconds. */
async function pass(context, time, step) {
  for (let passed = 0; passed < time; passed += step) {
    await context.clock.runFor(step)
    // What was asked for meanwhile is answered in the time of the machine.
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/**
 * @param {string} database a file that does not exist yet
 * @returns {Promise<{ what: string, found: string, holds: boolean }[]>} a row for each thing that has to hold
 */
export async function measureTabs(database) {
  const settings = { SANDBOX_STAND_IN_CAPTCHA: '1', SANDBOX_DB: database }
  let server = await startSandbox(settings)
  const { address } = server
  const browser = await launchBrowser()
  const rows = []
  const row = (what, found, holds) => void rows.push({ what, found, holds })
  const send = (title, more = {}) =>
    control(address, 'messages', { to: { userId: USER }, title, message: 'Long day', level: 'info', ...more })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const streams = watchStreams(context)
    await context.clock.install()
    await signIn(context, address, USER, ORGANIZATION)
    const tabs = []
    const counts = () => Promise.all(tabs.map(unreadOf))
    /** Whether all tabs count what the server counts. Answers the numbers. */
    const agree = async () => {
      const there = await unreadOfServer(context, address)
      const took = await until(async () => (await counts()).every((count) => count === there))
      return {
        holds: took !== undefined,
        found: `server ${there}, tabs ${[...new Set(await counts())].join(' ')}`,
      }
    }
    for (let tab = 0; tab < TABS; tab += 1) {
      const page = await context.newPage()
      await page.goto(`${address}/my-account-info`)
      await page
        .getByRole('button', { name: /^Notifications/ })
        .first()
        .waitFor()
      tabs.push(page)
    }
    await until(() => streams.open.size === 1)
    row(
      '8 tabs: exactly one connection',
      `${streams.open.size} open, never more than ${streams.most}`,
      streams.open.size === 1,
    )

    await send('Burst', { times: BURST })
    const after = await agree()
    row(
      'a burst of 200: the unread number is the same in all tabs and that of the server',
      after.found,
      after.holds,
    )
    await context.clock.runFor(200)
    const shown = await Promise.all(
      tabs.map((page) =>
        page
          .getByText(/^Burst \d+$/)
          .filter({ visible: true })
          .count(),
      ),
    )
    row(
      'a burst of 200: at most 3 notices on the screen',
      `${Math.max(...shown)} in a tab`,
      Math.max(...shown) <= 3,
    )

    const holder = [...streams.open.values()][0]
    const tries = streams.tries
    tabs.splice(tabs.indexOf(holder), 1)
    await holder.close()
    await send('Taken over')
    const took = await until(() => streams.tries > tries && streams.open.size === 1)
    row(
      'the tab that holds it is closed: another takes over within 5 s',
      `${took} ms`,
      took !== undefined && took <= 5000,
    )
    const taken = await agree()
    row('no message is lost or doubled by that', taken.found, taken.holds)

    await context.clock.fastForward(10 * MINUTE)
    await send('Slept')
    await until(() => streams.open.size === 1)
    const woken = await agree()
    row(
      'the computer sleeps for 10 minutes: one connection, and what was missed is counted',
      `${streams.open.size} open, ${woken.found}`,
      woken.holds && streams.open.size === 1,
    )

    const beforeOutage = streams.tries
    server.stop()
    await until(() => streams.open.size === 0)
    await pass(context, 10 * MINUTE, 5_000)
    const outage = streams.tries - beforeOutage
    row(
      'an outage of 10 minutes: at most 12 tries',
      `${outage} tries of ${tabs.length} tabs`,
      outage > 0 && outage <= 12,
    )
    server = await startSandbox({ ...settings, PORT: new URL(address).port })
    await send('Restarted')
    await pass(context, 3 * MINUTE, 5_000)
    await until(() => streams.open.size === 1)
    const restarted = await agree()
    row(
      'the server is back: one connection, and what was missed is counted',
      `${streams.open.size} open, ${restarted.found}`,
      restarted.holds && streams.open.size === 1,
    )

    // Every session ends, and with it the stream.
    await control(address, 'reset', {})
    await until(() => streams.open.size === 0)
    await pass(context, 30_000, 1_000)
    const beforeQuiet = streams.tries
    await pass(context, 10 * MINUTE, 5_000)
    row(
      'after a 401: no try until the next sign-in',
      `${streams.tries - beforeQuiet} in 10 minutes`,
      streams.tries === beforeQuiet,
    )
  } finally {
    await browser.close()
    server.stop()
  }
  return rows
}
