import type { Store } from '../store/db'
import { generalSettingsOf } from '../store/general-settings'

const DOMAIN =
  /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** Domains as they are stored: without blanks around, lower case, each once. */
export const tidied = (domains: readonly string[]): string[] => [
  ...new Set(domains.map((domain) => domain.trim().toLowerCase())),
]

/** The first that is no name of a domain. */
export const wrongDomainIn = (domains: readonly string[]): string | undefined =>
  domains.find((domain) => !DOMAIN.test(domain))

/** The domains of an organization when an e-mail address is of none of them; one that has settled none takes any. */
export function foreignTo(store: Store, orgId: string, email: string): string | undefined {
  const { allowedDomains } = generalSettingsOf(store, orgId)
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return allowedDomains.length === 0 || allowedDomains.includes(domain)
    ? undefined
    : allowedDomains.join(', ')
}
