/**
 * What has changed in the description since the last release, and what of it breaks callers.
 *
 *   npm run api:changes                  since the last release
 *   npm run api:changes -- REF           since any commit, tag or branch
 *   npm run api:changes -- --check       fails where CHANGELOG.md does not name an operation that breaks, as `operationId`
 *   npm run api:changes -- --markdown    as the page of `npm run docs` has it
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { compare } from './api-changes/compare'
import { gitIn, lastRelease, sinceRelease, type Base } from './api-changes/release'
import { asLines, asMarkdown, unnamed } from './api-changes/report'

const root = join(__dirname, '..')
const BUNDLE = 'openapi/bundle.gen.json'
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const git = gitIn(root)

function main(): number {
  const options = process.argv.slice(2)
  const [ref] = options.filter((each) => !each.startsWith('--'))
  const changelog = read('CHANGELOG.md')
  const base: Base = ref === undefined ? lastRelease(git, changelog) : { ref, name: ref }
  if ('none' in base) return tell(base.none, options)
  const before = git('show', `${base.ref}:${BUNDLE}`)
  if (before === undefined)
    return tell(`${base.ref} is no commit of this clone, or has no description.`, options, 1)
  const comparison = compare(JSON.parse(before) as object, JSON.parse(read(BUNDLE)) as object)
  if (options.includes('--markdown')) {
    console.log(asMarkdown(base.name, comparison))
    return 0
  }
  console.log(asLines(base.name, comparison))
  if (!options.includes('--check')) return 0
  const missing = unnamed(comparison, sinceRelease(changelog))
  if (missing.length > 0)
    console.log(`\nCHANGELOG.md does not name what breaks callers: ${missing.join(', ')}`)
  return missing.length > 0 ? 1 : 0
}

/** Nothing can be compared. Before the first release nothing can break; otherwise a check that could not look has not passed. */
function tell(sentence: string, options: readonly string[], code = 0): number {
  console.log(options.includes('--markdown') ? `# Changes\n\n${sentence}` : sentence)
  return code || (options.includes('--check') && !sentence.startsWith('Nothing was released') ? 1 : 0)
}

process.exitCode = main()
