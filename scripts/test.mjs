// `npm test`, `npm run check` and `npm run e2e`: steps with their counts; scripts/lib/steps.mjs holds the steps.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { ensureBrowser } from './lib/browser.mjs'
import { buildIsFresh } from './lib/build.mjs'
import { checkCounts } from './lib/counts.mjs'
import { Missing, requireNode } from './lib/machine.mjs'
import { ensureNginx } from './lib/nginx.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { passSignalsOn, root, runNode, say, stopCode } from './lib/run.mjs'
import { clearReports, steps, stepsOfChange } from './lib/steps.mjs'

/** Types, lint and build need up to two gigabytes each. */
const LANES = Math.min(2, availableParallelism())

const usage = () =>
  new Missing(
    'Usage: npm test -- --only NAMES, or npm run check -- --changed[=REF], ' +
      `where NAMES are some of ${steps.map(({ name }) => name).join(',')}.`,
  )

/** What is asked for: `only` (names of steps) and `changed` (since which ref); throws `Missing` on anything else. */
function readOptions(args) {
  const options = {}
  for (let at = 0; at < args.length; at += 1) {
    const [option, value] = args[at].split('=')
    if (option === '--only') options.only = (value ?? args[(at += 1)] ?? '').split(',')
    else if (option === '--changed') options.changed = value ?? 'main'
    else throw usage()
  }
  return options
}

/** The steps of these names; all when there are none. */
function stepsOf(names = steps.map(({ name }) => name)) {
  if (!names.every((name) => steps.some((step) => step.name === name))) throw usage()
  const needsBuild = steps.some(({ name, needs }) => names.includes(name) && needs?.includes('build'))
  const withBuild = needsBuild && !buildIsFresh() ? [...names, 'build'] : names
  return steps.filter((step) => withBuild.includes(step.name))
}

/** What differs from where this branch left `ref`, by the rule that scripts/changed.ts tells. */
async function planSince(ref) {
  const { code, output } = await runNode(['--import', 'tsx', 'scripts/changed.ts', ref], { quiet: true })
  if (code !== 0) throw new Missing(`What changed since ${ref} cannot be told:\n${output}`)
  const plan = JSON.parse(output)
  const format = plan.changed.filter((file) => existsSync(join(root, file)))
  const sources = format.filter((file) => /\.(ts|tsx|js|cjs|mjs)$/.test(file))
  return { ...plan, format, lint: format.includes('eslint.config.js') ? ['.'] : sources }
}

const whatIsLeft = ({ left, changed }) => {
  const journeys = changed.filter((file) => file.startsWith('e2e/'))
  const browser = journeys.length > 0 ? `browser tests (changed: ${journeys.join(', ')})` : 'browser tests'
  return `Not run: ${left.length} test files that reach a change from afar, ${browser}. npm test runs everything.`
}

/** Runs the steps in their order, neighbours that are `beside` on two lanes; names of the failed go to `failed`. */
async function runSteps(chosen, failed, env) {
  const rows = []
  const rest = [...chosen]
  while (rest.length > 0 && !stopCode()) {
    const alone = rest.findIndex((step) => !step.beside)
    const group = rest.splice(0, alone === 0 ? 1 : alone < 0 ? rest.length : alone)
    rows.push(...(await runGroup(group, failed, env)))
  }
  return rows
}

async function runGroup(group, failed, env) {
  const waiting = [...group]
  const rows = []
  const lane = async () => {
    for (let step = waiting.shift(); step && !stopCode(); step = waiting.shift())
      rows.push(await runStep(step, failed, env, group.length > 1))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return rows
}

/** @param quiet shows what the step prints when it has ended, so that two steps do not speak at once */
async function runStep(step, failed, env, quiet) {
  const heading = `\n== ${step.title} (${step.name})`
  if (!quiet) say(heading)
  const startedAt = performance.now()
  const needed = step.needs?.filter((name) => failed.has(name)) ?? []
  if (needed.length > 0) say(`Not run, because this failed: ${needed.join(', ')}.`)
  const { output = '', ...counts } = needed.length > 0 ? checkCounts(1) : await step.run(env, { quiet })
  if (counts.failed > 0) failed.add(step.name)
  const row = { name: step.name, counts, seconds: (performance.now() - startedAt) / 1000 }
  if (quiet) say(heading)
  if (output.trim()) say(output.trim())
  say(`== ${describe(row)}`)
  return row
}

function describe({ name, counts, seconds }) {
  const result = `${counts.passed} passed, ${counts.failed} failed`
  return `${name.padEnd(8)} ${result.padEnd(26)} ${seconds.toFixed(1)} s`
}

/**
 * The path of a program that steps need; without it the sentence is printed and the program counts as failed, unless it is
 * one that only CI must have.
 */
async function find(name, ensure, failed, isNeeded = true) {
  try {
    return await ensure()
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    if (isNeeded) failed.add(name)
    say(error.message)
    return undefined
  }
}

async function test({ only, changed }) {
  requireNode()
  const ofAll = stepsOf(only)
  await ensurePackages()
  const plan = changed && (await planSince(changed))
  if (plan)
    say(`${plan.changed.length} files differ from ${plan.base}; ${plan.tests.length} test files are near.`)
  const chosen = plan ? stepsOfChange(plan) : ofAll
  const failed = new Set()
  const env = { ...process.env }
  // An inherited "production" would take React's test helpers away.
  delete env.NODE_ENV
  const isWanted = (name) => chosen.some((step) => step.needs?.includes(name))
  if (isWanted('browser')) env.CHROMIUM_PATH = await find('browser', ensureBrowser, failed)
  if (isWanted('nginx')) env.NGINX_PATH = await find('nginx', ensureNginx, failed, Boolean(process.env.CI))
  if (!plan) clearReports(chosen.map((step) => step.name))
  const rows = await runSteps(chosen, failed, env)
  return { rows, note: plan && whatIsLeft(plan) }
}

/** The closing report; its last line is `N passed, N failed`. */
function summarize({ rows, note }) {
  const sum = (key) => rows.reduce((total, row) => total + row.counts[key], 0)
  // What a log cut in its middle would hide.
  const list = (heading, key) => {
    const titles = rows.flatMap(({ counts }) => counts[key] ?? [])
    if (titles.length > 0) say(`\n${heading}:\n  ${titles.join('\n  ')}`)
  }
  say()
  for (const row of rows) say(describe(row))
  say(`${'all'.padEnd(35)} ${(performance.now() / 1000).toFixed(1)} s`)
  list('Passed at the second try only', 'unsteady')
  list('Failed', 'failures')
  if (note) say(`\n${note}`)
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}

passSignalsOn()
try {
  const report = await test(readOptions(process.argv.slice(2)))
  process.exitCode = stopCode() ?? summarize(report)
} catch (error) {
  say(error instanceof Missing ? error.message : error.stack)
  say('\n0 passed, 1 failed')
  process.exitCode = stopCode() ?? 1
}
