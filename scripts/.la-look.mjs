import { chromium } from 'playwright-core'
import { mkdirSync } from 'node:fs'
const base = 'http://localhost:4833',
  out = '/tmp/la-shots'
mkdirSync(out, { recursive: true })
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
})
const P = '/activity/login-history'
const shots = [
  ['desk', P, {}],
  ['deskvi1280', P + '?lang=vi&status=Failed&page=3', { width: 1280, theme: 'dark' }],
  ['empty', P + '?freeText=zzz', {}],
  ['failed', P + '?freeText=sentinel:500', {}],
  ['wrong', P + '?from=1764230400000&to=1764130400000', {}],
  ['phone', P, { width: 390, height: 844 }],
  ['phoneopen', P + '?lang=vi&status=Failed', { width: 390, height: 844, open: true }],
  ['phoneend', P + '?lang=vi', { width: 390, height: 844, end: true }],
  ['phonefailed', P + '?freeText=sentinel:500', { width: 390, height: 844 }],
  ['loading', P, { hold: true }],
  ['phoneloading', P, { hold: true, width: 390, height: 844 }],
]
const only = process.argv[2]?.split(',')
for (const [name, path, o] of shots) {
  if (only && !only.includes(name)) continue
  const ctx = await b.newContext({
    viewport: { width: o.width ?? 1440, height: o.height ?? 900 },
    baseURL: base,
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
  })
  const page = await ctx.newPage()
  page.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.text().slice(0, 300)),
  )
  page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message))
  await page.addInitScript((t) => localStorage.setItem('console.theme', t), o.theme ?? 'light')
  const headers = { 'X-Requested-With': 'console' },
    user = 'bao.tran@phuongdong.example'
  await ctx.request.post('/api/account/accounts/login?captcha=stand-in', {
    headers,
    data: { userName: user, password: 'Console_2026' },
  })
  const { code } = await (await fetch(base + '/sandbox/code?user=' + encodeURIComponent(user))).json()
  await ctx.request.post('/api/account/accounts/login/2ft', {
    headers,
    data: { authenCode: code, username: user },
  })
  await ctx.request.get(`/api/account/accounts/context/set-org?orgId=org-phuongdong&captcha=stand-in`, {
    headers,
  })
  await fetch(base + '/sandbox/clock', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance: 61000 }),
  })
  if (o.hold) await page.route('**/login-activities/search*', () => undefined)
  await page.goto(path)
  await page.waitForSelector('h1')
  await page.waitForTimeout(2500)
  if (o.open) {
    await page.locator('form button[aria-controls]').click()
    await page.waitForTimeout(300)
  }
  if (o.end) {
    await page.evaluate(() => scrollTo(0, 1e6))
    await page.waitForTimeout(300)
  }
  const w = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
    document.querySelector('table')?.parentElement.hasAttribute('data-narrow'),
  ])
  console.log(name, w.join(' '))
  await page.screenshot({ path: `${out}/${name}.png` })
  await ctx.close()
}
await b.close()
