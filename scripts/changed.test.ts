/** @jest-environment node */
import { importersOf, testsOf } from './changed'

const sources: Record<string, string> = {
  'openapi/paths/links.yaml': '',
  'openapi/schema.gen.ts': '',
  'openapi/shapes.test.ts': '',
  'sandbox/app.ts': "import { operations } from './operations'",
  'sandbox/links.test.ts': "import { createSandbox } from './app'",
  'sandbox/operations/index.ts': "import { links } from './links'\nimport { users } from './users'",
  'sandbox/operations/links.ts': "import { hash } from '../rules/hash'",
  'sandbox/operations/users.ts': "import { hash } from '../rules/hash'",
  'sandbox/rules/hash.ts': '',
  'sandbox/users.test.ts': "import { createSandbox } from './app'",
  'src/api/calls.test.ts': '',
  'src/api/index.ts': "import './links.gen'",
  'src/api/links.gen.ts': '',
  'src/app/app.test.tsx': "import { renderApp } from './testing'",
  'src/app/routes.tsx': "const links = () => import('../features/links/LinksScreen')",
  'src/app/testing.tsx': "import { routes } from './routes'\nimport '../../sandbox/app'",
  'src/features/links/LinksScreen.test.tsx': "import { renderApp } from '../../app/testing'",
  'src/features/links/LinksScreen.tsx':
    "import { columns } from './columns'\nimport { Table } from '../../kit/Table'",
  'src/features/links/columns.tsx': "import type { Link } from '../../api'",
  'src/features/users/UsersScreen.test.tsx': "import { renderApp } from '../../app/testing'",
  'src/features/users/UsersScreen.tsx': "import { Table } from '../../kit/Table'",
  'src/kit/Table.tsx': "import { wide } from './wide'",
  'src/kit/wide.ts': '',
  'src/kit/wide.test.ts': "import { wide } from './wide'",
  'src/texts/en/links.json': '',
  'src/texts/texts.test.ts': '',
}
const files = Object.keys(sources)
const importers = importersOf(files, (file) => sources[file] ?? '')
const tests = files.filter((file) => file.includes('.test.'))

test('who imports what is read from the sources: without types, with the index of a folder', () => {
  expect(importers.get('src/features/links/columns.tsx')).toEqual(['src/features/links/LinksScreen.tsx'])
  expect(importers.get('src/api/index.ts')).toBeUndefined()
  expect(importers.get('sandbox/operations/index.ts')).toEqual(['sandbox/app.ts'])
  expect(importers.get('src/features/links/LinksScreen.tsx')).toEqual(['src/app/routes.tsx'])
})

test.each([
  ['a test itself', 'sandbox/users.test.ts', ['sandbox/users.test.ts']],
  ['the folder of a screen', 'src/features/links/columns.tsx', ['src/features/links/LinksScreen.test.tsx']],
  [
    'folders of those that import it',
    'src/kit/Table.tsx',
    [
      'src/features/links/LinksScreen.test.tsx',
      'src/features/users/UsersScreen.test.tsx',
      'src/kit/wide.test.ts',
    ],
  ],
  [
    'the noun of an operation',
    'sandbox/operations/links.ts',
    ['sandbox/links.test.ts', 'src/features/links/LinksScreen.test.tsx'],
  ],
  [
    'nouns of the operations that import a rule',
    'sandbox/rules/hash.ts',
    [
      'sandbox/links.test.ts',
      'sandbox/users.test.ts',
      'src/features/links/LinksScreen.test.tsx',
      'src/features/users/UsersScreen.test.tsx',
    ],
  ],
  [
    'description, client and noun of a described call',
    'openapi/paths/links.yaml',
    [
      'openapi/shapes.test.ts',
      'sandbox/links.test.ts',
      'src/api/calls.test.ts',
      'src/features/links/LinksScreen.test.tsx',
    ],
  ],
  [
    'texts and the noun of a text, but not what has no texts',
    'src/texts/en/links.json',
    ['src/features/links/LinksScreen.test.tsx', 'src/texts/texts.test.ts'],
  ],
  [
    'all that stand on the app',
    'src/app/routes.tsx',
    [
      'src/app/app.test.tsx',
      'src/features/links/LinksScreen.test.tsx',
      'src/features/users/UsersScreen.test.tsx',
    ],
  ],
  ['everything after a change of packages', 'package-lock.json', tests],
  ['nothing for a page of text', 'README.md', []],
])('near a change is %s', (_what, changed, near) => {
  expect(testsOf([changed], files, importers).tests).toEqual([...near].sort())
})

test('tests that depend on a change from afar are named', () => {
  expect(testsOf(['src/features/links/columns.tsx'], files, importers).left).toEqual([
    'src/app/app.test.tsx',
    'src/features/users/UsersScreen.test.tsx',
  ])
})
