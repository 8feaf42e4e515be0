import { configMistakes } from './config'

const right = {
  bases: { account: '/api/account', services: '/api/services', console: 'https://c.example', activity: '/a' },
  captcha: { kind: 'altcha', challengeUrl: '/captcha/challenge' },
  analytics: { kind: 'none' },
  suite: { helpCenter: 'https://help.example' },
  returnHosts: ['data-hub.example'],
  contactUrl: 'mailto:a@b.example',
  copyright: { from: 2019, owner: 'X' },
}

test.each([
  ['altcha', right],
  ['reCAPTCHA', { ...right, captcha: { kind: 'recaptcha', siteKey: 'k' } }],
  ['the stand-in', { ...right, captcha: { kind: 'stand-in' } }],
  ['no suite and no hosts', { ...right, suite: {}, returnHosts: [] }],
  [
    'analytics',
    {
      ...right,
      analytics: { kind: 'plausible', endpoint: 'https://a.example', domain: 'console.example' },
    },
  ],
  ['the optional addresses', { ...right, publicIpUrl: '/ip', policyUrl: 'https://p.example' }],
])('a configuration with %s is right', (_name, value) => {
  expect(configMistakes(value)).toEqual([])
})

test.each([
  ['nothing', undefined, 'no configuration was put into the document'],
  ['a list', [], 'no configuration was put into the document'],
  [
    'a missing family',
    { bases: { ...right.bases, activity: undefined } },
    'bases.activity must be an address',
  ],
  ['an empty family', { bases: { ...right.bases, console: '' } }, 'bases.console must be an address'],
  ['no captcha', { captcha: undefined }, 'captcha must be an object'],
  [
    'an unknown captcha',
    { captcha: { kind: 'x' } },
    "captcha.kind must be 'altcha', 'recaptcha' or 'stand-in'",
  ],
  ['altcha without its address', { captcha: { kind: 'altcha' } }, 'captcha.challengeUrl must be an address'],
  ['reCAPTCHA without its key', { captcha: { kind: 'recaptcha' } }, 'captcha.siteKey must be a text'],
  ['no contact', { contactUrl: undefined }, 'contactUrl must be an address'],
  ['no owner', { copyright: { from: 2019 } }, 'copyright must have the year `from` and the name `owner`'],
  [
    'a year in words',
    { copyright: { from: '2019', owner: 'X' } },
    'copyright must have the year `from` and the name `owner`',
  ],
  ['hosts that are no list', { returnHosts: 'a' }, 'returnHosts must be a list of hosts'],
  ['an empty host', { returnHosts: [''] }, 'returnHosts must be a list of hosts'],
  ['a suite that is no map', { suite: null }, 'suite must be a map of addresses'],
  ['an application without an address', { suite: { console: 1 } }, 'suite must be a map of addresses'],
  ['unknown analytics', { analytics: { kind: 'x' } }, "analytics.kind must be 'none' or 'plausible'"],
  ['no analytics', { analytics: undefined }, "analytics.kind must be 'none' or 'plausible'"],
  [
    'analytics without their address',
    { analytics: { kind: 'plausible', domain: 'console.example' } },
    'analytics.endpoint must be an address',
  ],
  [
    'analytics without the name of the site',
    { analytics: { kind: 'plausible', endpoint: '/analytics', domain: '' } },
    'analytics.domain must be a text',
  ],
  ['a look-up that is no address', { publicIpUrl: 1 }, 'publicIpUrl must be an address'],
  ['a policy that is no address', { policyUrl: '' }, 'policyUrl must be an address'],
  [
    'an organization without access log that is none',
    { withoutAccessLog: 5 },
    'withoutAccessLog must be the id of an organization',
  ],
])('%s is told as such', (_name, change, mistake) => {
  const value = typeof change === 'object' && !Array.isArray(change) ? { ...right, ...change } : change
  expect(configMistakes(value)).toEqual([mistake])
})

test('every mistake is told, not the first alone', () => {
  expect(configMistakes({}).length).toBeGreaterThan(8)
})

describe('the configuration of the document', () => {
  /** A fresh module: the configuration is read once a document. */
  async function read(json?: string) {
    document.body.innerHTML = ''
    if (json !== undefined) {
      const script = Object.assign(document.createElement('script'), {
        id: 'config',
        type: 'application/json',
      })
      script.textContent = json
      document.body.append(script)
    }
    jest.resetModules()
    return (await import('./config')).config
  }

  test('is read once', async () => {
    const config = await read(JSON.stringify(right))
    expect(config()).toEqual(right)
    document.body.innerHTML = ''
    expect(config()).toEqual(right)
  })

  test.each([
    ['is missing', undefined, 'The configuration of this console is not JSON.'],
    ['is not JSON', '{ bases: }', 'The configuration of this console is not JSON.'],
    ['is a placeholder', '__CONFIG__', 'The configuration of this console is not JSON.'],
    ['is empty', 'null', 'This console is not configured: no configuration was put into the document.'],
    [
      'has mistakes',
      JSON.stringify({ ...right, contactUrl: '', suite: 1 }),
      'This console is not configured: contactUrl must be an address; suite must be a map of addresses.',
    ],
  ])('says so when it %s', async (_name, json, message) => {
    const config = await read(json)
    expect(() => config()).toThrow(message)
  })
})
