/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from './testing'

type Row = { readonly tag: string; readonly method: string; readonly path: string }

/** docs/calls.tsv: the catalogue of the documents' calls, by operationId. */
const [, ...lines] = readFileSync(join(__dirname, '../docs/calls.tsv'), 'utf8').trim().split('\n')
const catalogue = new Map(
  lines.map((line): [string, Row] => {
    const [operationId = '', tag = '', family, method = '', path] = line.split('\t')
    return [operationId, { tag, method, path: `/${family}${path}` }]
  }),
)

test('each call of the catalogue has its own name', () => {
  expect(catalogue.size).toBe(lines.length)
})

test('every call of the catalogue is described, and no other', () => {
  const described = new Set(operations.map(({ operationId }) => operationId))
  // Only what differs, so that a failure is read at a glance.
  expect([...catalogue.keys()].filter((name) => !described.has(name))).toEqual([])
  expect([...described].filter((name) => !catalogue.has(name))).toEqual([])
})

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s has the tag, the method and the path of the catalogue',
  (operationId, { tags: [tag], method, path }) => {
    expect({ tag, method, path }).toEqual(catalogue.get(operationId))
  },
)
