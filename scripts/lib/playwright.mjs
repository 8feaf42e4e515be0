import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { ensureBrowser } from './browser.mjs'
import { ensureBuild } from './build.mjs'
import { playwrightCounts } from './counts.mjs'
import { passSignalsOn, root, runNode } from './run.mjs'

/**
 * Runs browser tests of some files in every setting, where `npm test` runs a sample of them.
 *
 * @param {string} name of the long run
 * @param {string[]} files below e2e, whole names: names are found in whole addresses
 * @param {string[]} args further ones for Playwright
 * @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser or a build
 */
export async function runEverySetting(name, files, args) {
  const report = join(root, `.cache/long/${name}.json`)
  passSignalsOn()
  const env = { ...process.env, EVERY_SETTING: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  env.CHROMIUM_PATH = await ensureBrowser()
  await ensureBuild()
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const reporter = process.stdout.isTTY ? 'line' : 'dot'
  const cli = 'node_modules/@playwright/test/cli.js'
  // With a space `--project` would take a name for a project.
  const { code } = await runNode(
    [cli, 'test', ...files, '--project=sandbox', `--reporter=${reporter},json`, ...args],
    { env },
  )
  const { passed, failed, unsteady = [] } = playwrightCounts(report, code)
  return {
    passed: failed === 0,
    result: `${passed} passed, ${failed} failed`,
    details: unsteady.map((title) => `- passed at the second try only: ${title}`),
  }
}
