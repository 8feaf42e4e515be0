import { runEverySetting } from '../lib/playwright.mjs'
import { runNode } from '../lib/run.mjs'

export const what =
  'every flow of the mission and each branch of it that the documents name, performed in a browser over the sandbox and kept as tapes (`e2e/tapes`), and docs/test-script.md made of them'
export const sample =
  'five of the scenarios in a browser (e2e/tapes.e2e.ts), and that script, tapes and scenarios are of one mind (scripts/test-script.test.ts)'
export const usage = '[-g TITLE]'

/**
 * @param {string[]} args further ones for Playwright
 * @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser or a build
 */
export async function run(args) {
  const performed = await runEverySetting('tapes', ['e2e/tapes.e2e.ts'], args)
  const { code } = await runNode(['--import', 'tsx', 'scripts/test-script.ts'])
  return { ...performed, passed: performed.passed && code === 0 }
}
