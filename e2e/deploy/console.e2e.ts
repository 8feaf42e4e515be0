import type { Page } from '@playwright/test'
import { expect, giveCode, giveCredentials, people } from '../fixtures'
import { codeDialog, expectSignedIn, organization } from '../sign-in'
import { connected, heading, openList, records } from '../verbs'
import { cookieOf } from './asking'
import { test } from './fixtures'
import { sameOrigin } from './nginx'

test.use({ ignoreHTTPSErrors: true })

type Step = Parameters<typeof giveCode>[1]
/** The whole way in; the fixture fails the test on any violation of the policy, and on whatever else a browser reports. */
async function signInWholly(page: Page, sandbox: Step, address: string) {
  await page.goto(`${address}/login`)
  await giveCredentials(page, people.superAdmin)
  await expect(codeDialog(page)).toBeVisible()
  await giveCode(page, sandbox, people.superAdmin)
  await organization(page).click()
  await expectSignedIn(page)
}

test('S1 LIVE-01 behind nginx one signs in by captcha and code, works, and hears what happens', async ({
  page,
  sandbox,
  nginx,
}) => {
  await signInWholly(page, sandbox, nginx.address)
  const live = connected(page)
  await openList(page, `${nginx.address}/console-organizations`)
  await live
  await fetch(`${sandbox.address}/sandbox/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: 'global', title: 'Planted title', message: 'Now', level: 'warning' }),
  })
  // It is said to screen readers, too, in a sentence.
  await expect(page.getByText('Planted title', { exact: true })).toBeVisible()
})

/** Of somebody whom neither a code nor a choice keeps. */
async function signInStraight(page: Page, address: string) {
  await page.goto(`${address}/login`)
  await giveCredentials(page, people.straightIn)
  await expect(page.getByRole('banner')).toBeVisible()
}

test('S1 by TLS and HTTP/2 too', async ({ page, secure }) => {
  await signInStraight(page, secure.address)
  const protocols = await page.evaluate(() => [
    ...new Set(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.startsWith(location.origin))
        .map(({ nextHopProtocol }) => nextHopProtocol)
        .filter(Boolean),
    ),
  ])
  expect(protocols).toEqual(['h2'])
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('S12 a backend at a host of its own is called with its cookies, and nobody else', async ({
  page,
  server,
  startBehind,
}) => {
  const at = (path: string) => `${server.address}${path}`
  const bases = Object.fromEntries(Object.entries(sameOrigin).map(([family, path]) => [family, at(path)]))
  const nginx = await startBehind({
    config: {
      bases,
      captcha: { kind: 'altcha', challengeUrl: at('/captcha/challenge') },
      publicIpUrl: at('/api/services/public-ip'),
    },
    server: { proxy: {} },
  })
  const called = new Set<string>()
  page.on('request', (request) => called.add(new URL(request.url()).origin))
  await signInStraight(page, nginx.address)
  called.delete('null') // the icon is data
  expect([...called].sort()).toEqual([nginx.address, server.address].sort())
})

/** What the document and its `Link` header name, as the browser got it. */
async function firstLoad(page: Page, address: string) {
  const document = await page.goto(address)
  const named = `${document?.headers().link ?? ''} ${await document?.text()}`
  const files = [...new Set(named.match(/(?<=[<"])\/assets\/[\w.-]+\.(js|css)(?=[>"])/g))]
  await page.waitForLoadState('load')
  return page.evaluate((paths) => {
    const entries = performance
      .getEntriesByType('resource')
      .filter(({ name }) => paths.includes(new URL(name).pathname)) as PerformanceResourceTiming[]
    const [itself] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const bytes = entries.reduce(
      (sum, { encodedBodySize }) => sum + encodedBodySize,
      itself?.encodedBodySize ?? 0,
    )
    return { kib: bytes / 1024, requests: entries.length + 1, files: paths.length + 1 }
  }, files)
}

/** Those of scripts/budgets.ts, and the document: of /login that counts its style sheet alone. */
for (const [path, kib, requests] of [
  ['/login', 80 + 6, 4],
  ['/activity/login-history', 233 + 2, 10],
  ['/console-organizations', 244 + 2, 11],
] as const)
  test(`the browser gets the first load of ${path} behind nginx within its budget`, async ({
    page,
    nginx,
    sandbox,
  }) => {
    if (path !== '/login') {
      const { Cookie } = await cookieOf(sandbox.address, people.superAdmin, 'org-phuongdong')
      const [name = '', value = ''] = Cookie.split('=')
      await page.context().addCookies([{ name, value, url: nginx.address }])
    }
    const load = await firstLoad(page, nginx.address + path)
    expect(load.kib).toBeGreaterThan(kib / 2)
    expect(load.kib).toBeLessThan(kib)
    expect(load.requests).toBeLessThanOrEqual(requests)
    // Each file once: what was preloaded is what the scripts ask for.
    expect(load.requests).toBe(load.files)
    if (path !== '/login') await expect(records(page)).toBeVisible()
    else await expect(page.getByText('You are verified')).toBeVisible()
  })

test('S9 a file that is larger than nginx takes is told in its card, in words', async ({
  page,
  sandbox,
  startBehind,
}) => {
  const nginx = await startBehind({ edit: (conf) => conf.replaceAll('size 25m;', 'size 1k;') })
  const { Cookie } = await cookieOf(sandbox.address, people.superAdmin, 'org-phuongdong')
  const [name = '', value = ''] = Cookie.split('=')
  await page.context().addCookies([{ name, value, url: nginx.address }])
  await page.goto(`${nginx.address}/console-system-setting?lang=vi`)
  await expect(heading(page)).toBeVisible()
  const tool = page
    .getByRole('region')
    .filter({ has: page.locator('input[type=file]') })
    .first()
  const rows = Array.from({ length: 200 }, (_, n) => `id-${n},Kênh ${n}\n`).join('')
  await tool
    .locator('input[type=file]')
    .setInputFiles({ name: 'all.csv', mimeType: 'text/csv', buffer: Buffer.from(`id,name\n${rows}`) })
  await tool.getByRole('button', { name: 'Nhập' }).click()
  await expect(tool.getByText('Tệp này quá lớn nên không thể nhận')).toBeVisible()
})

test('S10 a call that is never answered is told by the console after 20 s, before nginx gives up', async ({
  page,
  sandbox,
  nginx,
}) => {
  const { Cookie } = await cookieOf(sandbox.address, people.superAdmin, 'org-phuongdong')
  const [name = '', value = ''] = Cookie.split('=')
  await page.context().addCookies([{ name, value, url: nginx.address }])
  await page.clock.install()
  await sandbox.fault({ operation: 'searchOwnLoginActivities', hang: true })
  const asked = page.waitForRequest('**/login-activities/search**')
  await page.goto(`${nginx.address}/activity/login-history`)
  await asked
  await page.clock.runFor(21_000)
  await expect(page.getByText('Could not load')).toBeVisible()
  await sandbox.lift()
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(records(page)).toBeVisible()
})
