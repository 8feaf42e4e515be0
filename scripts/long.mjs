// `npm run long -- NAME`: what takes over five minutes, and is therefore not part of `npm test`. Each name is a module in
// scripts/long/; a whole run writes date, duration and result into docs/long/NAME.md, in place of the last ones. With
// arguments after the name only a part is run, and nothing is written. Without a name: what there is.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { Missing, requireNode } from './lib/machine.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { root, say, stopCode } from './lib/run.mjs'

/**
 * `result` is one line, `details` are lines of Markdown. A run with arguments that is `whole` all the same is written too.
 *
 * @typedef {{ passed: boolean, result: string, details?: string[], whole?: boolean }} Outcome
 */

const names = readdirSync(join(root, 'scripts/long')).map((file) => file.replace(/\.mjs$/, ''))
const load = (name) => import(`./long/${name}.mjs`)
const pageOf = (name, { page = `docs/long/${name}.md` }) => join(root, page)

/** The facts of the last whole run by name (date, duration, commit, passed, result); undefined before the first. */
function lastRun(name, module) {
  const page = pageOf(name, module)
  if (!existsSync(page)) return undefined
  const rows = readFileSync(page, 'utf8').matchAll(/^\| (date|duration|commit|passed|result) \| (.*) \|$/gm)
  return Object.fromEntries([...rows].map(([, fact, value]) => [fact, value]))
}

async function list() {
  say('npm run long -- NAME [ARGUMENTS]\n')
  for (const name of names) {
    const module = await load(name)
    const { what, sample, usage = '' } = module
    const last = lastRun(name, module)
    const facts = last && `${last.date}, ${last.duration}: ${last.result}`
    say(`${name} ${usage}\n  ${what}\n  in npm test: ${sample}\n  last: ${facts ?? 'never run as a whole'}\n`)
  }
  return 0
}

function write(name, module, { passed, result, details = [] }, seconds) {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
  const facts = {
    date: new Date().toISOString().slice(0, 10),
    duration: duration(seconds),
    commit,
    passed: passed ? 'yes' : 'no',
    result,
  }
  const lines = [
    `# ${name}`,
    '',
    `${module.what}. Written by \`npm run long -- ${name}\`; in \`npm test\`: ${module.sample}.`,
    '',
    '| last run | |',
    '| --- | --- |',
    ...Object.entries(facts).map(([fact, value]) => `| ${fact} | ${value} |`),
    ...(details.length > 0 ? ['', ...details] : []),
  ]
  mkdirSync(join(root, 'docs/long'), { recursive: true })
  writeFileSync(pageOf(name, module), lines.join('\n') + '\n')
}

const duration = (seconds) =>
  seconds < 60 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`

async function long([name, ...args]) {
  requireNode()
  await ensurePackages()
  if (!name) return list()
  if (!names.includes(name)) throw new Missing(`There is no long run ${name}: ${names.join(', ')} are there.`)
  const startedAt = performance.now()
  const module = await load(name)
  const outcome = await module.run(args)
  if (stopCode()) return stopCode()
  const seconds = (performance.now() - startedAt) / 1000
  if (args.length === 0 || outcome.whole) write(name, module, outcome, seconds)
  for (const line of outcome.details ?? []) say(line)
  say(`\n${name}: ${outcome.passed ? 'passed' : 'failed'} in ${duration(seconds)}, ${outcome.result}`)
  return outcome.passed ? 0 : 1
}

try {
  process.exitCode = await long(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Missing)) throw error
  process.exitCode = stopCode() ?? 1
  if (!stopCode()) say(error.message)
}
