import { chromium } from '@playwright/test'
import { ensureBrowser } from '../lib/browser.mjs'
import { ensureBuild } from '../lib/build.mjs'
import { say } from '../lib/run.mjs'
import { startSandbox } from '../lib/sandbox.mjs'

export const what =
  'bytes, requests and times of /login on slow 4G with a four times slower processor: medians of three runs, of which times ' +
  'wobble and ratios hold'
export const sample = 'each production build holds bytes and requests to their budget (scripts/budgets.ts)'

const RUNS = 3
/** Slow 4G as Lighthouse applies it in the browser: latency in ms, bytes a second. */
const SLOW = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const BLOCKS_FROM = 50

async function slowPage(context) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
    ).observe({ type: 'longtask', buffered: true })
  })
  return { page, devtools }
}

/** One load until the user-name field can be typed in. */
async function load({ page, devtools }, address) {
  let bytes = 0
  let requests = 0
  const counted = ({ encodedDataLength }) => (bytes += encodedDataLength)
  const asked = () => (requests += 1)
  devtools.on('Network.loadingFinished', counted)
  devtools.on('Network.responseReceived', asked)
  const started = performance.now()
  await page.goto(`${address}/login`, { waitUntil: 'commit' })
  await page.getByLabel('User name').fill('a')
  const usable = performance.now() - started
  const atUsable = { bytes, requests }
  devtools.off('Network.loadingFinished', counted)
  devtools.off('Network.responseReceived', asked)
  const tasks = await page.evaluate(() => window.longTasks)
  const before = tasks.filter(({ startTime }) => startTime < usable)
  return {
    'usable ms': usable,
    'blocking ms': before.reduce((sum, { duration }) => sum + duration - BLOCKS_FROM, 0),
    'longest task ms': Math.max(0, ...before.map(({ duration }) => duration)),
    'KiB on the wire': atUsable.bytes / 1024,
    requests: atUsable.requests,
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const medians = (rows) =>
  Object.fromEntries(
    Object.keys(rows[0]).map((key) => [key, Math.round(median(rows.map((row) => row[key])) * 10) / 10]),
  )

/** @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser or a build */
export async function run() {
  const executablePath = await ensureBrowser()
  await ensureBuild()
  const { address, stop } = await startSandbox()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
  })
  const cold = []
  const warm = []
  try {
    for (let count = 0; count < RUNS; count += 1) {
      const context = await browser.newContext()
      const slow = await slowPage(context)
      cold.push(await load(slow, address))
      warm.push(await load(slow, address))
      await context.close()
      say(`${count + 1} of ${RUNS}`)
    }
  } finally {
    await browser.close()
    stop()
  }
  return outcomeOf({ cold: medians(cold), warm: medians(warm) })
}

function outcomeOf({ cold, warm }) {
  const heads = Object.keys(cold)
  const row = (name, values) => `| ${[name, ...heads.map((head) => values[head])].join(' | ')} |`
  return {
    passed: true,
    result: `usable after ${cold['usable ms']} ms cold, ${warm['usable ms']} ms warm`,
    details: [
      `| /login | ${heads.join(' | ')} |`,
      `| --- |${' ---: |'.repeat(heads.length)}`,
      row('cold', cold),
      row('warm', warm),
    ],
  }
}
