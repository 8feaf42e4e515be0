import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { build } from './build.mjs'
import { checkCounts, jestCounts, playwrightCounts } from './counts.mjs'
import { root, runNode } from './run.mjs'
import { runStories } from './stories.mjs'

const folder = join(root, '.cache/test')

/** Where a step leaves its report, by the step's name; scripts/trace.ts reads them. */
const reports = {
  unit: join(folder, 'jest.json'),
  e2e: join(folder, 'e2e.json'),
  deploy: join(folder, 'deploy.json'),
}
/** The report of the tests near a change, which says nothing about the requirements as a whole. */
const partReport = join(folder, 'changed.json')

const minute = 60_000
const bins = {
  tsc: 'node_modules/typescript/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
}
const prettierCheck = [bins.prettier, '--check', '--log-level', 'warn']
/** What an earlier run of a check found, kept for the check of a change. */
const cached = (name) => ['--cache', '--cache-location', join('.cache', name)]

/**
 * One step: `run` takes the environment and `quiet` (to keep what is printed for `output`) and answers the counts. A
 * step is failed without a run when one that it `needs` failed. Neighbours that are `beside` may run at the same time.
 *
 * @typedef {import('./counts.mjs').Counts & { output?: string }} Result
 * @typedef {{ name: string, title: string, needs?: string[], beside?: boolean,
 *   run: (env: object, options?: { quiet?: boolean }) => Promise<Result> }} Step
 */

/**
 * The steps of `npm test` in their order.
 *
 * @type {Step[]}
 */
export const steps = [
  // The longest first, as two lanes end soonest that way.
  check('lint', 'Lint', [bins.eslint, '.']),
  check('types', 'Types', [bins.tsc, '--noEmit']),
  check('format', 'Format', [...prettierCheck, '.']),
  { name: 'build', title: 'Production build and its budgets', beside: true, run: runBuild },
  {
    name: 'unit',
    title: 'Texts, generated files, units, flows, screens and sandbox',
    run: (env) => runJest(env, reports.unit),
  },
  {
    ...check('mutation', 'Small faults in the smallest flow are noticed', [
      'scripts/long.mjs',
      'mutation',
      '--smallest',
    ]),
    beside: false,
  },
  {
    name: 'stories',
    title: 'Every story in a browser, with axe',
    needs: ['browser'],
    run: (env) => runStories('stories', env),
  },
  {
    name: 'e2e',
    title: 'End to end in a browser',
    needs: ['browser', 'build'],
    run: (env) => runPlaywright(env, reports.e2e, ['sandbox', 'contract', 'mock']),
  },
  {
    name: 'deploy',
    title: 'The console behind a real nginx',
    needs: ['browser', 'nginx', 'build'],
    run: (env) => runDeployed(env, reports.deploy),
  },
  {
    ...check('trace', 'Requirements that a passing test names', ['--import', 'tsx', 'scripts/trace.ts']),
    beside: false,
  },
]

/**
 * The steps of `npm run check -- --changed`: types, and of the rest what scripts/changed.ts planned.
 *
 * @param {import('../changed.ts').Plan & { lint: string[], format: string[] }} plan files that are there
 * @returns {Step[]}
 */
export function stepsOfChange({ tests, lint, format }) {
  const titles = ['--import', 'tsx', 'scripts/trace.ts', '--titles', partReport]
  const unit = async (env) => {
    const counts = await runJest(env, partReport, tests)
    const known = checkCounts((await runNode(titles, { env })).code)
    return { passed: counts.passed + known.passed, failed: counts.failed + known.failed }
  }
  return [
    check('types', 'Types', [bins.tsc, '--noEmit']),
    ...(lint.length > 0
      ? [
          check('lint', `Lint of ${counted(lint)}`, [
            bins.eslint,
            '--no-warn-ignored',
            ...cached('eslint'),
            ...lint,
          ]),
        ]
      : []),
    ...(format.length > 0
      ? [
          check('format', `Format of ${counted(format)}`, [
            ...prettierCheck,
            '--ignore-unknown',
            ...cached('prettier'),
            ...format,
          ]),
        ]
      : []),
    ...(tests.length > 0
      ? [{ name: 'unit', title: `Jest, ${counted(tests)}, and the ids of their titles`, run: unit }]
      : []),
  ]
}

const counted = ({ length }) => (length === 1 ? '1 file' : `${length} files`)

/** Forgets the reports of these steps, so that none of an earlier run is taken for theirs. */
export function clearReports(names) {
  mkdirSync(folder, { recursive: true })
  for (const name of names) if (reports[name]) rmSync(reports[name], { force: true })
}

function check(name, title, args) {
  const run = async (env, { quiet } = {}) => {
    const { code, output } = await runNode(args, { env, quiet, limitMs: 10 * minute })
    return { ...checkCounts(code), output }
  }
  return { name, title, beside: true, run }
}

async function runJest(env, file, tests = []) {
  // Jest leaves one core for a watching person; of two cores that is half.
  const workers = Math.max(2, availableParallelism() - 1)
  const report = ['--json', `--outputFile=${file}`]
  const some = tests.length > 0 ? ['--runTestsByPath', ...tests] : []
  // Screens make much that lives for a moment: more room for it is collected less often, which saves a tenth.
  const node = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js']
  const args = [...node, '--ci', `--maxWorkers=${workers}`, ...report, ...some]
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  const { code } = await runNode(args, { env, limitMs: 30 * minute })
  return jestCounts(file, code)
}

async function runBuild(env, { quiet } = {}) {
  const { code, output } = await build({ env, quiet, limitMs: 10 * minute })
  return { ...checkCounts(code), output }
}

async function runPlaywright(env, file, projects) {
  // The line reporter rewrites its line, which fills a log that is not a terminal with two lines a test.
  const reporter = process.stdout.isTTY ? 'line' : 'dot'
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...chosen, `--reporter=${reporter},json`]
  const withReport = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code } = await runNode(args, { env: withReport, limitMs: 45 * minute })
  return playwrightCounts(file, code)
}

/** Without nginx there is nothing to run; in CI that is a failure before (scripts/test.mjs). */
const runDeployed = async (env, file) =>
  env.NGINX_PATH ? runPlaywright(env, file, ['deploy']) : { passed: 0, failed: 0 }
