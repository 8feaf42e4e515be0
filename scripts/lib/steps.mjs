import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { build } from './build.mjs'
import { checkCounts, jestCounts, playwrightCounts } from './counts.mjs'
import { root, runNode } from './run.mjs'

const folder = join(root, '.cache/test')

/** Where a step leaves its report, by the step's name; scripts/trace.ts reads them. */
const reports = { unit: join(folder, 'jest.json'), e2e: join(folder, 'e2e.json') }

const minute = 60_000

/**
 * The steps of `npm test` in their order. `run` takes the environment and answers the counts; a step is
 * failed without a run when one that it `needs` failed.
 *
 * @type {{ name: string, title: string, needs?: string[], run: (env: object) => Promise<import('./counts.mjs').Counts> }[]}
 */
export const steps = [
  check('types', 'Types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  check('lint', 'Lint', ['node_modules/eslint/bin/eslint.js', '.']),
  check('format', 'Format', [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level',
    'warn',
    '.',
  ]),
  { name: 'unit', title: 'Texts, generated files, units, flows, screens and sandbox', run: runJest },
  { name: 'build', title: 'Production build and its budgets', run: runBuild },
  { name: 'e2e', title: 'End to end in a browser', needs: ['browser', 'build'], run: runPlaywright },
  check('trace', 'Requirements that a passing test names', ['--import', 'tsx', 'scripts/trace.ts']),
]

/** Forgets the reports of these steps, so that none of an earlier run is taken for theirs. */
export function clearReports(names) {
  mkdirSync(folder, { recursive: true })
  for (const name of names) if (reports[name]) rmSync(reports[name], { force: true })
}

function check(name, title, args) {
  const run = async (env) => checkCounts((await runNode(args, { env, limitMs: 10 * minute })).code)
  return { name, title, run }
}

async function runJest(env) {
  // Jest leaves one core for a watching person; of two cores that is half.
  const workers = Math.max(2, availableParallelism() - 1)
  const report = ['--json', `--outputFile=${reports.unit}`]
  const args = ['node_modules/jest/bin/jest.js', '--ci', `--maxWorkers=${workers}`, ...report]
  const { code } = await runNode(args, { env, limitMs: 30 * minute })
  return jestCounts(reports.unit, code)
}

async function runBuild(env) {
  return checkCounts(await build({ env, limitMs: 10 * minute }))
}

async function runPlaywright(env) {
  // The line reporter rewrites its line, which fills a log that is not a terminal with two lines a test.
  const reporter = process.stdout.isTTY ? 'line' : 'dot'
  const args = ['node_modules/@playwright/test/cli.js', 'test', `--reporter=${reporter},json`]
  const withReport = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e }
  const { code } = await runNode(args, { env: withReport, limitMs: 45 * minute })
  return playwrightCounts(reports.e2e, code)
}
