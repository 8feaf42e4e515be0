import { recordFetch } from '../../api/testing'
import { analyticsOf } from './adapter'

const plausible = {
  kind: 'plausible',
  endpoint: 'https://analytics.example/',
  domain: 'console.example',
} as const
const view = { path: '/help', title: 'Help' }

/** What the person told the browser. */
const wish = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name)
})

test('CONTEXT-18 a page view is one event of Plausible, without cookie, referrer or mark of ours', async () => {
  const sent = recordFetch()
  await analyticsOf(plausible)(view)
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST https://analytics.example/api/event',
  ])
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    name: 'pageview',
    domain: 'console.example',
    url: 'https://console.example/help',
    props: { title: 'Help' },
  })
  const { request, headers } = sent[0]!
  expect([request.credentials, request.referrerPolicy, request.keepalive]).toEqual([
    'omit',
    'no-referrer',
    true,
  ])
  expect([...headers.keys()]).toEqual(['content-type'])
  expect(headers.get('content-type')).toBe('text/plain') // no preflight
})

test('it may stand on a path of the own origin', async () => {
  const sent = recordFetch()
  await analyticsOf({ ...plausible, endpoint: '/analytics' })(view)
  expect(sent[0]?.url).toBe(`${location.origin}/analytics/api/event`)
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', () => ({ status: 400 })],
])('a service that %s is missed by nobody', async (_name, respond) => {
  recordFetch(respond)
  await expect(analyticsOf(plausible)(view)).resolves.toBeUndefined()
})

test('without a service nothing is sent', async () => {
  const sent = recordFetch()
  await analyticsOf({ kind: 'none' })(view)
  expect(sent).toEqual([])
})

test.each([
  ['doNotTrack', '1', 0],
  ['doNotTrack', '0', 1],
  ['globalPrivacyControl', true, 0],
  ['globalPrivacyControl', false, 1],
] as const)('a person whose browser says %s %j is counted %d times', async (name, value, times) => {
  wish(name, value)
  const sent = recordFetch()
  await analyticsOf(plausible)(view)
  expect(sent).toHaveLength(times)
})
