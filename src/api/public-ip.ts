import { config } from '../config'

/**
 * The browser's public address, from the configured service; undefined when there is none, or when it fails.
 * It is no call of the platform: no cookies, no headers of ours. The caller bounds its time by `signal`.
 */
export async function lookUpPublicIp(signal: AbortSignal): Promise<string | undefined> {
  const { publicIpUrl } = config()
  if (!publicIpUrl) return undefined
  try {
    const response = await fetch(new URL(publicIpUrl, location.origin), { signal, credentials: 'omit' })
    const body = (await response.json()) as { ip?: unknown }
    return typeof body.ip === 'string' ? body.ip : undefined
  } catch {
    return undefined // the look-up is a courtesy: its failure is ignored (doc1 §7)
  }
}
