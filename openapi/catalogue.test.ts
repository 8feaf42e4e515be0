/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from './testing'

type Row = { readonly method: string; readonly path: string }

/** docs/calls.tsv: the catalogue of the documents' calls, by operationId. */
const [, ...lines] = readFileSync(join(__dirname, '../docs/calls.tsv'), 'utf8').trim().split('\n')
const catalogue = new Map(
  lines.map((line): [string, Row] => {
    const [operationId = '', , family, method = '', path] = line.split('\t')
    return [operationId, { method, path: `/${family}${path}` }]
  }),
)

test('the catalogue holds 205 calls, each by its own name', () => {
  expect(lines).toHaveLength(205)
  expect(catalogue.size).toBe(205)
})

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s has the method and the path of the catalogue',
  (operationId, { method, path }) => {
    expect({ method, path }).toEqual(catalogue.get(operationId))
  },
)
