import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePaths, pages } from '../kit/navigation/pages'
import { paths, textGroups } from '../paths'
import { texts as admin } from '../texts/en-admin.gen'
import { texts as permissions } from '../texts/en-permissions.gen'
import { texts as superAdmin } from '../texts/en-super-admin.gen'
import { texts as systemSetting } from '../texts/en-system-setting.gen'
import { loadedBy, sourceOf } from './testing-modules'

const here = (module: string) => join(__dirname, module)
const idsOf = {
  admin: Object.keys(admin),
  'super-admin': Object.keys(superAdmin),
  permissions: Object.keys(permissions),
  'system-setting': Object.keys(systemSetting),
}
type Group = keyof typeof idsOf
const hasGroup = (name: string, group: Group) =>
  textGroups[paths[name as keyof typeof paths]]?.includes(group) ?? false

const tables = ['screens.ts', 'platform-screens.ts'].map(here)
/** What these load for each page, by the name of its path. */
const modulesOfPages = tables
  .map((table) => readFileSync(table, 'utf8'))
  .join('\n')
  .split(/^ {2}\[paths\.(?=\w+\]: \{$)/m)
  .slice(1)
  .map((entry): [string, readonly string[]] => [
    /^\w+/.exec(entry)![0],
    [...entry.matchAll(/import\(\s*\/\*.*?\*\/\s*'([^']+)'/g)].map(([, module]) => module!),
  ])

/** What stands around the pages, and the pages themselves but those with texts of the group. */
const modulesWithout = (group: Group) => {
  const known = new Set(tables)
  const roots = [
    '../main',
    '../sign-in',
    ...modulesOfPages.flatMap(([name, own]) => (hasGroup(name, group) ? [] : own)),
  ]
  for (const root of roots) loadedBy(here(root), known)
  return [...known].filter((file) => !file.includes(join('src', 'texts')))
}

/** Which of these ids a module names, also by how they begin: `accounts.sort.${field}`. */
function idsIn(file: string, ids: readonly string[]): readonly string[] {
  const source = sourceOf(file)
  const begun = [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/gi)].map(([, start]) => start!)
  return ids.filter(
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
  expect(pagePaths.filter((path) => pages[path].access !== undefined)).toEqual(
    pagePaths.filter((path) => path in textGroups),
  )
})

test.each(['admin', 'super-admin', 'permissions', 'system-setting'] as const)(
  'I18N-01 what pages without the texts of %s load needs none of them',
  (group) => {
    const files = modulesWithout(group)
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap((file) => idsIn(file, idsOf[group]).map((id) => [file, id]))).toEqual([])
  },
)

test.each(['en', 'vi'])('no text of %s stands in two files, of which the later would win', (lang) => {
  const folder = here(`../texts/${lang}`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  const ids = files.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
  )
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})
