import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { ensureBuild } from '../lib/build.mjs'
import { Missing } from '../lib/machine.mjs'
import { ensureOtherBrowsers } from '../lib/other-browsers.mjs'
import { passSignalsOn, root, runNode } from '../lib/run.mjs'

export const what =
  'Every scenario of the mission (`e2e/tapes`), what goes by the browser’s own clock, a list with a drawer, forms with a file and the command palette, in Firefox and in WebKitGTK of Debian'
export const sample = 'nothing, as these browsers need not be installed'
export const usage = '[PART..., as "Firefox captcha/": the results of the others stay]'
export const page = 'docs/browsers.md'

/** @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without the browsers or a build */
export async function run(parts) {
  const report = join(root, '.cache/long/browsers.json')
  passSignalsOn()
  const { firefox, webkit } = await ensureOtherBrowsers()
  await ensureBuild()
  mkdirSync(dirname(report), { recursive: true })
  if (parts.length === 0) rmSync(report, { force: true })
  const tsconfig = join(root, 'e2e/browsers/stand-in.json')
  const { code } = await runNode(['--import', 'tsx', 'e2e/browsers/run.ts', report, ...parts], {
    env: { ...process.env, TSX_TSCONFIG_PATH: tsconfig, FIREFOX: firefox, WEBKIT_DRIVER: webkit },
  })
  const { scenarios, results } = read(report)
  const all = 2 * Object.values(scenarios).reduce((sum, count) => sum + count, 0)
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length
  return {
    passed: code === 0 && results.length > 0 && count('failed') === 0,
    whole: results.length === all,
    result: `${count('passed')} passed, ${count('failed')} failed, ${count('not tried')} not tried, ${all - results.length} not performed yet`,
    details: [
      ...table(scenarios, results),
      ...list('Failed', 'failed', results),
      ...list('Not tried', 'not tried', results),
      ...NEVER,
    ],
  }
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    throw new Missing('The browsers could not be started: see above.')
  }
}

/** What was performed of each flow in each browser, and how long it took. */
function table(scenarios, results) {
  const browsers = [...new Set(results.map(({ browser, version }) => `${browser} ${version}`))].sort()
  const cell = (flow, count) => (name) => {
    const all = results.filter((each) => each.flow === flow && `${each.browser} ${each.version}` === name)
    const passed = all.filter(({ outcome }) => outcome === 'passed').length
    const seconds = all.reduce((sum, each) => sum + each.seconds, 0)
    return all.length === 0 ? 'not performed yet' : `${passed} of ${count}, ${Math.round(seconds)} s`
  }
  return [
    `| flow: scenarios that passed | ${browsers.join(' | ')} |`,
    `| --- |${' --- |'.repeat(browsers.length)}`,
    ...Object.entries(scenarios).map(
      ([flow, count]) => `| ${flow} | ${browsers.map(cell(flow, count)).join(' | ')} |`,
    ),
  ]
}

function list(title, outcome, results) {
  const those = results.filter((result) => result.outcome === outcome)
  if (those.length === 0) return []
  return [
    '',
    `## ${title}`,
    '',
    ...those.map(({ browser, flow, scenario, why }) => `- ${browser}, ${flow}, ${scenario}: ${why}`),
  ]
}

const NEVER = [
  '',
  '## Never tried',
  '',
  '- Safari itself, on a Mac or an iPhone: WebKitGTK shares its engine, not its keyboard, file dialogs, date fields and blocking of storage.',
  '- Firefox on Android, and any other browser on a phone but Chromium in its size (`e2e/phone.e2e.ts`).',
  '- Edge and Chrome as their makers build them: Debian’s Chromium has their engine.',
  '- What the console of WebKitGTK reports before a page stands: its driver tells no messages.',
]
