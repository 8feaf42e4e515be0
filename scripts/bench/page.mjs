/** Slow 4G as Lighthouse applies it in the browser: latency in ms, bytes a second. */
const SLOW = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const SLOWER = 4 // times, the processor
const BLOCKS_FROM = 50 // ms of a task
const KIB = 1024

/** Runs in the page: notes when what is waited for is there, and what kept the processor. */
function watch({ usable, count, alive }) {
  const seen = { tasks: [] }
  window.bench = seen
  const note = (list) => list.getEntries().forEach((task) => seen.tasks.push([task.startTime, task.duration]))
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true })
  const isReady = (element) =>
    element && !element.disabled && element.ariaDisabled !== 'true' && element.getClientRects().length > 0
  const look = () => {
    if (isReady(document.querySelectorAll(usable)[count - 1])) seen.usable ??= performance.now()
    if (alive && isReady(document.querySelector(alive))) seen.alive ??= performance.now()
    if (seen.usable === undefined || (alive && seen.alive === undefined)) setTimeout(look, 10)
  }
  look()
}

/** Notes every request of a page from now on, with its times in ms of one clock. */
function noteRequests(devtools) {
  const known = new Map()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('data:')) known.set(requestId, { type, start: timestamp * 1000, bytes: 0 })
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => known.delete(requestId))
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) known.delete(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = known.get(requestId)
    if (request) Object.assign(request, { end: timestamp * 1000, bytes: encodedDataLength })
  })
  return {
    forget: () => known.clear(),
    /** Those that had ended by a moment of the page, in ms since its document was asked for. */
    endedBy(moment = Infinity) {
      const all = [...known.values()]
      const begun = Math.min(...all.map(({ start }) => start))
      return all.filter(({ end }) => end <= begun + moment)
    },
  }
}

/** The longest row of requests of which each was sent after the one before had ended. */
function roundTrips(requests) {
  const sorted = requests.toSorted((a, b) => a.start - b.start)
  const depth = new Map()
  for (const request of sorted) {
    const before = sorted.filter(({ end }) => end <= request.start).map((other) => depth.get(other) ?? 0)
    depth.set(request, 1 + Math.max(0, ...before))
  }
  return Math.max(0, ...depth.values())
}

const sum = (values) => values.reduce((total, value) => total + value, 0)
const kib = (requests) => sum(requests.map(({ bytes }) => bytes)) / KIB
const isCode = ({ type }) => type === 'Script' || type === 'Stylesheet'

/** A page of a browser that has nothing of the site yet; `slow` is a slow line and processor. */
export async function openPage(browser, { origin, session, slow, usable, count = 1, alive }) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
  })
  if (session) await context.addCookies([{ name: 'console_session', value: session, url: origin }])
  const page = await context.newPage()
  await page.addInitScript(watch, { usable, count, alive })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Performance.enable')
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', SLOW)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  }
  const requests = noteRequests(devtools)
  const waitFor = async (what) => {
    await page.waitForFunction((name) => window.bench?.[name] !== undefined, what, { polling: 50 })
    return page.evaluate((name) => window.bench[name], what)
  }
  const metrics = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  return {
    page,
    requests,
    waitFor,
    close: () => context.close(),
    /** One load, until what is waited for is there. */
    async load(path) {
      requests.forget()
      await page.goto(origin + path, { waitUntil: 'commit' })
      const usable = await waitFor('usable')
      const ended = requests.endedBy(usable)
      const tasks = await page.evaluate(() => window.bench.tasks)
      const before = tasks.filter(([start]) => start < usable)
      return {
        usable,
        blocking: sum(before.map(([, duration]) => duration - BLOCKS_FROM)),
        requests: ended.length,
        roundTrips: roundTrips(ended),
        code: kib(ended.filter(isCode)),
      }
    },
    /** Files and calls that have come over the line since `requests.forget`. */
    fetched: () => ({ kib: kib(requests.endedBy()), requests: requests.endedBy().length }),
    /** What the page holds and has cost, once the browser has nothing to do. */
    async weigh() {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
      const elements = await page.evaluate(() => document.querySelectorAll('*').length)
      const { TaskDuration } = await metrics()
      await devtools.send('HeapProfiler.collectGarbage')
      const { JSHeapUsedSize } = await metrics()
      return { elements, task: TaskDuration * 1000, heap: JSHeapUsedSize / KIB }
    },
  }
}
