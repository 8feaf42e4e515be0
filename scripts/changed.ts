/**
 * What `npm run check -- --changed[=REF]` looks at, as one line of JSON: `Plan`. Changed is what differs from the
 * place where this branch left REF (`main` unless given): committed, uncommitted and untracked.
 *
 * Types are always checked as a whole. Lint and format read the changed files. Of the Jest tests those run that are
 * near a change; the whole `npm test` remains the proof. A test is near a changed file when it
 *
 * 1. is that file, imports it, or stands in its folder (texts: in `src/texts`);
 * 2. stands in the folder of a file that imports it (but for `src/app` and index files, which only register it);
 * 3. carries its noun: `organization-links` of `openapi/paths/organization-links.yaml`,
 *    `sandbox/operations/organization-links.ts` and `src/texts/en/organization-links.json` is in
 *    `sandbox/organization-links.test.ts` and `src/features/platform/organization-links/`.
 *
 * When none is, the tests of the nearest folder above count. Beyond that:
 * - `openapi/` and the tables in `docs/` run the tests of `openapi/` (generated files, messages) and of `src/api`;
 * - `src/app`, `src/session` and `src/flows` stand under every screen: all tests that import a changed file of theirs,
 *   over however many files, run, those that render the whole app among them;
 * - the set-up of Jest and the locked packages run everything.
 *
 * What it leaves out: tests that reach a change only over two or more files, or only because they render the whole
 * app; and browser tests. It names both.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import process from 'node:process'

/** Paths from the project's folder, with `/`. */
export type Plan = {
  readonly base: string
  readonly changed: readonly string[]
  /** The tests to run; `left` depend on a change too, and are not run. */
  readonly tests: readonly string[]
  readonly left: readonly string[]
}

const root = join(__dirname, '..')
const isTest = (file: string) => /^(src|sandbox|openapi|scripts|deploy)\/.*\.test\.tsx?$/.test(file)
const reachesEverything = (file: string) =>
  /^(package-lock\.json|jest\.config\.ts|scripts\/jest-.*)$/.test(file)
const standsUnderAll = (file: string) => /^src\/(app|session|flows)\//.test(file) && !isTest(file)
const onlyRegisters = (file: string) => /^src\/app\/|\/index\.tsx?$/.test(file)
const describes = (file: string) => /^openapi\/|^docs\/.*\.tsv$/.test(file)
const isText = (file: string) => file.startsWith('src/texts/')
const isGenerated = (file: string) => /\.gen\.[a-z]+$/.test(file)
/** Folders in which a file is named after what it is about. */
const namedByNoun = /^(openapi\/(paths|schemas|examples)|sandbox\/operations|src\/texts\/(en|vi)|src\/api)\//

const nameOf = (file: string) => basename(file).split('.')[0] ?? ''
const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"](\.[^'"]+)['"]/g
const TYPE_IMPORT = /\b(?:import|export) type [^'"]*['"][^'"]+['"]/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '/index.ts', '/index.tsx']

/** Who imports what: of each file, the files that import it. Types alone leave no trace at run time. */
export function importersOf(
  files: readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files)
  const importers = new Map<string, string[]>()
  for (const file of files.filter((name) => /\.(ts|tsx|mjs|cjs|js)$/.test(name) && !isGenerated(name)))
    for (const [, path = ''] of read(file).replace(TYPE_IMPORT, '').matchAll(IMPORT)) {
      const target = posix.join(dirname(file), path)
      const found = ENDINGS.map((ending) => target + ending).find((name) => known.has(name))
      if (found) importers.set(found, [...(importers.get(found) ?? []), file])
    }
  return importers
}

function withAllImporters(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const importer of importers.get(file) ?? []) withAllImporters(importer, importers, seen)
  return seen
}

/** The tests that are near a change, by the rule above, and those that depend on one and are left out; sorted. */
export function testsOf(
  changed: readonly string[],
  files: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): Pick<Plan, 'tests' | 'left'> {
  const tests = files.filter(isTest)
  const inFolder = (folder: string) => tests.filter((test) => dirname(test) === folder)
  const ofNoun = (file: string) =>
    (namedByNoun.test(file) ? tests : [])
      .filter((test) => [...dirname(test).split('/'), nameOf(test)].includes(nameOf(file)))
      .filter((test) => !isText(file) || test.startsWith('src/'))
  const above = (folder: string): string[] =>
    folder === '.' || inFolder(folder).length > 0 ? inFolder(folder) : above(dirname(folder))

  const near = (file: string): string[] => {
    if (isTest(file)) return tests.filter((test) => test === file)
    if (reachesEverything(file)) return tests
    if (standsUnderAll(file)) return [...withAllImporters(file, importers)].filter(isTest)
    const own = describes(file)
      ? [...inFolder('openapi'), ...inFolder('src/api')]
      : inFolder(isText(file) ? 'src/texts' : dirname(file))
    const direct = (importers.get(file) ?? []).flatMap((importer) =>
      isTest(importer)
        ? [importer]
        : onlyRegisters(importer)
          ? []
          : [...inFolder(dirname(importer)), ...ofNoun(importer)],
    )
    const found = [...own, ...direct, ...ofNoun(file)]
    return found.length > 0 || !/\.(tsx?|json|sql|css)$/.test(file) ? found : above(dirname(file))
  }
  const chosen = new Set(changed.flatMap(near))
  const dependent = new Set(changed.flatMap((file) => [...withAllImporters(file, importers)].filter(isTest)))
  return {
    tests: [...chosen].sort(),
    left: [...dependent].filter((test) => !chosen.has(test)).sort(),
  }
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean)

/** Throws what git says when REF is not there. */
function plan(ref: string): Plan {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', ref)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  const differs = [...new Set([...git('diff', '--name-only', '--no-renames', base), ...untracked])]
  const files = [...git('ls-files'), ...untracked].filter((file) => existsSync(join(root, file)))
  // What was deleted has importers only in what was changed with it.
  const importers = importersOf(files, (file) => readFileSync(join(root, file), 'utf8'))
  return { base: base.slice(0, 9), changed: differs.sort(), ...testsOf(differs, files, importers) }
}

if (process.argv[1]?.endsWith('changed.ts')) console.log(JSON.stringify(plan(process.argv[2] ?? 'main')))
