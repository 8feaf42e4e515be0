import { local } from '../../../browser'
import { COLUMNS } from '../../../session/storage'

/** Whose list: of one person in one organization. */
export type Viewer = { readonly userId: string; readonly orgId: string }

/** Of one person only: somebody else's go with the first choice of the next. */
type Kept = { readonly userId: string; readonly choices: Readonly<Record<string, unknown>> }

const nameOf = ({ orgId }: Viewer, objectType: string) => `${orgId} ${objectType}`

/** The choice of columns that was stored when this browser last knew; undefined when it never has. */
export function keptColumns(viewer: Viewer, objectType: string): readonly string[] | undefined {
  const columns = new Map(Object.entries(choices(viewer))).get(nameOf(viewer, objectType))
  return Array.isArray(columns) && columns.every((key) => typeof key === 'string') ? columns : undefined
}

export function keepColumns(viewer: Viewer, objectType: string, columns: readonly string[]): void {
  const next: Kept = {
    userId: viewer.userId,
    choices: { ...choices(viewer), [nameOf(viewer, objectType)]: columns },
  }
  local.set(COLUMNS, JSON.stringify(next))
}

/** Anyone can write there, an older console too. */
function choices({ userId }: Viewer): Kept['choices'] {
  try {
    const found = JSON.parse(local.get(COLUMNS) ?? 'null') as Partial<Kept> | null
    return found?.userId === userId && isObject(found.choices) ? found.choices : {}
  } catch {
    return {}
  }
}

const isObject = (value: unknown): value is Kept['choices'] => typeof value === 'object' && value !== null
