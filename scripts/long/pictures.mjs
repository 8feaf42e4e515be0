import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from '../lib/browser.mjs'
import { passSignalsOn } from '../lib/run.mjs'
import { runStories, storiesReport } from '../lib/stories.mjs'

export const what =
  'each story of Storybook, light and dark, beside the picture of it that a person accepted (`.storybook/pictures`), and in Vietnamese: axe on dark and on Vietnamese, no word that is not translated, no cut label; a difference is in `test-results/stories` as three pictures: expected, actual and what differs'
export const sample =
  'each story in English and light with axe, without a picture (step `stories`), and that each has its accepted pictures (scripts/stories.test.ts)'
export const usage = '[--accept] [-g STORY]'

const ACCEPT = '--accept'

/**
 * @param {string[]} args `--accept` takes what differs for the accepted pictures, and looks at nothing else; further ones are
 *   for Playwright
 * @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser
 */
export async function run(args) {
  passSignalsOn()
  const env = { ...process.env, EVERY_SETTING: '1', CHROMIUM_PATH: await ensureBrowser() }
  const further = args.filter((arg) => arg !== ACCEPT)
  const updating = `--update-snapshots=${args.includes(ACCEPT) ? 'changed' : 'none'}`
  const { passed, failed } = await runStories('pictures', env, [updating, ...further])
  return {
    passed: failed === 0,
    result: `${passed} passed, ${failed} failed`,
    details: told(storiesReport('pictures')),
  }
}

/** In lines of Markdown what is wrong with which story, and which of them are slow. */
function told(report) {
  // Storybook may not have been built, or Playwright not have come to its end.
  if (!existsSync(report)) return []
  const { suites } = JSON.parse(readFileSync(report, 'utf8'))
  return specsOf(suites).flatMap(({ title, tests: [{ results, annotations }] }) => {
    const wrong = results.at(-1).errors.map(firstLine)
    const slow = annotations.filter(({ type }) => type === 'slow').map(({ description }) => description)
    return [
      ...(wrong.length > 0 ? [`- ${title}: ${wrong.join('; ')}`] : []),
      ...slow.map((seconds) => `- ${title}: slow, ${seconds}`),
    ]
  })
}

const specsOf = (suites = []) => suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)])

const firstLine = ({ message = '' }) =>
  stripVTControlCharacters(message)
    .split('\n')[0]
    .replace(/^Error: /, '')
