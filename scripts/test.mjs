import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { ensureBrowser } from './lib/browser.mjs'
import { buildIsFresh } from './lib/build.mjs'
import { checkCounts } from './lib/counts.mjs'
import { Missing, requireNode } from './lib/machine.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { passSignalsOn, say, stopCode } from './lib/run.mjs'
import { clearReports, steps } from './lib/steps.mjs'

/** The steps that `--only a,b` names, all without it; throws `Missing` on a name that is none. */
function chosenSteps(args) {
  const [option, value] = args.join('=').split('=')
  if (args.length === 0) return steps
  const names = (value ?? '').split(',')
  const known = steps.map((step) => step.name)
  if (option !== '--only' || !names.every((name) => known.includes(name))) {
    throw new Missing(`Usage: npm test -- --only NAMES, where NAMES are some of ${known.join(',')}.`)
  }
  const withBuild = names.includes('e2e') && !buildIsFresh() ? [...names, 'build'] : names
  return steps.filter((step) => withBuild.includes(step.name))
}

/** Runs the steps one after the other; what failed stands in the answer by the step's name. */
async function runSteps(chosen, failed, env) {
  const rows = []
  for (const step of chosen) {
    if (stopCode()) break
    const row = await runStep(step, failed, env)
    if (row.counts.failed > 0) failed.add(step.name)
    rows.push(row)
  }
  return rows
}

async function runStep(step, failed, env) {
  say(`\n== ${step.title} (${step.name})`)
  const startedAt = performance.now()
  const needed = step.needs?.filter((name) => failed.has(name)) ?? []
  if (needed.length > 0) say(`Not run, because this failed: ${needed.join(', ')}.`)
  const counts = needed.length > 0 ? checkCounts(1) : await step.run(env)
  const row = { name: step.name, counts, seconds: (performance.now() - startedAt) / 1000 }
  say(`== ${describe(row)}`)
  return row
}

function describe({ name, counts, seconds }) {
  const result = `${counts.passed} passed, ${counts.failed} failed`
  return `${name.padEnd(8)} ${result.padEnd(26)} ${seconds.toFixed(1)} s`
}

/** The browser's path; without one the sentence is printed and the browser counts as failed. */
async function findBrowser(failed) {
  try {
    return await ensureBrowser()
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    failed.add('browser')
    say(error.message)
    return undefined
  }
}

async function test(args) {
  requireNode()
  const chosen = chosenSteps(args)
  await ensurePackages()
  const failed = new Set()
  const env = { ...process.env }
  // An inherited "production" would take React's test helpers away.
  delete env.NODE_ENV
  if (chosen.some((step) => step.needs?.includes('browser'))) {
    env.CHROMIUM_PATH = await findBrowser(failed)
  }
  clearReports(chosen.map((step) => step.name))
  return runSteps(chosen, failed, env)
}

function summarize(rows) {
  say()
  for (const row of rows) say(describe(row))
  const sum = (key) => rows.reduce((total, row) => total + row.counts[key], 0)
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}

passSignalsOn()
try {
  const rows = await test(process.argv.slice(2))
  process.exitCode = stopCode() ?? summarize(rows)
} catch (error) {
  say(error instanceof Missing ? error.message : error.stack)
  say('\n0 passed, 1 failed')
  process.exitCode = stopCode() ?? 1
}
