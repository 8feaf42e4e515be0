import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { buildFixture } from '../bench/fixture.mjs'
import { makeCertificate, openFront, passTo, trusting } from '../bench/front.mjs'
import { tableOf } from '../bench/goals.mjs'
import { openPage } from '../bench/page.mjs'
import { PASSWORD, sessionOf, SUPER_ADMIN, USER } from '../bench/people.mjs'
import { ensureBrowser } from '../lib/browser.mjs'
import { ensureBuild } from '../lib/build.mjs'
import { say } from '../lib/run.mjs'
import { startSandbox } from '../lib/sandbox.mjs'

export const what =
  'bytes, requests and times of /login, the landing behind it, the first list and its rows, on slow 4G with a four times ' +
  'slower processor over HTTP/2; times as ratios to a fixture of plain React that is built and measured in the same run; ' +
  'medians of five runs, of tasks the least'
export const usage = '[RUNS]'
export const sample = 'each production build holds bytes and requests to their budget (scripts/budgets.ts)'

const RUNS = 5
const FIELD = 'input[name=userName]'
const ROW = 'tbody tr[data-index]'

/** One load, and a second one by the same browser. */
async function loads(browser, path, options) {
  const opened = await openPage(browser, { ...options, slow: true })
  const cold = await opened.load(path)
  const warm = await opened.load(path)
  await opened.close()
  return { cold, warm }
}

/** /login, until somebody can sign in; then from the press to the choice of an organization. */
async function landing(browser, origin) {
  const opened = await openPage(browser, { origin, slow: true, usable: FIELD, alive: 'button[type=submit]' })
  const { page } = opened
  const login = { ...(await opened.load('/login')), alive: await opened.waitFor('alive') }
  await page.getByLabel('User name').fill(USER)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  // A person types for longer than the files take that are fetched ahead.
  await page.waitForFunction(() => {
    const ahead = [...document.querySelectorAll('link[rel=prefetch]')]
    return ahead.length > 0 && ahead.every(({ href }) => performance.getEntriesByName(href).length > 0)
  })
  opened.requests.forget()
  const pressed = performance.now()
  await page.getByRole('button', { name: 'Sign In' }).click()
  const choice = page.getByRole('list', { name: 'Organizations' }).getByRole('button').first()
  await choice.waitFor()
  const usable = performance.now() - pressed
  const after = { usable, ...opened.fetched() }
  await opened.close()
  return { login, landing: after }
}

/** What a page with so many rows holds, on a line and a processor that are not slowed. */
async function rows(browser, path, count, options) {
  const opened = await openPage(browser, { ...options, count })
  await opened.load(path)
  const weight = await opened.weigh()
  await opened.close()
  return weight
}

async function measureOnce(browser, { console: origin, fixture, user, superAdmin }) {
  const form = await loads(browser, '/form', { origin: fixture, usable: FIELD })
  const signIn = await landing(browser, origin)
  const list = await loads(browser, '/list', { origin: fixture, usable: 'tbody tr', count: 10 })
  const first = await loads(browser, '/activity/login-history', {
    origin,
    session: user,
    usable: ROW,
    count: 10,
  })
  const many = { origin, session: superAdmin, usable: ROW }
  return {
    form: form.cold,
    ...signIn,
    list: list.cold,
    listWarm: list.warm,
    first: first.cold,
    firstWarm: first.warm,
    ten: await rows(browser, '/console-organizations?size=10', 10, many),
    hundred: await rows(browser, '/console-organizations?size=100', 100, many),
  }
}

/** What else a machine does only adds to the time of tasks, of which the difference is taken: their least counts. */
const typical = (name, values) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[name === 'task' ? 0 : Math.floor(sorted.length / 2)]
}
/** Of each measure of each part. */
const medians = (runs) =>
  Object.fromEntries(
    Object.entries(runs[0]).map(([part, measures]) => [
      part,
      Object.fromEntries(
        Object.keys(measures).map((name) => [
          name,
          typical(
            name,
            runs.map((run) => run[part][name]),
          ),
        ]),
      ),
    ]),
  )

/** @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser, a build or openssl */
export async function run([count]) {
  const executablePath = await ensureBrowser()
  await ensureBuild()
  const answer = await buildFixture()
  const sandbox = await startSandbox({ SANDBOX_STAND_IN_CAPTCHA: '1' })
  const certificate = makeCertificate()
  const fixture = await openFront(certificate, answer)
  const front = await openFront(certificate, passTo(sandbox.address))
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      trusting(certificate),
    ],
  })
  const runs = []
  const wanted = Number(count ?? RUNS)
  try {
    const where = {
      console: front.address,
      fixture: fixture.address,
      user: await sessionOf(sandbox.address, USER),
      superAdmin: await sessionOf(sandbox.address, SUPER_ADMIN),
    }
    while (runs.length < wanted) {
      runs.push(await measureOnce(browser, where))
      say(`${runs.length} of ${wanted}`)
    }
  } finally {
    await browser.close()
    fixture.close()
    front.close()
    sandbox.stop()
  }
  return outcomeOf(medians(runs), runs.length)
}

function outcomeOf(measured, runs) {
  const { result, details } = tableOf(measured)
  const heads = [...new Set(Object.values(measured).flatMap(Object.keys))]
  const cells = (values) => heads.map((head) => (head in values ? Math.round(values[head] * 10) / 10 : ''))
  return {
    passed: true,
    result,
    details: [
      ...details,
      '',
      `As measured in ${runs} runs at a load of ${loadavg()[2].toFixed(1)}; times in ms, code and heap in KiB. \`form\` and \`list\` are the fixture.`,
      '',
      `| | ${heads.join(' | ')} |`,
      `| --- |${' ---: |'.repeat(heads.length)}`,
      ...Object.entries(measured).map(([part, values]) => `| ${[part, ...cells(values)].join(' | ')} |`),
    ],
  }
}
