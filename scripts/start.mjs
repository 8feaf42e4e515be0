import process from 'node:process'
import { build, buildIsFresh } from './lib/build.mjs'
import { Missing, requireNode } from './lib/machine.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { passSignalsOn, runNode, say, stopCode } from './lib/run.mjs'

const server = ['--import', './scripts/lib/exit-with-parent.mjs', '--import', 'tsx', 'sandbox/main.ts']

async function start() {
  requireNode()
  await ensurePackages()
  if (stopCode()) return stopCode()
  if (!buildIsFresh()) {
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
