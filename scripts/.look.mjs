import { chromium } from 'playwright-core'
const base = process.argv[2], out = '/tmp/shots'
import { mkdirSync } from 'node:fs'
mkdirSync(out, { recursive: true })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-dev-shm-usage','--disable-gpu','--disable-background-networking'] })
export async function session(user, org, { width = 1440, height = 900, theme = 'light' } = {}) {
  const ctx = await b.newContext({ viewport: { width, height }, baseURL: base, timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' })
  const page = await ctx.newPage()
  page.on('console', m => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.type(), m.text()))
  page.on('pageerror', e => console.log('PAGEERROR', e.message, e.stack))
  await page.addInitScript(t => { localStorage.setItem('console.theme', t); sessionStorage.setItem('isFirstLoggedIn','true') }, theme)
  const headers = { 'X-Requested-With': 'console' }
  if (user) {
    await ctx.request.post('/api/account/accounts/login?captcha=stand-in', { headers, data: { userName: user, password: 'Console_2026' } })
    const { code } = await (await fetch(base + '/sandbox/code?user=' + encodeURIComponent(user))).json()
    if (code) await ctx.request.post('/api/account/accounts/login/2ft', { headers, data: { authenCode: code, username: user } })
    if (org) await ctx.request.get(`/api/account/accounts/context/set-org?orgId=${org}&captcha=stand-in`, { headers })
  }
  return page
}
const shots = [
  ['select', 'minhchau.nguyen@phuongdong.example', null, '/companies/select'],
  ['select4', 'bao.tran@phuongdong.example', null, '/companies/select'],
  ['profile', 'bao.tran@phuongdong.example', 'org-phuongdong', '/my-account-info'],
  ['edit', 'bao.tran@phuongdong.example', 'org-phuongdong', '/my-account-info?drawer=edit'],
  ['password', 'thao.le@acme.example', 'org-acme', '/security/change-password'],
  ['logins', 'bao.tran@phuongdong.example', 'org-phuongdong', '/activity/login-history'],
  ['help', 'hang.do@acme.example', 'org-acme', '/help'],
  ['policy', 'hang.do@acme.example', 'org-acme', '/policy'],
  ['404', 'hang.do@acme.example', 'org-acme', '/nowhere'],
  ['noorg', 'minhchau.nguyen@phuongdong.example', null, '/my-account-info'],
  ['empty', 'none.vo@platform.example', null, '/companies/empty'],
  ['logoutfail', 'logout.fails@acme.example', 'org-acme', '/logout'],
]
const only = process.argv[4]?.split(',')
for (const [name, user, org, path] of shots) {
  if (only && !only.includes(name)) continue
  for (const v of (process.argv[3] ?? 'desk').split(',')) {
    const o = v === 'phone' ? { width: 390, height: 844 } : v === 'dark' ? { theme: 'dark' } : v === 'phonedark' ? { width: 390, height: 844, theme: 'dark' } : {}
    const page = await session(user, org, o)
    const vi = v !== 'desk'
    await page.goto(path + (vi ? (path.includes('?') ? '&' : '?') + 'lang=vi' : ''))
    await page.waitForLoadState('networkidle'); await page.waitForTimeout(700)
    await page.screenshot({ path: `${out}/${name}-${v}.png` })
    await page.context().close()
  }
}
await b.close()
