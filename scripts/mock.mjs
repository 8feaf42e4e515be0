// `npm run mock`: Prism over the description, on port 4010 or on that of `--port N` or PORT.
import process from 'node:process'
import { Missing, requireNode } from './lib/machine.mjs'
import { runMock } from './lib/mock.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { optionOf, portOf, requireFree } from './lib/ports.mjs'
import { passSignalsOn, say, stopCode } from './lib/run.mjs'

async function mock() {
  requireNode()
  const port = portOf(optionOf('port') ?? process.env.PORT, 4010)
  await requireFree(port, 'Prism', 'npm run mock -- --port 5010 takes another one')
  await ensurePackages()
  return runMock(port, () => say(`ready http://localhost:${port}`))
}

passSignalsOn()
try {
  process.exitCode = await mock()
} catch (error) {
  if (!(error instanceof Missing)) throw error
  process.exitCode = stopCode() ?? 1
  if (!stopCode()) say(error.message)
}
