import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { runEverySetting } from '../lib/playwright.mjs'
import { root, runNode } from '../lib/run.mjs'

export const what =
  'every flow of the mission and each branch of it that the documents name, performed in a browser over the sandbox, kept as tapes (`e2e/tapes`), replayed twenty times each and once in Chromium; and docs/test-script.md made of them'
export const sample =
  'five of the scenarios in a browser (e2e/tapes.e2e.ts), nine of the tapes replayed once (scripts/tapes/replay.test.ts), and that script, tapes and scenarios are of one mind (scripts/test-script.test.ts, scripts/tapes/kept.test.ts)'
export const usage = '[--kept | -g TITLE]'

const TIMES = 20
const numbers = join(root, '.cache/long/replayed.json')

/**
 * @param {string[]} args `--kept`: nothing is performed, and what is kept is replayed; or further ones for Playwright
 * @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` without a browser or a build
 */
export async function run(args) {
  const isKept = args.includes('--kept')
  const performed = isKept
    ? { passed: true, result: 'not this time', details: [] }
    : await runEverySetting('tapes', ['e2e/tapes.e2e.ts'], args)
  const { code: script } = await runNode(['--import', 'tsx', 'scripts/test-script.ts'])
  const replayed = await replayAll()
  const { tapes, replays, differences, seconds } = replayed
  const drawn = await runNode(['scripts/replay.mjs', '--browser'], { env: process.env })
  const inChromium = drawn.code === 0 ? 'no difference' : 'differences'
  return {
    passed: performed.passed && script === 0 && differences === 0 && drawn.code === 0,
    result: `performed: ${performed.result}; ${replays} replays of ${tapes} tapes in ${Math.round(seconds)} s: ${differences} with a difference; each once in Chromium: ${inChromium}`,
    details: [...performed.details, ...tableOf(replayed)],
    whole: isKept,
  }
}

/** What `scripts/tapes/replay-all.ts` says of all tapes; without an answer it throws. */
async function replayAll() {
  mkdirSync(dirname(numbers), { recursive: true })
  rmSync(numbers, { force: true })
  const env = { ...process.env, REPLAYED: numbers }
  await runNode(['scripts/replay.mjs', '--times', String(TIMES)], { env })
  return JSON.parse(readFileSync(numbers, 'utf8'))
}

/** Of each flow: its tapes, their size, how often they were replayed, and how long one replay takes. */
function tableOf({ times }) {
  const nameOf = (file) => basename(dirname(file))
  const names = [...new Set(Object.keys(times).map(nameOf))]
  const row = (name, files) => {
    const each = files.flatMap((file) => times[file]).sort((one, other) => one - other)
    const size = files.reduce((sum, file) => sum + statSync(file).size, 0)
    const median = each[Math.floor(each.length / 2)]
    return `| ${name} | ${files.length} | ${Math.round(size / 1024)} | ${each.length} | ${median} | ${each.at(-1)} |`
  }
  return [
    '| flow | tapes | KiB | replays | median, ms | longest, ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...names.map((name) =>
      row(
        name,
        Object.keys(times).filter((file) => nameOf(file) === name),
      ),
    ),
    row('all', Object.keys(times)),
  ]
}
