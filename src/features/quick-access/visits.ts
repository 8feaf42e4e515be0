import { local } from '../../browser'
import { pageAt } from '../../kit/navigation/pages'
import type { Path } from '../../paths'
import { VISITS } from '../../session/storage'

/** A page that a person has looked at, and when (epoch milliseconds, the server's time). */
export type Visit = { readonly path: Path; readonly time: number }
/** Whose visits: of one person in one organization. */
export type Visitor = { readonly userId: string; readonly orgId: string }

/** Of one person only: somebody else's go with the first visit of the next. */
type Kept = { readonly userId: string; readonly organizations: Readonly<Record<string, unknown>> }

/** Keeps a visit in this browser: newest first, one a path, so never more than there are paths. */
export function noteVisit(visitor: Visitor, visit: Visit): void {
  const { userId, orgId } = visitor
  const others = visitsOf(visitor).filter(({ path }) => path !== visit.path)
  const next: Kept = {
    userId,
    organizations: { ...kept(userId), [orgId]: [visit, ...others] },
  }
  local.set(VISITS, JSON.stringify(next))
}

/** The visits of a person in an organization, newest first. */
export function visitsOf({ userId, orgId }: Visitor): readonly Visit[] {
  const visits = kept(userId)[orgId]
  return Array.isArray(visits) ? visits.filter(isVisit) : []
}

/** Anyone can write there, an older console too. */
function kept(userId: string): Kept['organizations'] {
  try {
    const found = JSON.parse(local.get(VISITS) ?? 'null') as Partial<Kept> | null
    return found?.userId === userId && isObject(found.organizations) ? found.organizations : {}
  } catch {
    return {}
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isVisit = (value: unknown): value is Visit =>
  isObject(value) &&
  typeof value.path === 'string' &&
  pageAt(value.path) !== undefined &&
  Number.isFinite(value.time)
