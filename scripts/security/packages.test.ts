/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAllowed, packagesPage, shippedPackages, type Lock } from './packages'
import { protections, securityPage } from './page'

const root = join(__dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const lock = JSON.parse(read('package-lock.json')) as Lock

test('whatever ships has a licence that asks for no more than to be named', () => {
  const shipped = shippedPackages(lock)
  expect(shipped.length).toBeGreaterThan(20)
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-3.0', false],
  ['', false],
])('a package under %p may ship: %p', (licence, may) => expect(isAllowed(licence)).toBe(may))

test('docs/packages.md and docs/security.md say what is there', () => {
  expect(read('docs/packages.md')).toBe(packagesPage(lock))
  expect(read('docs/security.md')).toBe(securityPage())
})

test('each protection stands where the table says, once, and its test is there', () => {
  const mistakes = protections.flatMap(({ id, removal, caught, unproved }) => [
    ...(removal || unproved ? [] : [`${id} is not proved, and does not say why`]),
    ...(removal && read(removal.file).split(removal.from).length !== 2 ? [`${id}: ${removal.file}`] : []),
    ...(read(caught.file).includes(caught.titles ?? '') ? [] : [`${id}: no test ${caught.titles}`]),
  ])
  expect(mistakes).toEqual([])
})

test('every point of the checklist has its row', () => {
  const unused = [41, 43]
  const wanted = Array.from({ length: 54 }, (_, at) => at + 1).filter((number) => !unused.includes(number))
  expect(protections.map(({ id }) => id)).toEqual(wanted.map((number) => `S${number}`))
})
