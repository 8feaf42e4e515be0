import { enterAt, expect, people, test } from './fixtures'
import { heading } from './verbs'

/** Analytics on a path of the own origin, so that the test sees what leaves the browser. */
test.use({
  consoleConfig: JSON.stringify({
    analytics: { kind: 'plausible', endpoint: '/analytics', domain: 'console.example' },
  }),
})

test('CONTEXT-18 analytics are told the pattern of a page and its title, and nothing else', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  const told: { body: unknown; headers: Record<string, string> }[] = []
  await page.route('**/analytics/api/event', async (route) => {
    const request = route.request()
    told.push({ body: JSON.parse(request.postData() ?? ''), headers: await request.allHeaders() })
    await route.fulfill({ status: 202, body: 'ok' })
  })
  await enterAt(
    page,
    sandbox,
    `/activity/login-history?freeText=${people.oneOrganization}&page=2#secret`,
    people.oneOrganization,
  )
  await expect(heading(page, 'Login Activity')).toBeVisible()
  await page.clock.runFor(5500)
  // The pages of the way in may have been looked at for long enough, too.
  await expect
    .poll(() => told.at(-1)?.body)
    .toEqual({
      name: 'pageview',
      domain: 'console.example',
      url: 'https://console.example/activity/login-history',
      props: { title: 'Login Activity' },
    })
  for (const { body, headers } of told) {
    expect(JSON.stringify(body)).not.toMatch(/acme|drawer|lang|\?|#|@/)
    for (const name of ['cookie', 'referer', 'x-requested-with']) expect(headers).not.toHaveProperty(name)
  }
})
