import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { untilListening } from './ports.mjs'
import { root, runNode, say, stopCode } from './run.mjs'

const LOOK_MS = 300
const description = join(root, 'openapi')
const prism = [
  '--import',
  './scripts/lib/exit-with-parent.mjs',
  'node_modules/@stoplight/prism-cli/dist/index.js',
  'mock',
  'openapi/openapi.yaml',
  '--cors',
  // Each call would be five lines; what is left are refused and invalid requests.
  '--verboseLevel',
  'warn',
]

/**
 * Runs Prism over the description until a person stops it, and starts it again when a file of the description is
 * saved: Prism by itself sees `openapi.yaml` alone. A description that it cannot read is waited for, but at the start.
 *
 * @param {number} port
 * @param {() => void} ready called once, when it answers
 * @returns {Promise<number>} the exit code
 */
export async function runMock(port, ready) {
  let seen = savedAt()
  for (let starts = 1; ; starts += 1) {
    const restart = new AbortController()
    let ended = false
    const running = runNode([...prism, '--port', String(port)], { linked: true, signal: restart.signal })
    void running.then(() => (ended = true))
    void untilListening(port, () => ended).then((listens) => {
      if (listens) starts === 1 ? ready() : say('Prism has read the description again.')
    })
    while (!ended && savedAt() === seen) await wait(LOOK_MS)
    if (stopCode()) return stopCode()
    if (ended && starts === 1) return (await running).code
    if (ended) say('Prism cannot read the description; it tries again when openapi/ is saved.')
    while (savedAt() === seen && !stopCode()) await wait(LOOK_MS)
    seen = savedAt()
    restart.abort()
    await running
  }
}

/** When the description was last saved, and how many files it has. Polled: an editor that replaces files loses watchers. */
function savedAt() {
  const files = readdirSync(description, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(yaml|json)$/.test(file) && !file.includes('.gen.'),
  )
  const times = files.map(
    (file) => statSync(join(description, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  return `${files.length} ${Math.max(...times)}`
}
