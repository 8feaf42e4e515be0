import { timings } from '../timings'
import { absoluteUrl, isSuccess } from './base-query'

type Body = { success?: boolean; result?: { apiKey?: unknown } }

/** Where a program signs in. */
export const apiLoginAddress = (): string => absoluteUrl('/account/accounts/authen')

/**
 * The person's whole API key, for the clipboard alone: the store holds four characters of it, so this call goes round
 * the store. Throws when there is none, or when nobody answers.
 */
export async function readOwnApiKey(): Promise<string> {
  const response = await fetch(absoluteUrl('/account/accounts/users/current'), {
    credentials: 'include',
    cache: 'no-store',
    signal: AbortSignal.timeout(timings.request),
  })
  const body = (await response.json()) as Body
  const apiKey = isSuccess(response.status, body) ? body.result?.apiKey : undefined
  if (typeof apiKey !== 'string' || apiKey === '') throw new Error('There is no API key to copy')
  return apiKey
}
