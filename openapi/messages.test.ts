/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplesOf, operations } from './testing'

/**
 * docs/messages.tsv: what the error catalogues of the documents say (section 8 of each), what else a document words,
 * and what the description adds on its own, with a reason; each with the call, the status and the example that
 * brings it about. `who` says it: the server in its answer, the console by itself on that answer, or, with no call at
 * all, the console alone (`none`). A text of several lines has `\n` between them.
 */
type Row = {
  readonly source: string
  readonly text: string
  readonly who: string
  readonly operation: string
  readonly status: string
  readonly example: string
  readonly note: string
}

const [, ...lines] = readFileSync(join(__dirname, '../docs/messages.tsv'), 'utf8').trimEnd().split('\n')
const rows = lines.map((line): Row => {
  const [source = '', text = '', who = '', operation = '', status = '', example = '', note = ''] =
    line.split('\t')
  return { source, text: text.replaceAll('\\n', '\n'), who, operation, status, example, note }
})
const titled = (some: readonly Row[]) =>
  some.map(
    (row) => [`${row.source} ${row.operation} ${row.status} ${row.example}: ${row.text}`, row] as const,
  )

/** The texts of each error catalogue, counted in the documents. */
test.each([
  ['doc1 §8', 38],
  ['doc2 §8', 27],
  ['doc3 §8', 25],
])('of the error catalogue of %s no text is missing', (catalogue, count) => {
  const texts = new Set(rows.filter(({ source }) => source === catalogue).map(({ text }) => text))
  expect(texts.size).toBe(count)
})

function exampleOf({ operation, status, example }: Row): unknown {
  const described = operations.find(({ operationId }) => operationId === operation)
  return examplesOf(described?.responses[status])[example]
}
/** `{name}` in a documented text stands for any. */
const spoken = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`)

test.each(titled(rows.filter(({ who }) => who === 'server')))('the server says it: %s', (_title, row) => {
  expect(exampleOf(row)).toMatchObject({ message: expect.stringMatching(spoken(row.text)) as unknown })
})

test.each(titled(rows.filter(({ who }) => who === 'console')))(
  'an example lets the console say it: %s',
  (_title, row) => {
    const example = exampleOf(row)
    const success = row.status === '200'
    expect(example).toMatchObject({ success })
    // The server's own words would win (doc1 §8), but on the forbidden page.
    if (!success && row.status !== '403') expect(example).not.toHaveProperty('message')
  },
)

test('who says a text is the server, the console, or nobody asked for by a call, and then a note says when', () => {
  const wrong = rows.filter(({ who, operation, note }) =>
    who === 'none' ? operation !== '-' || note === '' : !['server', 'console'].includes(who),
  )
  expect(wrong).toEqual([])
})

test('a text of our own has a note that says why it exists', () => {
  expect(rows.filter(({ source, note }) => source === 'own' && note === '')).toEqual([])
})

test('every message of an example stands there: none is invented without a note', () => {
  const known = new Set(rows.map(({ operation, status, example }) => `${operation} ${status} ${example}`))
  // A text that several calls say needs a row of one of them.
  const texts = new Set(rows.filter(({ who }) => who === 'server').map(({ text }) => text))
  const unknown = operations.flatMap(({ operationId, responses }) =>
    ['200', '409'].flatMap((status) => {
      // What the shared answers say stands there once.
      if (!responses[status] || responses[status].$ref) return []
      return Object.entries(examplesOf(responses[status]))
        .map(([name, value]) => [name, (value as { message?: unknown } | null)?.message] as const)
        .filter(([, message]) => typeof message === 'string' && !texts.has(message))
        .map(([name]) => `${operationId} ${status} ${name}`)
        .filter((name) => !known.has(name))
    }),
  )
  expect(unknown).toEqual([])
})
