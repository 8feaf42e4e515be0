const DOMAIN =
  /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** Domains as they are stored: without blanks around, lower case, each once. */
export const tidied = (domains: readonly string[]): string[] => [
  ...new Set(domains.map((domain) => domain.trim().toLowerCase())),
]

/** The first that is no name of a domain. */
export const wrongDomainIn = (domains: readonly string[]): string | undefined =>
  domains.find((domain) => !DOMAIN.test(domain))
