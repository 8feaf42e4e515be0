import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePaths, pages } from '../kit/navigation/pages'
import { adminPaths, paths } from '../paths'
import { texts as admin } from '../texts/en-admin.gen'
import { texts as common } from '../texts/en-common.gen'
import { loadedBy, sourceOf } from './testing-modules'

const here = (module: string) => join(__dirname, module)
const isOfAdmins = (name: string) => adminPaths.some((path) => path === paths[name as keyof typeof paths])

/** What `screens.ts` loads for each page, by the name of its path. */
const modulesOfPages = readFileSync(here('screens.ts'), 'utf8')
  .split(/^ {2}\[paths\.(?=\w+\]: \{$)/m)
  .slice(1)
  .map((entry): [string, readonly string[]] => [
    /^\w+/.exec(entry)![0],
    [...entry.matchAll(/import\(\s*\/\*.*?\*\/\s*'([^']+)'/g)].map(([, module]) => module!),
  ])

const everybodysModules = () => {
  // Whatever stands around the pages, and the pages themselves but those of administrators.
  const known = new Set([here('screens.ts')])
  const roots = [
    '../main',
    '../sign-in',
    ...modulesOfPages.flatMap(([name, own]) => (isOfAdmins(name) ? [] : own)),
  ]
  for (const root of roots) loadedBy(here(root), known)
  return [...known].filter((file) => !file.includes(join('src', 'texts')))
}

/** The ids of administrators' pages that a module names, also by how they begin: `accounts.sort.${field}`. */
function adminIdsIn(file: string): readonly string[] {
  const source = sourceOf(file)
  const begun = [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/gi)].map(([, start]) => start!)
  return Object.keys(admin).filter(
    (id) =>
      ["'", '"', '`'].some((quote) => source.includes(quote + id + quote)) ||
      begun.some((start) => id.startsWith(start)),
  )
}

test('every page is looked at, and every file that it loads is there', () => {
  expect(modulesOfPages.map(([name]) => paths[name as keyof typeof paths]).sort()).toEqual(
    [...pagePaths].sort(),
  )
  for (const [, modules] of modulesOfPages)
    for (const module of modules)
      expect(['.ts', '.tsx'].some((end) => existsSync(here(module) + end))).toBe(true)
})

test('the pages whose texts come with the first of them are those that not everybody opens', () => {
  expect(pagePaths.filter((path) => pages[path].access !== undefined)).toEqual(adminPaths)
})

test("I18N-01 what everybody's pages load needs no text of administrators' pages", () => {
  const files = everybodysModules()
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => adminIdsIn(file).map((id) => [file, id]))).toEqual([])
})

test('no text is of both', () => {
  expect(Object.keys(admin).filter((id) => id in common)).toEqual([])
})
