// `npm start`: the console and the sandbox on one address; with --backend (`npm run sandbox`) no build is made for it.
import process from 'node:process'
import { build, buildIsFresh } from './lib/build.mjs'
import { Missing, requireNode } from './lib/machine.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { portOf, requireFree } from './lib/ports.mjs'
import { passSignalsOn, runNode, say, stopCode } from './lib/run.mjs'

const server = ['--import', './scripts/lib/exit-with-parent.mjs', '--import', 'tsx', 'sandbox/main.ts']

const backend = process.argv.includes('--backend')

async function start() {
  requireNode()
  const command = backend ? 'npm run sandbox' : 'npm start'
  const port = portOf(process.env.PORT, 4000)
  await requireFree(port, backend ? 'the sandbox' : 'the console', `PORT=5000 ${command} takes another one`)
  await ensurePackages()
  if (stopCode()) return stopCode()
  if (!backend && !buildIsFresh()) {
    say('Building the console ...')
    const { code } = await build()
    if (stopCode() || code !== 0) return stopCode() ?? code
  }
  return (await runNode(server, { linked: true })).code
}

passSignalsOn()
try {
  process.exitCode = await start()
} catch (error) {
  if (!(error instanceof Missing)) throw error
  process.exitCode = stopCode() ?? 1
  if (!stopCode()) say(error.message)
}
