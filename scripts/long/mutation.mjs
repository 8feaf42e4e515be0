import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { Missing } from '../lib/machine.mjs'
import { root, say } from '../lib/run.mjs'

/** Per cent of all mutants together that the tests must notice. */
const ASKED = 85
const NOTICED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

export const what = `StrykerJS: of the small faults put into each flow, ${ASKED} % are noticed by the tests next to it`
export const sample = 'the smallest flow'
export const usage = '[--smallest] [src/…/flow.ts …]'

/**
 * Mutates flows, each against the one test file next to it: what only a test elsewhere notices counts as missed.
 *
 * Stryker 9 is the last that runs on Node 20; its own runner takes Jest 30 (one environment per file, so a flow's
 * test must not choose another one by a comment).
 *
 * @param {string[]} args paths of flows, or `--smallest` for the shortest one; all without
 * @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` for a path without a test
 */
export async function run(args) {
  const flows = args[0] === '--smallest' ? [smallest(allFlows())] : args.length > 0 ? args : allFlows()
  const rows = []
  for (const flow of flows) rows.push(await mutate(flow))
  const all = rows.flatMap(({ mutants }) => mutants)
  const missed = all.filter(({ status }) => MISSED.includes(status))
  return {
    passed: scoreOf(all) >= ASKED,
    result: `${percent(scoreOf(all))} of ${counted(all)} mutants noticed, ${ASKED} % asked`,
    details: [
      '| flow | score | mutants | missed | seconds |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows.map(({ flow, mutants, seconds }) => {
        const cells = [flow, percent(scoreOf(mutants)), counted(mutants), count(mutants, MISSED), seconds]
        return `| ${cells.join(' | ')} |`
      }),
      ...(missed.length > 0 ? ['', 'Missed:', ''] : []),
      ...missed.map(describe),
    ],
  }
}

const allFlows = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src/**/flow.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)))
    // One that only names the flows of others has nothing to change.
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('function*'))

const smallest = (files) => {
  const sizes = new Map(files.map((file) => [file, statSync(join(root, file)).size]))
  return files.reduce((least, file) => (sizes.get(file) < sizes.get(least) ? file : least))
}

async function mutate(flow) {
  const test = flow.replace(/\.ts$/, '.test.ts')
  for (const file of [flow, test])
    if (!existsSync(join(root, file))) throw new Missing(`${file} is not there.`)
  say(`${flow} ...`)
  const startedAt = Date.now()
  // Stryker works in the current folder, and asks Jest in child processes.
  process.chdir(root)
  delete process.env.NODE_ENV
  const { Stryker } = await import('@stryker-mutator/core')
  const mutants = await new Stryker({
    mutate: [`${flow}:1-${linesOfFlow(flow)}`],
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      configFile: 'jest.config.ts',
      // Stryker loads the environment itself, untransformed: that of jest.config.ts is TypeScript over this one.
      config: { testMatch: [`<rootDir>/${test}`], testEnvironment: 'jest-fixed-jsdom' },
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    concurrency: availableParallelism(),
    // A mutant that waits for ever is noticed; a slow machine must not be.
    timeoutMS: 20_000,
    timeoutFactor: 3,
    // What no test of a flow reads need not be copied.
    ignorePatterns: [
      '.cache',
      'dist',
      'docs',
      'e2e',
      'storybook-static',
      'test-results',
      'playwright-report',
    ],
    tempDirName: '.cache/stryker',
    cleanTempDir: 'always',
    reporters: [],
    fileLogLevel: 'off',
    logLevel: process.env.MUTATION_LOG ?? 'error',
    disableTypeChecks: false,
  }).runMutationTest()
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  say(`  ${percent(scoreOf(mutants))} of ${counted(mutants)} in ${seconds} s`)
  return { flow: dirname(flow), mutants: mutants.filter(isValid), seconds }
}

/** Without its last lines, the `parts`: what comes with which screen is shown by src/app/parts.test.ts. */
function linesOfFlow(flow) {
  const lines = readFileSync(join(root, flow), 'utf8').split('\n')
  const parts = lines.findIndex((line) => line.startsWith('export const parts'))
  return parts === -1 ? lines.length : parts
}

const isValid = ({ status }) => [...NOTICED, ...MISSED].includes(status)
const count = (mutants, statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
const counted = (mutants) => mutants.filter(isValid).length
const scoreOf = (mutants) => (100 * count(mutants, NOTICED)) / Math.max(1, counted(mutants))
const percent = (score) => `${score.toFixed(1)} %`

function describe({ fileName, location, mutatorName, replacement, status }) {
  const place = `${fileName.slice(fileName.indexOf('src/'))}:${location.start.line}`
  const instead = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 80)
  const never = status === 'NoCoverage' ? ' (no test comes here)' : ''
  return `- ${place} ${mutatorName}: \`${instead}\`${never}`
}
