/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import * as enumerations from './values.gen'

const root = join(__dirname, '..')

/** What is written by hand and runs outside of tests. */
const files = ['src', 'sandbox'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.(test|gen|stories)\.|(^|[/.-])testing/.test(file))
    .map((file) => join(folder, file)),
)

const asSet = (values: readonly unknown[]) => JSON.stringify([...new Set(values)].sort())
/** The names of the enumerations that have these values. */
const known = new Map<string, string>()
for (const [name, values] of Object.entries(enumerations))
  if (values.length > 1)
    known.set(asSet(values), [known.get(asSet(values)), name].filter(Boolean).join(' or '))

/** The text or number of a literal; undefined for anything else. */
function literalIn(node: ts.Node): string | number | undefined {
  if (ts.isLiteralTypeNode(node)) return literalIn(node.literal)
  if (ts.isNumericLiteral(node)) return Number(node.text)
  return ts.isStringLiteralLike(node) ? node.text : undefined
}

const keyOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) ? name.text : literalIn(name))

/** The values in a list of literals: an array, a union, or the keys of a constant whose type says nothing of them. */
function listed(node: ts.Node): readonly unknown[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalIn)
  if (ts.isUnionTypeNode(node)) return node.types.map(literalIn)
  if (!ts.isVariableDeclaration(node) || node.type || !node.initializer) return []
  const value = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer
  return ts.isObjectLiteralExpression(value) ? value.properties.map(keyOf) : []
}

/** The enumerations that a file writes again, each with its line. */
function rewrittenIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const names = known.get(asSet(listed(node)))
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (names) found.push(`${file}:${line} ${names}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('no enumeration of the description is written again: values.gen.ts has it', () => {
  const rewritten = files.flatMap((file) => rewrittenIn(file, readFileSync(join(root, file), 'utf8')))
  expect(rewritten).toEqual([])
})

test.each([
  ['an array', "const statuses = ['closed', 'new', 'open', 'pending', 'solved']", ['a.ts:1 TicketStatus']],
  ['a list of numbers', 'f([5, 10, 15, 30, 60, 90, 120])', ['a.ts:1 UnblockPeriod']],
  ['a union', "\ntype Kind = 'ByRole' | 'ByFunction'", ['a.ts:2 PermissionGroupType']],
  ['the keys of a constant', 'const icons = { POST: 1, GET: 2 } as const', ['a.ts:1 CronjobMethod']],
  ['two that are alike', "let a: 'active' | 'inactive'", ['a.ts:1 AccountStatus or OrganizationStatus']],
  ['some of its values', "const few = ['new', 'open']", []],
  ['values and more', "type Status = 'active' | 'inactive' | 'gone'", []],
  [
    'keys that the type holds to it',
    'const texts: Record<CronjobMethod, string> = { POST: "", GET: "" }',
    [],
  ],
  ['a record of a call', 'save({ POST: 1, GET: 2 })', []],
])('%s is found, or not, for what it is', (_, text, found) => {
  expect(rewrittenIn('a.ts', text)).toEqual(found)
})
