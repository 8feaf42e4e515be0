// `npm run replay FILE...`: replays tapes through the real store and flows and says what went otherwise; with `-- --times 20`
// each so often. Without files: all that are kept.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { root, runNode, say } from './lib/run.mjs'

const kept = join(root, 'e2e/tapes')
const args = process.argv.slice(2)
const files = []
let times = 1
while (args.length > 0) {
  const word = args.shift()
  if (word === '--times') times = Number(args.shift())
  else files.push(resolve(word))
}
if (!Number.isInteger(times) || times < 1) {
  say('npm run replay -- [--times NUMBER] [FILE...]')
  process.exit(2)
}
const all = () =>
  readdirSync(kept, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(kept, file))
const env = {
  ...process.env,
  TAPES: (files.length > 0 ? files : all()).join('\n'),
  TIMES: String(times),
}

const { code } = await runNode(
  ['node_modules/jest/bin/jest.js', '--runInBand', '--testMatch', '**/scripts/tapes/replay-all.ts'],
  { env },
)
process.exit(code)
