import type { Clock } from '../clock'
import type { Organization } from '../store/organizations'
import type { Store } from '../store/db'

type Term = { readonly active: boolean; readonly term: string; readonly version: number }

export const termRefusals = { noTermToSave: 'The terms have no text' } as const

/** Whether HTML says anything; markup alone is no text. */
export const hasText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''

/** Acceptances of the platform's terms stand under no organization. */
const PLATFORM = ''

export function platformTerm(store: Store): Term {
  const row = store.one<{ active: number; term: string; version: number }>(
    'select active, term, version from platform_term order by version desc limit 1',
  )
  return { active: row?.active === 1, term: row?.term ?? '', version: row?.version ?? 0 }
}

/** Another text is another version, which has to be accepted anew; a switch alone is none. */
export function savePlatformTerm(store: Store, { active, term }: Omit<Term, 'version'>): void {
  const stored = platformTerm(store)
  const isSame = stored.version > 0 && stored.term === term
  store.run(
    'insert or replace into platform_term (version, active, term) values (?, ?, ?)',
    ...[isSame ? stored.version : stored.version + 1, Number(active), term],
  )
}

export const termOf = (organization: Organization): Term => ({
  active: organization.termActive === 1,
  term: organization.term ?? '',
  version: organization.termVersion,
})

/** Whether these terms, as they are now, were accepted. */
export function hasAccepted(store: Store, userId: string, organization: Organization | undefined): boolean {
  const { version } = organization ? termOf(organization) : platformTerm(store)
  const accepted = store.one<{ version: number }>(
    'select version from term_acceptance where user_id = ? and org_id = ?',
    userId,
    organization?.id ?? PLATFORM,
  )
  return accepted?.version === version
}

export function accept(
  store: Store,
  clock: Clock,
  userId: string,
  organization: Organization | undefined,
): void {
  const { version } = organization ? termOf(organization) : platformTerm(store)
  store.run(
    'insert or replace into term_acceptance values (?, ?, ?, ?)',
    userId,
    organization?.id ?? PLATFORM,
    version,
    clock.now(),
  )
}

/** Active terms that stand between the person and the organization (doc1 §4). */
export function owesAcceptance(store: Store, userId: string, organization: Organization): boolean {
  const platform = platformTerm(store).active && !hasAccepted(store, userId, undefined)
  return platform || (termOf(organization).active && !hasAccepted(store, userId, organization))
}
