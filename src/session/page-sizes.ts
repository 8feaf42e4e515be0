import { local } from '../browser'

/**
 * How many rows a page of each list has, as each person has chosen it with this browser. It outlives the session, as menu,
 * layout and theme do; so it does not say who was here.
 */
const KEY = 'console.pageSizes'

type Sizes = Readonly<Record<string, number>>

let owner: string | undefined

/** Somebody is signed in. */
export function keepPageSizesOf(userId: string): void {
  owner = markOf(userId)
}

/** Undefined when none was chosen. */
export function pageSizeOf(list: string): number | undefined {
  const size: unknown =
    owner === undefined ? undefined : new Map(Object.entries(kept()[owner] ?? {})).get(list)
  return typeof size === 'number' ? size : undefined
}

export function keepPageSize(list: string, size: number): void {
  if (owner !== undefined)
    local.set(KEY, JSON.stringify({ ...kept(), [owner]: { ...kept()[owner], [list]: size } }))
}

/** Anyone can write there, an older console too. */
function kept(): Readonly<Record<string, Sizes>> {
  try {
    const found: unknown = JSON.parse(local.get(KEY) ?? 'null')
    return typeof found === 'object' && found !== null ? (found as Record<string, Sizes>) : {}
  } catch {
    return {}
  }
}

/** Tells people apart without naming them: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). */
function markOf(userId: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(userId)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
