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

test('the catalogue holds 205 calls, each by its own name', () => {
  expect(lines).toHaveLength(205)
  expect(catalogue.size).toBe(205)
})

test('every call of the catalogue is described, and no other', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...catalogue.keys()].sort())
})

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s has the tag, the method and the path of the catalogue',
  (operationId, { tags: [tag], method, path }) => {
    expect({ tag, method, path }).toEqual(catalogue.get(operationId))
  },
)
