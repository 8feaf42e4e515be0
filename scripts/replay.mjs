// `npm run replay FILE...`: replays tapes through the real store and flows and says what went otherwise; with `-- --browser`
// in Chromium, where what is drawn is compared too; with `-- --times 20` each so often. Without files: all that are kept.
import { resolve } from 'node:path'
import process from 'node:process'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuild } from './lib/build.mjs'
import { Missing } from './lib/machine.mjs'
import { passSignalsOn, runNode, say } from './lib/run.mjs'
import { keptTapes, readTape } from './lib/tapes.mjs'

const args = process.argv.slice(2)
const files = []
let times = 1
let inBrowser = false
while (args.length > 0) {
  const word = args.shift()
  if (word === '--times') times = Number(args.shift())
  else if (word === '--browser') inBrowser = true
  else if (word.startsWith('-')) times = NaN
  else files.push(resolve(word))
}

const runJest = (env) =>
  runNode(['node_modules/jest/bin/jest.js', '--runInBand', '--testMatch', '**/scripts/tapes/replay-all.ts'], {
    env,
  })
async function runBrowser(env) {
  env.CHROMIUM_PATH = await ensureBrowser()
  await ensureBuild()
  const cli = 'node_modules/@playwright/test/cli.js'
  const options = ['--project=sandbox', '--retries=0', '--reporter=list']
  return runNode([cli, 'test', 'e2e/replay.e2e.ts', ...options], { env })
}

/** @returns {Promise<number>} 0 where nothing was different, 1 where something was, 2 where nothing could be replayed */
async function replay() {
  if (!Number.isInteger(times) || times < 1) {
    say('npm run replay -- [--browser] [--times NUMBER] [FILE...]')
    return 2
  }
  const tapes = files.length > 0 ? files : keptTapes()
  tapes.forEach(readTape)
  const env = { ...process.env, TAPES: tapes.join('\n'), TIMES: String(times) }
  const { code } = await (inBrowser ? runBrowser(env) : runJest(env))
  return code
}

passSignalsOn()
try {
  process.exitCode = await replay()
} catch (error) {
  if (!(error instanceof Missing)) throw error
  say(error.message)
  process.exitCode = 2
}
