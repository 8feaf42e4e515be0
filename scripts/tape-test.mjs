// `npm run tape:test FILE`: writes a Jest test that replays a tape, beside the tests of src/app/tapes; with a second argument
// there.
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import process from 'node:process'
import { Missing } from './lib/machine.mjs'
import { root, say } from './lib/run.mjs'
import { readTape } from './lib/tapes.mjs'

const [file, target] = process.argv.slice(2)
if (!file) {
  say('npm run tape:test FILE [TEST]')
  process.exit(2)
}
const tape = read()
function read() {
  try {
    return readTape(file)
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    say(error.message)
    return process.exit(2)
  }
}
const test = resolve(target ?? join(root, 'src/app/tapes', `${basename(file, '.json')}.test.ts`))
const from = (path) => {
  const way = relative(dirname(test), resolve(path)).replaceAll('\\', '/')
  return way.startsWith('.') ? way : `./${way}`
}
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const calls = tape.steps.flatMap((step) => (step.called ? [step.called] : []))
const facts = tape.steps.flatMap((step) => (step.did ? [step.did.type] : []))
const title = [...tape.ledger.slice(0, 3), tape.title].join(' ')

const source = `import { replay } from ${quoted(from(join(root, 'scripts/tapes/replay')))}
import type { Tape } from ${quoted(from(join(root, 'scripts/tapes/tape')))}
import tape from ${quoted(from(file))}

// What the person and their screens say, in order: ${facts.join(', ')}.
test(${quoted(title)}, async () => {
  const { differences, calls } = await replay(tape as unknown as Tape)
  expect(differences).toEqual([])
  expect(calls).toEqual([
${calls.map((call) => `    ${quoted(call)},`).join('\n')}
  ])
})
`
mkdirSync(dirname(test), { recursive: true })
writeFileSync(test, source)
say(`${relative(root, test)} replays "${tape.title}".`)
