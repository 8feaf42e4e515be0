import { dateTime, zoneOf } from '../../kit/time/dates'

/** What an export was limited to, as far as it can be read. */
export type Criteria =
  | { readonly name: 'none' }
  | { readonly name: 'pairs'; readonly pairs: readonly Pair[] }
  | { readonly name: 'text'; readonly text: string }

export type Pair = { readonly field: string; readonly values: readonly string[] }

/** An object of JSON as pairs; whatever else the server has kept is text. */
export function criteriaOf(json: string | undefined): Criteria {
  if (json === undefined || json.trim() === '') return { name: 'none' }
  const read = parsed(json)
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return { name: 'text', text: json }
  return {
    name: 'pairs',
    pairs: Object.entries(read).map(([field, value]) => ({ field, values: wordsOf(field, value) })),
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const MOMENT = /(time|date|at)$/i
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2100, 0)

/** The values of a field in words; what says nothing is left out. */
function wordsOf(field: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => wordsOf(field, each))
  if (value === null || value === '') return []
  if (typeof value === 'number' && MOMENT.test(field) && value > EARLIEST && value < LATEST)
    return [`${dateTime(value)} (${zoneOf(value)})`]
  return [typeof value === 'string' ? value : JSON.stringify(value)]
}
