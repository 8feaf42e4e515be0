import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enterAt, expect, giveCredentials, people, test } from './fixtures'
import { callsOf, heading, openAccountMenu, records } from './verbs'

const ORGANIZATION = 'org-phuongdong'
const LIST = '/activity/login-history?status=Failed&freeText=hanoi'

test('LOGINACT-02 ROUTES-14 a list is asked for once, before its screen is drawn, with what its address says', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/help', people.superAdmin, ORGANIZATION)
  const sent: string[] = []
  const asked: unknown[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    sent.push(pathname)
    if (pathname.endsWith('/login-activities/search')) asked.push(request.postDataJSON())
  })
  await page.goto(LIST)
  await expect(heading(page)).toHaveText('Login Activity')
  await expect(records(page)).not.toHaveCount(0)
  // The columns that were chosen are asked for by the screen.
  await expect
    .poll(() => sent.filter((path) => path.endsWith('/preference/listing/config/get')))
    .toHaveLength(1)
  const order = ['users/current', 'login-activities/search', 'preference/listing/config/get']
  const found = sent.map((path) => order.find((end) => path.endsWith(end))).filter(Boolean)
  expect(found).toEqual(order)
  expect(asked).toEqual([{ freeText: 'hanoi', status: ['Failed'], fromTime: 0, toTime: 0 }])
})

test('the document asks for the code of its page, its texts and who is signed in before a script has run', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/help', people.superAdmin, ORGANIZATION)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/base.*.js', (route) => held.then(() => route.continue()))
  await page.goto('/console-organizations?lang=vi', { waitUntil: 'commit' })
  const wanted = [
    /\/assets\/console-organizations\./,
    /\/assets\/texts-vi\./,
    /\/assets\/texts-super-admin-vi\./,
    /\/users\/current$/,
  ]
  for (const part of wanted) await expect.poll(() => sent.filter((path) => part.test(path))).toHaveLength(1)
  letGo()
  await expect(heading(page)).toBeVisible()
  for (const part of wanted) expect(sent.filter((path) => part.test(path))).toHaveLength(1)
  expect(sent.filter((path) => /texts-(admin-)?en/.test(path))).toEqual([])
})

test("I18N-01 I18N-06 the texts of administrators' pages come with the first of these, at a second try too, and in the language that is chosen there", async ({
  page,
  sandbox,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  const sentTexts = () =>
    sent.filter((path) => path.includes('texts-super-admin')).map((path) => path.split('.')[0])
  await page.addInitScript(() => {
    const ids: string[] = []
    Object.assign(window, { ids })
    const look = () => ids.push(...(document.body?.innerText.match(/\borganizations\.\w+/g) ?? []))
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await enterAt(page, sandbox, '/activity/login-history', people.superAdmin, ORGANIZATION)
  await expect(records(page)).not.toHaveCount(0)
  expect(sentTexts()).toEqual([])
  await page.route('**/assets/texts-super-admin-en.*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Super Admin' }).click()
  await page.getByRole('link', { name: 'Organization', exact: true }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('columnheader', { name: 'Industry' })).toBeVisible()
  await openAccountMenu(page)
  await page.getByText('Tiếng Việt').click()
  await expect(page.getByRole('columnheader', { name: 'Ngành', includeHidden: true })).toBeVisible()
  expect(sentTexts()).toEqual(['en', 'en', 'vi'].map((lang) => `/assets/texts-super-admin-${lang}`))
  expect(await page.evaluate(() => (window as unknown as { ids: string[] }).ids)).toEqual([])
})

test('ROUTES-23 of a page that somebody may not open nothing is read', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, '/help', people.elevenOrganizations, 'org-acme')
  const calls = callsOf(page, '/mngmnt/')
  await page.goto('/console-organizations')
  await expect(heading(page)).toHaveText('403 Forbidden')
  expect(calls).toEqual([])
})

test('LIVE-01 I18N-07 CONTEXT-17 what nobody waits for is asked for once the rows are there', async ({
  page,
  sandbox,
}) => {
  const late = ['messages/search/_critical', 'messages/stream', 'constants/date-format', 'config/data/get']
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  const sentLate = () => late.filter((end) => sent.some((path) => path.endsWith(end)))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/messages/search?*', (route) => held.then(() => route.continue()))
  await enterAt(page, sandbox, '/notifications', people.superAdmin, ORGANIZATION)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(sentLate()).toEqual([])
  letGo()
  await expect(records(page)).not.toHaveCount(0)
  await expect.poll(sentLate).toEqual(late)
})

test('what is shown after the sign-in comes while one types: after the press only calls are sent', async ({
  page,
}) => {
  // What comes after the greeting stands (overlays and what they need) keeps nobody waiting.
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent?.startsWith('Hello')) return
      performance.mark('greeted')
      look.disconnect()
    })
    look.observe(document, { childList: true, subtree: true, characterData: true })
  })
  /** Files that came over the line until then, and were not known to the browser yet. */
  const fetched = () =>
    page.evaluate(() => {
      const greeted = performance.getEntriesByName('greeted')[0]?.startTime ?? Infinity
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => /\/assets\/.*\.(js|css)$/.test(name) && transferSize > 0)
        .filter(({ startTime }) => startTime < greeted)
        .map(({ name }) => name)
    })
  await page.goto('/login')
  const named = await page.locator('meta[name=ahead]').getAttribute('content')
  const wanted = (named ?? '').split(' ').filter((file) => !file.includes('texts-vi'))
  for (const file of wanted) await expect.poll(fetched).toContainEqual(expect.stringContaining(file))
  const before = await fetched()
  await giveCredentials(page, people.elevenOrganizations)
  await expect(heading(page)).toHaveText(/^Hello, /)
  expect(await fetched()).toEqual(before)
})

test('what ships has nothing of the developer panel', () => {
  const assets = join(__dirname, '../dist/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const developer = scripts.filter((file) =>
    /Developer panel|\/developer\/|whichever comes first|__tapeRecorder/.test(
      readFileSync(join(assets, file), 'utf8'),
    ),
  )
  expect(developer).toEqual([])
})
