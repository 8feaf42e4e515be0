import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { ensureBrowser } from '../lib/browser.mjs'
import { ensureBuild } from '../lib/build.mjs'
import { playwrightCounts } from '../lib/counts.mjs'
import { passSignalsOn, root, runNode } from '../lib/run.mjs'

const report = join(root, '.cache/long/axe.json')

export const what =
  'axe over every screen in both languages, themes and layouts, at three widths, and over hard colours of organizations'
export const sample = 'every screen in one setting, one of each kind in two opposite ones (e2e/axe.e2e.ts)'
export const usage = '[-g SCREEN]'

/**
 * @param {string[]} args further ones for Playwright
 * @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser or a build
 */
export async function run(args) {
  passSignalsOn()
  const env = { ...process.env, AXE_ALL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  env.CHROMIUM_PATH = await ensureBrowser()
  await ensureBuild()
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const reporter = process.stdout.isTTY ? 'line' : 'dot'
  const cli = 'node_modules/@playwright/test/cli.js'
  // Names are found in whole addresses, so they are whole; with a space `--project` would take one for a project.
  const { code } = await runNode(
    [
      cli,
      'test',
      'e2e/axe.e2e.ts',
      'e2e/colours.e2e.ts',
      '--project=sandbox',
      `--reporter=${reporter},json`,
      ...args,
    ],
    {
      env,
    },
  )
  const { passed, failed, unsteady = [] } = playwrightCounts(report, code)
  return {
    passed: failed === 0,
    result: `${passed} passed, ${failed} failed`,
    details: unsteady.map((title) => `- passed at the second try only: ${title}`),
  }
}
