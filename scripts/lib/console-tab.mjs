import { chromium } from '@playwright/test'
import { ensureBrowser } from './browser.mjs'

/** What the long runs in a browser share: a browser, and people who are signed in by the calls that the screens would send. */

export const PASSWORD = 'Console_2026'

/** @returns {Promise<import('@playwright/test').Browser>} throws `Missing` without one */
export async function launchBrowser() {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking']
  return chromium.launch({ executablePath: await ensureBrowser(), args })
}

/**
 * Signs in the browser of a context.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address of the sandbox
 * @param {string} user
 * @param {string} organization its id
 */
export async function signIn({ request }, address, user, organization) {
  const account = `${address}/api/account/accounts`
  const headers = { 'X-Requested-With': 'console' }
  await request.post(`${account}/login?captcha=stand-in`, {
    headers,
    data: { userName: user, password: PASSWORD },
  })
  const response = await request.get(`${address}/sandbox/code?user=${encodeURIComponent(user)}`)
  const { code } = await response.json()
  if (code)
    await request.post(`${account}/login/2ft`, { headers, data: { authenCode: code, username: user } })
  await request.get(`${account}/context/set-org?orgId=${organization}&captcha=stand-in`, { headers })
}

/** A control of the sandbox (sandbox/README.md). */
export async function control(address, path, body, method = 'POST') {
  const response = await fetch(`${address}/sandbox/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}

/**
 * What a page holds once garbage is collected: elements, nodes, listeners, and memory in MiB.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} devtools of the page, after `Performance.enable`
 */
export async function countsOf(page, devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name) => metrics.find((metric) => metric.name === name).value
  return {
    elements: await page.locator('*').count(),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    'heap MiB': Math.round((value('JSHeapUsedSize') / 1024 / 1024) * 10) / 10,
  }
}
