import { enterAt, expect, people, signIn, test } from './fixtures'
import { png } from './pictures'
import { notice } from './verbs'

const PHUONGDONG = 'org-phuongdong'
const TEAL = 'rgb(11, 122, 117)'

test('ORGTHEME-04 ORGTHEME-06 THEME-05 a colour is tried, applied, and shows on the next entry of everybody', async ({
  page,
  sandbox,
  browser,
}) => {
  await enterAt(page, sandbox, '/organization?tab=settings', people.fiveOrganizations, PHUONGDONG)
  const apply = page.getByRole('button', { name: 'Apply' })
  await page.getByText('Teal', { exact: true }).click()
  await expect(apply).toHaveCSS('background-color', TEAL)
  const loaded = page.waitForEvent('load')
  await apply.click()
  await expect(notice(page, 'Change primary color successfully')).toBeVisible()
  await loaded
  await expect(page.getByRole('textbox', { name: 'Hex' })).toHaveValue('#0b7a75')

  const other = await browser.newPage({ baseURL: sandbox.address })
  await signIn(other, sandbox, 'thu.dinh@platform.example', PHUONGDONG)
  await other.goto('/my-account-info')
  await expect(other.locator('html')).toHaveCSS('--primary', '#0b7a75')
  await other.close()
})

const hostile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="top.ran=1;self.ran=1">
  <script>top.ran = 1; fetch('https://outside.example/script')</script>
  <image href="https://outside.example/image.png" width="8" height="8"/>
  <style>@import url(https://outside.example/style.css); rect { fill: url(https://outside.example/fill) }</style>
  <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://outside.example/frame"/></foreignObject>
  <rect width="8" height="8"/></svg>`
/** What is left of it calls outside without acting. */
const calling = hostile
  .replace(/ onload="[^"]*"/, '')
  .replace(/<script>.*<\/script>/, '')
  .replace(/<foreignObject>.*<\/foreignObject>/, '')

test('LOGO-01 LOGO-04 LOGO-06 nothing of an SVG runs or calls outside; whatever is no picture is told', async ({
  page,
  sandbox,
}) => {
  const outside: string[] = []
  // Only what a policy lets through comes here.
  await page.context().route('https://outside.example/**', async (route) => {
    outside.push(route.request().url())
    await route.abort()
  })
  await enterAt(page, sandbox, '/organization', people.fiveOrganizations, PHUONGDONG)
  const region = page.getByRole('region', { name: 'Information' })
  const logo = region.locator('img')
  const choose = (name: string, buffer: Buffer) =>
    region.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
  const save = page.getByRole('button', { name: 'Save Change' })
  const drawn = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)

  // A signature with nothing behind it.
  await choose('broken.png', png(200).subarray(0, 40))
  await expect(region.getByRole('alert')).toHaveText('You can only upload JPG/PNG/PNG/SVG file!')

  await choose('cut-off.svg', Buffer.from(hostile.slice(0, 80)))
  await expect(region.getByRole('alert')).toHaveText('You can only upload JPG/PNG/PNG/SVG file!')

  await choose('hostile.png', Buffer.from(hostile))
  await expect.poll(drawn).toBeGreaterThan(0)
  await save.click()
  await expect(region.getByRole('alert')).toHaveText(/^Tệp SVG này chứa mã lệnh/)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)

  await choose('calling.txt', Buffer.from(calling))
  await save.click()
  await expect(notice(page, 'Saved successfully')).toBeVisible()
  await expect(logo).toHaveAttribute('src', /files\/logo-.*\.svg$/)
  // Everybody sees it beside the name of the organization.
  const address = (await logo.getAttribute('src')) ?? ''
  await expect(page.locator(`img[src="${address}"]`)).toHaveCount(2)
  const opened = await page.context().newPage()
  await opened.goto(address)
  expect(await opened.evaluate(() => document.documentElement.localName)).toBe('svg')
  await opened.close()
  expect(outside).toEqual([])

  // Far larger than it is shown: scaled down before it goes up.
  await choose('wide.png', png(200_000, 12_000, 500))
  await expect.poll(drawn).toBe(1_024)
  await save.click()
  await expect(logo).toHaveAttribute('src', /files\/logo-.*\.png$/)
})
