// `npm run dev`: the webpack development server over the sandbox; with --mock over Prism alone, with --backend ADDRESS over a
// platform that runs already. The console takes PORT (4100), the sandbox the port after it, Prism the one after that.
import process from 'node:process'
import { Missing, requireNode } from './lib/machine.mjs'
import { runMock } from './lib/mock.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { optionOf, portOf, requireFree } from './lib/ports.mjs'
import { passSignalsOn, runNode, say, stopAll, stopCode } from './lib/run.mjs'

const mock = process.argv.includes('--mock')
const platform = optionOf('backend')
const linked = ['--import', './scripts/lib/exit-with-parent.mjs']

/** Runs both until one ends; the address to open is the last thing said, once both answer. */
async function dev() {
  requireNode()
  const port = portOf(process.env.PORT, 4100, 2)
  const backendPort = mock ? port + 2 : port + 1
  const instead = `PORT=5100 npm run dev${mock ? ':mock' : ''} takes 5100 to 5102`
  await requireFree(port, 'the console', instead)
  if (!platform) await requireFree(backendPort, mock ? 'Prism' : 'the sandbox', instead)
  await ensurePackages()

  const address = `http://localhost:${port}`
  const waitedFor = new Set(platform ? ['console'] : ['console', 'backend'])
  const answers = (name) => waitedFor.delete(name) && waitedFor.size === 0 && say(`ready ${address}`)
  const backend = platform
    ? new Promise(() => undefined)
    : mock
      ? runMock(backendPort, () => answers('backend'))
      : runSandbox(backendPort, address, () => answers('backend'))
  const backendAddress = platform ?? `http://127.0.0.1:${backendPort}`
  const server = runNode(
    [...linked, 'node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'],
    {
      env: {
        ...process.env,
        PORT: String(port),
        [platform ? 'CONSOLE_BACKEND' : mock ? 'CONSOLE_MOCK' : 'CONSOLE_SANDBOX']: backendAddress,
      },
      linked: true,
      // Sent by webpack.config.ts after each compilation.
      onMessage: () => answers('console'),
    },
  ).then(({ code }) => code)
  const ended = await Promise.race([backend, server])
  const code = stopCode() ?? ended
  stopAll()
  await (platform ? server : Promise.all([backend, server]))
  return code
}

async function runSandbox(port, address, ready) {
  const { code } = await runNode([...linked, '--import', 'tsx', 'sandbox/main.ts'], {
    env: { ...process.env, PORT: String(port), SANDBOX_BEHIND: address },
    linked: true,
    // Its own address is nothing that a person opens.
    onLine: (line) => (line.startsWith('ready ') ? ready() : say(line)),
  })
  return code
}

passSignalsOn()
try {
  process.exitCode = await dev()
} catch (error) {
  if (!(error instanceof Missing)) throw error
  process.exitCode = stopCode() ?? 1
  if (!stopCode()) say(error.message)
}
