import type { AnalyticsConfig } from '../../config'
import type { PageView } from './adapter'

type Plausible = Extract<AnalyticsConfig, { kind: 'plausible' }>

/**
 * One event of Plausible (https://plausible.io/docs/events-api), as its own tracker sends it: JSON named as plain
 * text needs no preflight. No cookie, no referrer, no query; the host is the configured name of the site.
 */
export async function tellPlausible(
  { endpoint, domain }: Plausible,
  { path, title }: PageView,
): Promise<void> {
  await fetch(new URL(`${endpoint.replace(/\/+$/, '')}/api/event`, location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ name: 'pageview', domain, url: `https://${domain}${path}`, props: { title } }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true, // also when the page is left just then
  })
}
