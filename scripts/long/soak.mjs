import { chromium } from '@playwright/test'
import { ensureBrowser } from '../lib/browser.mjs'
import { ensureBuild } from '../lib/build.mjs'
import { countsOf } from '../lib/console-tab.mjs'
import { say } from '../lib/run.mjs'
import { startSandbox } from '../lib/sandbox.mjs'

export const what =
  'elements, listeners and memory of one document after 100, 200 and 300 changes of the page, each by a link of the menu'
export const sample = '30 changes leave as many elements as 10 (e2e/soak.e2e.ts)'

const ROUND = 100
const ROUNDS = 3
/** By how much a count may differ after the first round; what only grows passes that soon. */
const WOBBLE = 1.05
const USER = 'bao.tran@phuongdong.example'

/** Signs in by the calls that the screens would send. */
async function signIn({ request }, address) {
  const account = `${address}/api/account/accounts`
  const headers = { 'X-Requested-With': 'console' }
  const data = { userName: USER, password: 'Console_2026' }
  await request.post(`${account}/login?captcha=stand-in`, { headers, data })
  const response = await request.get(`${address}/sandbox/code?user=${USER}`)
  const { code } = await response.json()
  await request.post(`${account}/login/2ft`, { headers, data: { authenCode: code, username: USER } })
  await request.get(`${account}/context/set-org?orgId=org-phuongdong&captcha=stand-in`, { headers })
}

/** Every page of the menu, one after another and over again; each is waited for until it has been read. */
async function visit(page, count) {
  for (let index = 0; index < count; index += 1) {
    const links = page.getByRole('navigation', { name: 'Menu' }).locator('a')
    const link = links.nth(index % (await links.count()))
    // Its group is closed while one is elsewhere.
    if (!(await link.isVisible()))
      await link.locator('xpath=ancestor::ul[1]/preceding-sibling::button').click()
    await link.click()
    await page.locator('[aria-current=page]').first().waitFor()
    await page.locator('main h1').first().waitFor()
    await page.locator('main:not(:has([aria-busy=true]))').waitFor()
  }
}

/** @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser or a build */
export async function run() {
  const executablePath = await ensureBrowser()
  await ensureBuild()
  const { address, stop } = await startSandbox({ SANDBOX_STAND_IN_CAPTCHA: '1' })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
  })
  const rows = []
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await signIn(context, address)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(`${address}/my-account-info`)
    await page.locator('main h1').first().waitFor()
    rows.push({ changes: 0, ...(await countsOf(page, devtools)) })
    for (let round = 1; round <= ROUNDS; round += 1) {
      await visit(page, ROUND)
      rows.push({ changes: round * ROUND, ...(await countsOf(page, devtools)) })
      say(`${round * ROUND} of ${ROUNDS * ROUND}`)
    }
  } finally {
    await browser.close()
    stop()
  }
  return outcomeOf(rows)
}

function outcomeOf(rows) {
  const heads = Object.keys(rows[0])
  const [, first] = rows
  const last = rows.at(-1)
  const grown = heads.slice(1).filter((head) => last[head] > first[head] * WOBBLE)
  const facts = heads.slice(1).map((head) => `${head} ${first[head]} to ${last[head]}`)
  return {
    passed: grown.length === 0,
    result: `from the 100th to the 300th change: ${facts.join(', ')}`,
    details: [
      `| ${heads.join(' | ')} |`,
      `|${' ---: |'.repeat(heads.length)}`,
      ...rows.map((row) => `| ${heads.map((head) => row[head]).join(' | ')} |`),
    ],
  }
}
