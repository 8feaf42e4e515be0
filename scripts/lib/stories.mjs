import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { changedAt, newestIn } from './build.mjs'
import { checkCounts, playwrightCounts } from './counts.mjs'
import { root, runNode, say } from './run.mjs'

const MINUTE = 60_000
const index = join(root, 'storybook-static/index.json')
const inputs = [
  'src',
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  'openapi',
  'package.json',
  'package-lock.json',
]

const isFresh = () => changedAt(index) > Math.max(...inputs.map((path) => newestIn(join(root, path))))

/** Where Playwright's report of a project's last run stands, absolute. */
export const storiesReport = (project) => join(root, `.cache/test/${project}.json`)

/**
 * Builds Storybook where it is not fresh, and opens its stories in a browser.
 *
 * @param {'stories' | 'pictures'} project of .storybook/playwright.config.ts
 * @param {object} env with CHROMIUM_PATH
 * @param {string[]} [args] further ones for Playwright
 * @returns {Promise<import('./counts.mjs').Counts>} one failed where it could not be built
 */
export async function runStories(project, env, args = []) {
  const report = storiesReport(project)
  mkdirSync(join(root, '.cache/test'), { recursive: true })
  rmSync(report, { force: true })
  if (!isFresh()) {
    // --test leaves out what only a person at Storybook needs: source maps, pages of documentation.
    const build = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--test', '--disable-telemetry']
    const { code, output } = await runNode(build, { env, quiet: true, limitMs: 10 * MINUTE })
    if (code !== 0) {
      say(output)
      return checkCounts(1)
    }
  }
  const reporter = process.stdout.isTTY ? 'line' : 'dot'
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '--config=.storybook/playwright.config.ts']
  const { code } = await runNode([...cli, `--project=${project}`, `--reporter=${reporter},json`, ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMs: 30 * MINUTE,
  })
  return playwrightCounts(report, code)
}
