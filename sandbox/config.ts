type Analytics =
  | { readonly kind: 'none' }
  | { readonly kind: 'plausible'; readonly endpoint: string; readonly domain: string }

/** The run-time configuration with which the console talks to the sandbox on the sandbox's own address. */
export const sandboxConfig = {
  bases: {
    account: '/api/account',
    services: '/api/services',
    console: '/api/console',
    activity: '/api/activity',
  },
  captcha: { kind: 'altcha', challengeUrl: '/captcha/challenge' },
  publicIpUrl: '/api/services/public-ip',
  analytics: { kind: 'none' } as Analytics,
  suite: { account: '/', dataHub: 'https://data-hub.example', helpCenter: 'https://help.example' },
  returnHosts: ['data-hub.example'],
  withoutAccessLog: 'org-quangminh',
  contactUrl: 'mailto:support@platform.example',
  copyright: { from: 2019, owner: 'Customer Data Platform' },
}

export type HostConfig = typeof sandboxConfig

/** The configuration with the fields of a JSON text laid over it, level by level. */
export function overlaid(json: string | undefined): HostConfig {
  if (!json) return sandboxConfig
  // Who sets CONSOLE_CONFIG decides what the console is given; the console checks it again.
  return overlay(sandboxConfig, JSON.parse(json)) as HostConfig
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function overlay(below: unknown, above: unknown): unknown {
  if (!isRecord(below) || !isRecord(above)) return above
  const merged = Object.entries(above).map(([key, value]) => [key, overlay(below[key], value)] as const)
  return { ...below, ...Object.fromEntries(merged) }
}
