/**
 * JSON as text, part by part: numbers, their digits and doubled names stay as they are written, which `JSON.parse` loses.
 * As strict as that. Generators, so that whoever goes through megabytes can pause between two parts.
 */

export type JsonPart = {
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'name' | 'string' | 'number or word'
  readonly start: number
  readonly end: number
}

/** Where a text stops being JSON. */
export class JsonMistake extends Error {
  constructor(readonly at: number) {
    super(`no JSON from character ${at} on`)
  }
}

const BLANKS = /[ \t\n\r]*/y
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const PLAIN = /[^"\\\u0000-\u001f]*/y
/** One character, or one escape, of a string. */
const CHARACTER = /[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** How far a pattern reaches from a place on; the place itself when it is not there. */
function reach(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}

/** Where the string that begins at a quote ends, behind its other quote. */
function endOfString(json: string, start: number): number {
  const plain = reach(PLAIN, json, start + 1)
  if (json[plain] === '"') return plain + 1
  let quote = plain
  do quote = json.indexOf('"', quote + (json[quote] === '"' ? 1 : 0))
  while (quote !== -1 && isEscaped(json, quote))
  if (quote !== -1 && isString(json.slice(start, quote + 1))) return quote + 1
  let at = plain
  for (let next = reach(CHARACTER, json, at); next > at; next = reach(CHARACTER, json, at)) at = next
  throw new JsonMistake(at)
}

function isEscaped(json: string, quote: number): boolean {
  let slashes = 0
  while (json[quote - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}

/** The browser itself reads a string of megabytes fastest. */
function isString(token: string): boolean {
  try {
    return typeof JSON.parse(token) === 'string'
  } catch {
    return false
  }
}

type Wanted = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end'

/** The parts of a JSON text in order. Throws a JsonMistake where it is none. */
export function* jsonParts(json: string): Generator<JsonPart, void> {
  const open: ('{' | '[')[] = []
  let wanted: Wanted = 'value'
  for (let start = reach(BLANKS, json, 0); start < json.length || open.length > 0 || wanted === 'value';) {
    const first = json[start]
    const wantsValue: boolean = wanted === 'value' || wanted === 'value or ]'
    let kind: JsonPart['kind']
    let end = start + 1
    if (first === '"' && (wantsValue || wanted === 'name' || wanted === 'name or }')) {
      kind = wantsValue ? 'string' : 'name'
      wanted = wantsValue ? ', or end' : ':'
      end = endOfString(json, start)
    } else if (first === ':' && wanted === ':') {
      kind = first
      wanted = 'value'
    } else if (first === ',' && wanted === ', or end' && open.length > 0) {
      kind = first
      wanted = open.at(-1) === '{' ? 'name' : 'value'
    } else if ((first === '{' || first === '[') && wantsValue) {
      kind = first
      open.push(first)
      wanted = first === '{' ? 'name or }' : 'value or ]'
    } else if (
      (first === '}' && open.at(-1) === '{' && (wanted === ', or end' || wanted === 'name or }')) ||
      (first === ']' && open.at(-1) === '[' && (wanted === ', or end' || wanted === 'value or ]'))
    ) {
      kind = first
      open.pop()
      wanted = ', or end'
    } else {
      kind = 'number or word'
      end = wantsValue ? reach(NUMBER_OR_WORD, json, start) : start
      if (end === start) throw new JsonMistake(start)
      wanted = ', or end'
    }
    yield { kind, start, end }
    start = reach(BLANKS, json, end)
  }
}

/** The same JSON with a line for each value, in pieces that end with a line; joined they are all of it. */
export function* indented(json: string): Generator<string, void> {
  const PARTS = 1000
  const indents = ['']
  let piece: string[] = []
  let depth = 0
  // Before the next part: a list or an object that is not empty has its first value on a line of its own.
  let line: 'none' | 'always' | 'unless it ends' = 'none'
  for (const { kind, start, end } of jsonParts(json)) {
    const isEnd = kind === '}' || kind === ']'
    if (isEnd) depth -= 1
    if (isEnd ? line !== 'unless it ends' : line !== 'none') {
      piece.push('\n')
      if (piece.length > PARTS) {
        yield piece.join('')
        piece = []
      }
      piece.push((indents[depth] ??= '  '.repeat(depth)))
    }
    const isBeginning = kind === '{' || kind === '['
    if (isBeginning) depth += 1
    line = isBeginning ? 'unless it ends' : kind === ',' ? 'always' : 'none'
    piece.push(kind === ':' ? ': ' : json.slice(start, end))
  }
  yield piece.join('')
}

/** Where a text stops being JSON, by line and column from 1 on; undefined when it is JSON. */
export function mistakeIn(json: string): { readonly line: number; readonly column: number } | undefined {
  try {
    for (const part of jsonParts(json)) void part
    return undefined
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error
    const before = json.slice(0, error.at).split(/\r\n|[\n\r]/)
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  }
}
