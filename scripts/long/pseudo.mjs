import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { ensureBrowser } from '../lib/browser.mjs'
import { copyOfProject } from '../lib/copy.mjs'
import { playwrightCounts } from '../lib/counts.mjs'
import { Missing } from '../lib/machine.mjs'
import { passSignalsOn, root, runNode } from '../lib/run.mjs'

export const what =
  'every page and drawer of a copy of the console whose English is a pseudo-language (accented, a third longer, in brackets): no word stands in the code, no label is cut'
export const sample = 'that every text can be said in it (scripts/pseudo-language.test.ts)'
export const usage = '[-g WALK]'

/**
 * @param {string[]} args further ones for Playwright
 * @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser or a build
 */
export async function run(args) {
  const report = join(root, '.cache/long/pseudo.json')
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  passSignalsOn()
  const env = { ...process.env, EVERY_SETTING: '1', PSEUDO: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  env.CHROMIUM_PATH = await ensureBrowser()
  const cwd = copyOfProject('pseudo')
  try {
    const texts = await runNode(['--import', 'tsx', 'scripts/pseudo-language.ts', 'src/texts/en'], {
      cwd,
      env,
    })
    // Longer texts are beyond the budgets, which are judged once everything is written.
    const build = ['node_modules/webpack/bin/webpack.js', '--mode', 'production']
    const built = await runNode(build, { cwd, env, quiet: true })
    if (texts.code !== 0 || !existsSync(join(cwd, 'dist/index.html')))
      throw new Missing(`It could not be built: ${built.output}`)
    const { code } = await runNode(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        'e2e/crawl.e2e.ts',
        '--project=sandbox',
        '--reporter=dot,json',
        ...args,
      ],
      { cwd, env },
    )
    const { passed, failed } = playwrightCounts(report, code)
    return { passed: failed === 0, result: `${passed} walks passed, ${failed} failed` }
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
