import { apiCompare } from 'api-smart-diff'
import { placeOf, valueAt, type Diff, type Path, type Place } from './place'

/** What differs between two descriptions, and whether a caller that was written for the first still works with the second. */

export type Judgement = 'breaking' | 'unsure' | 'not breaking'

export type Change = {
  readonly judgement: Judgement
  /** The operation's id; empty for what holds for all of them. */
  readonly operation: string
  /** `POST /account/accounts/login`. */
  readonly call: string
  /** `body, linkedOrgName` or `answer 200, results.content[].phase`; empty for the operation itself. */
  readonly place: string
  /** `new, and required`; `type changed from string to integer`. */
  readonly what: string
}

export type Comparison = {
  readonly changes: readonly Change[]
  /** How many descriptions, examples and notes of the console to itself differ, which no caller can notice. */
  readonly wording: number
}

type Found = { readonly diffs: readonly Diff[]; readonly merged?: unknown }

const order: readonly Judgement[] = ['breaking', 'unsure', 'not breaking']

/** Both are bundles as `npm run generate` writes them: every reference leads to their own `components`. */
export function compare(before: object, after: object): Comparison {
  const found: Found = apiCompare(before, after)
  const { diffs, merged } = found
  // A component counts where an operation uses it.
  const used = diffs
    .filter(({ path }) => path[0] !== 'components')
    .flatMap((diff) => eachParameter(diff, merged))
  const seen = used.filter((diff) => !isWording(diff))
  const places = new Map(
    seen.map((diff): [Diff, Place] => [
      diff,
      isRequiredEntry(diff)
        ? { ...placeOf(fieldOf(diff), merged), keyword: 'required' }
        : placeOf(diff.path, merged),
    ]),
  )
  const changes = seen.flatMap((diff) => {
    const place = places.get(diff)
    if (!place || isToldByField(diff, seen)) return []
    const { operation, call, words } = place
    return [
      { judgement: judge(diff, place), operation, call, place: words, what: wordsFor(diff, place, seen) },
    ]
  })
  return {
    changes: changes.toSorted((one, other) => order.indexOf(one.judgement) - order.indexOf(other.judgement)),
    wording: used.length - seen.length,
  }
}

/** The first parameters of an operation, or its last, as one change each. */
function eachParameter(diff: Diff, merged: unknown): readonly Diff[] {
  const list = diff.after ?? diff.before
  if (diff.path.length !== 4 || diff.path[3] !== 'parameters' || !Array.isArray(list)) return [diff]
  return list.map((_, index) => {
    const path = [...diff.path, index]
    const required = valueAt(merged, [...path, 'required']) === true
    const type = diff.action === 'remove' || required ? 'breaking' : 'non-breaking'
    return { ...diff, path, type, [diff.action === 'remove' ? 'before' : 'after']: valueAt(merged, path) }
  })
}

const texts = ['description', 'summary', 'title', 'tags', 'examples', 'example', 'info', 'externalDocs']
/** Extensions that a caller notices: who may call, what is kept of a text, and limits. */
const noticed = ['x-access', 'x-text', 'x-limits']

/** A field may have such a name too: what stands behind `properties` is one. */
const isWording = ({ path }: Diff) =>
  path.some((part, index) => {
    if (typeof part !== 'string' || path[index - 1] === 'properties') return false
    return texts.includes(part) || (part.startsWith('x-') && !noticed.includes(part) && isOwn(path, index))
  })
/** Headers begin with `x-` too. */
const isOwn = (path: Path, index: number) => path[index - 1] !== 'headers'

/**
 * The library knows the rules. It is corrected where it is wrong: it turns what replaces something in an answer round, as if
 * another type were harmless there, and it does not know that our bodies are closed, or that a first body may have to be sent.
 */
function judge(diff: Diff, { part, keyword }: Place): Judgement {
  if (keyword === 'type' && diff.action === 'replace') return judgeType(diff, part)
  if (part === 'answer' && diff.action === 'replace' && keyword === 'const') return 'breaking'
  if (part === 'body' && diff.action === 'remove' && keyword === 'field') return 'breaking'
  if (part === 'body' && keyword === 'body' && isRequired(diff)) return 'breaking'
  if (['format', 'pattern'].includes(keyword) && part === 'answer') return 'unsure'
  if (diff.type === 'breaking') return 'breaking'
  return diff.type === 'non-breaking' || diff.type === 'deprecated' ? 'not breaking' : 'unsure'
}

/** A parameter or a body that is new, and has to be sent. */
const isRequired = ({ action, after }: Diff) => action === 'add' && valueAt(after, ['required']) === true

/** A caller may send what it sent, and reads no type that it did not know. */
function judgeType({ before, after }: Diff, part: Place['part']): Judgement {
  const [from, to] = part === 'answer' ? [after, before] : [before, after]
  const accepted = typesIn(to)
  const fits = typesIn(from).every(
    (type) => accepted.includes(type) || (type === 'integer' && accepted.includes('number')),
  )
  return fits ? 'not breaking' : 'breaking'
}
const typesIn = (type: unknown): readonly unknown[] => (Array.isArray(type) ? type : [type])

/** The path of a field, of its entry in the list of those that are required. */
const fieldOf = (diff: Diff): Path => {
  const name = diff.after ?? diff.before
  return [...diff.path.slice(0, -2), 'properties', String(name)]
}
const isSame = (one: Path, other: Path) => one.join(' ') === other.join(' ')
const isRequiredEntry = ({ path }: Diff) => path.at(-2) === 'required' && path.at(-3) !== 'properties'

/** That a field is required is told with the field, where that is new or gone itself. */
const isToldByField = (diff: Diff, all: readonly Diff[]) =>
  isRequiredEntry(diff) && all.some(({ path }) => isSame(path, fieldOf(diff)))

function wordsFor(diff: Diff, place: Place, all: readonly Diff[]): string {
  const { action, before, after } = diff
  const { keyword } = place
  if (isRequiredEntry(diff)) return action === 'add' ? 'required from now on' : 'required no more'
  if (keyword === 'enum' && action !== 'replace')
    return `the value ${show(after ?? before)} is ${action === 'add' ? 'new' : 'gone'}`
  if (['operation', 'field', 'parameter', 'header', 'answer', 'body'].includes(keyword)) {
    if (action === 'remove') return 'gone'
    const required = all.some((each) => isRequiredEntry(each) && isSame(fieldOf(each), diff.path))
    return required || isRequired(diff) ? 'new, and required' : 'new'
  }
  if (keyword === 'path') return `renamed from ${show(before)} to ${show(after)}`
  if (action === 'add') return `${keyword} ${show(after)} is new`
  if (action === 'remove') return `${keyword} ${show(before)} is gone`
  return `${keyword} changed from ${show(before)} to ${show(after)}`
}

const LONGEST = 60 // characters of a value

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
