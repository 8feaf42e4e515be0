import { expect, giveCredentials, people, test } from './fixtures'

/** A test installation: a machine's name without TLS, where browsers have no cryptography, locks or clipboard. */
const HOST = 'console.test'

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
})

test('SIGNIN-06 LIVE-01 by a machine name without TLS the captcha is solved, one of two tabs is live, and Copy copies', async ({
  page,
  context,
  sandbox,
}) => {
  const address = sandbox.address.replace(/127\.0\.0\.1|localhost/, HOST)
  const streams: string[] = []
  context.on(
    'request',
    (request) => request.url().includes('/messages/stream') && streams.push(request.url()),
  )
  await page.goto(`${address}/login`)
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false])
  await giveCredentials(page, people.straightIn)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)
  const other = await context.newPage()
  await other.goto(`${address}/security/my-account-api`)
  await other.getByRole('button', { name: /^Copy: User name/i }).click()
  await expect(other.getByRole('button', { name: 'Copied' })).toBeFocused()
  expect(streams).toHaveLength(1)
})

test('where a site may keep nothing, and no tab is heard, one signs in and the console is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel'])
      Object.defineProperty(window, name, forbidden)
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  })
  await page.goto('/login')
  await expect(page.getByText('This browser accepts no cookies here')).toBeVisible()
  await giveCredentials(page, people.straightIn)
  await expect(page.getByRole('banner')).toBeVisible()
})
