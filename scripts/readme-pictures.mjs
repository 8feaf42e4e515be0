// `npm run readme:pictures`: the pictures of README.md, from the running console: both layouts and themes.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuild } from './lib/build.mjs'
import { Missing, requireNode } from './lib/machine.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { root, say } from './lib/run.mjs'
import { startSandbox } from './lib/sandbox.mjs'

const folder = join(root, 'docs/pictures')
const desk = { width: 1280, height: 800 }
const superAdmin = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const own = { as: 'hang.do@acme.example', organization: 'org-acme' }
const pictures = [
  { name: 'accounts', path: '/console-users', layout: 'standard', theme: 'light', ...superAdmin, ...desk },
  { name: 'profile', path: '/my-account-info', layout: 'modern', theme: 'light', ...own, ...desk },
  { name: 'organization', path: '/organization', layout: 'standard', theme: 'dark', ...superAdmin, ...desk },
  {
    name: 'cronjobs',
    path: '/console-system-setting?tab=cronjob',
    layout: 'modern',
    theme: 'dark',
    ...superAdmin,
    ...desk,
  },
]

/** Signs in by the calls that the screens send, as browser tests do (e2e/fixtures.ts). */
async function signIn(request, address, { as, organization }) {
  const headers = { 'X-Requested-With': 'console' }
  // A code counts once: with a later time there is another one.
  await request.post(`${address}/sandbox/clock`, { data: { advance: 31_000 } })
  const call = (path, data) => request.fetch(address + path, { method: data ? 'POST' : 'GET', headers, data })
  await call('/api/account/accounts/login?captcha=stand-in', { userName: as, password: 'Console_2026' })
  const { code } = await (await call(`/sandbox/code?user=${encodeURIComponent(as)}`)).json()
  if (code) await call('/api/account/accounts/login/2ft', { authenCode: code, username: as })
  await call(`/api/account/accounts/context/set-org?orgId=${organization}&captcha=stand-in`)
}

async function take(browser, address, { name, path, layout, theme, width, height, ...who }) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  await signIn(context.request, address, who)
  const page = await context.newPage()
  await page.addInitScript(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen))
        globalThis.localStorage.setItem(`console.${key}`, value)
      globalThis.sessionStorage.setItem('isFirstLoggedIn', 'true')
    },
    { layout, theme },
  )
  await page.goto(address + path, { waitUntil: 'networkidle' }).catch(() => undefined) // the live channel stays open
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
  say(`docs/pictures/${name}.png`)
}

try {
  requireNode()
  await ensurePackages()
  const executablePath = await ensureBrowser()
  if (!existsSync(join(root, 'dist/index.html'))) await ensureBuild()
  mkdirSync(folder, { recursive: true })
  const { address, stop } = await startSandbox({ SANDBOX_STAND_IN_CAPTCHA: '1' })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  for (const picture of pictures) await take(browser, address, picture)
  await browser.close()
  stop()
} catch (error) {
  if (!(error instanceof Missing)) throw error
  say(error.message)
  process.exitCode = 1
}
