/** What two JSON texts say differently, field by field. Pure functions. */

export type Change = 'changed' | 'added' | 'removed' | 'same'

/** A field of either, named by the way to it: `rules[0].field`. */
export type FieldDifference = {
  readonly path: string
  readonly change: Change
  /** As text; undefined where that side has none. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** A number as it was written: a program's own would lose 0.10 and the end of long ids. */
class Written {
  constructor(readonly text: string) {}
}

type Fields = ReadonlyMap<string, string>

/** All fields of one JSON in their order; a text that is no JSON, or no object or list, is one field without a name. */
function fieldsOf(json: string | undefined): Fields {
  const fields = new Map<string, string>()
  if (json === undefined || json === '') return fields
  let value: unknown = json
  try {
    value = JSON.parse(json, asWritten)
  } catch {
    // A log holds whatever was sent.
  }
  const collect = (path: string, part: unknown) => {
    const list: readonly unknown[] = Array.isArray(part) ? part : []
    const inside = isRecord(part) ? Object.entries(part) : []
    if (list.some((each) => isRecord(each) || Array.isArray(each)))
      list.forEach((each, index) => collect(`${path}[${index}]`, each))
    else if (inside.length > 0)
      inside.forEach(([name, each]) => collect(path === '' ? name : `${path}.${name}`, each))
    else fields.set(path, wordsOf(part))
  }
  collect('', value)
  return fields
}

// Its third argument is younger than the browsers that are supported: without it a number is what a program makes of it.
const asWritten = (_name: string, value: unknown, ...[context]: [{ readonly source?: string }?]) =>
  typeof value === 'number' ? new Written(context?.source ?? String(value)) : value

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Written)

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Written) return value.text
  if (Array.isArray(value)) return value.length === 0 ? '[]' : value.map(wordsOf).join(', ')
  return JSON.stringify(value)
}

/** What both say, in the order of the older one, and then what only the younger one says. */
export function differenceOf(older: string | undefined, younger: string | undefined): FieldDifference[] {
  const [before, after] = [fieldsOf(older), fieldsOf(younger)]
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths.map((path) => {
    const [was, is] = [before.get(path), after.get(path)]
    return { path, change: changeOf(was, is), before: was, after: is }
  })
}

function changeOf(before: string | undefined, after: string | undefined): Change {
  if (before === undefined) return 'added'
  if (after === undefined) return 'removed'
  return before === after ? 'same' : 'changed'
}

/** A text in three: what stands before the part that differs, that part, and what stands after it. */
export type Parts = readonly [start: string, different: string, end: string]

const WORDS = /\s+|[^\s]+/gu

/** The words in the middle by which two texts differ; whole words, so that no letter loses its accent. */
export function partsOf(before: string, after: string): { before: Parts; after: Parts } {
  const [one, other] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []]
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const cut = (words: readonly string[]): Parts => [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ]
  return { before: cut(one), after: cut(other) }
}
