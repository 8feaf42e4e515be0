/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureOf, tapeOf } from '../e2e/tapes/files'
import { flows } from '../e2e/tapes/flows'
import { SCRIPT, scriptOf } from './test-script'

const root = join(__dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const scenarios = flows.flatMap((flow) => flow.scenarios.map((scenario) => ({ flow, ...scenario })))
const rows = read('docs/requirements.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', area = '', kind = '', , , status = ''] = line.split('\t')
    return { id, area, kind, status }
  })

/** Whose ways, rules and errors are the flows of the mission. */
const AREAS = ['SIGNIN', 'ORGSEL', 'TERMS', 'LOGOUT', 'SESSION', 'PASSWORD', 'TWOFA']
/** Of other areas: a deletion, an export and variables that a code confirms. */
const MORE = /^(ORGLIST-5[0-4]|ORGCOMMON-(16|2[0-4])|EXPORTJOB-(02|08|12|13)|SYSVAR-(0[2-7]|12|13))$/

test('docs/test-script.md is what the scenarios say', () => {
  expect(read(SCRIPT)).toBe(scriptOf(flows))
})

test('every flow of the mission, and each branch of it in the ledger, has a scenario', () => {
  const shown = new Set(scenarios.flatMap(({ ledger }) => ledger))
  const branches = rows.filter(
    ({ id, area, kind }) =>
      MORE.test(id) || (AREAS.includes(area) && ['flow', 'error', 'rule'].includes(kind)),
  )
  const missing = branches.map(({ id }) => id).filter((id) => !shown.has(id))
  expect(missing).toEqual([])
  expect(scenarios.length).toBeGreaterThanOrEqual(50)
})

test('scenarios name rows that the ledger has, and have names of their own', () => {
  const known = new Set(rows.map(({ id }) => id))
  expect(scenarios.flatMap(({ ledger }) => ledger).filter((id) => !known.has(id))).toEqual([])
  expect(scenarios.filter(({ ledger }) => ledger.length === 0)).toEqual([])
  const files = scenarios.map(({ flow, name }) => tapeOf(flow, { name }))
  expect(new Set(files).size).toBe(files.length)
})

test('each flow has its picture, and they have three megabytes in all', () => {
  const pictures = flows.map((flow) => join(root, pictureOf(flow)))
  expect(pictures.filter((file) => !existsSync(file))).toEqual([])
  expect(pictures.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(3 * 1024 * 1024)
})
