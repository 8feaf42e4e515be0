// `npm run preview`: the built console behind nginx, as it is deployed, over the sandbox. nginx takes PORT (4200), the
// sandbox the port after it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { ensureBuild } from './lib/build.mjs'
import { Missing, requireNode } from './lib/machine.mjs'
import { ensureNginx, nginxArgs } from './lib/nginx.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { portOf, requireFree, untilListening } from './lib/ports.mjs'
import { passSignalsOn, root, run, runNode, say, stopAll, stopCode } from './lib/run.mjs'

async function preview() {
  requireNode()
  const port = portOf(process.env.PORT, 4200, 1)
  const instead = 'PORT=5200 npm run preview takes 5200 and 5201'
  await requireFree(port, 'nginx', instead)
  await requireFree(port + 1, 'the sandbox', instead)
  const nginx = await ensureNginx()
  await ensurePackages()
  await ensureBuild()
  if (stopCode()) return stopCode()

  const folder = mkdtempSync(join(tmpdir(), 'console-preview-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755) // the workers of a root's nginx are nobody
  await configure(folder, port)
  const address = `http://localhost:${port}`
  const ended = []
  const ends = (running) => ended.push(running) && running
  const backend = ends(runSandbox(port + 1, address))
  const server = ends(run(nginx, nginxArgs(folder)).then(({ code }) => code))
  let over = false
  const first = Promise.race(ended).then((code) => ((over = true), code))
  const both = [port, port + 1].map((each) => untilListening(each, () => over || stopCode() !== undefined))
  if ((await Promise.all(both)).every(Boolean)) say(`ready ${address}`)
  const code = await first
  stopAll()
  await Promise.all([backend, server])
  return stopCode() ?? code
}

/** The console of `npm start`, whose calls nginx passes on to the sandbox. */
async function configure(folder, port) {
  const { tsImport } = await import('tsx/esm/api')
  const { sandboxConfig } = await tsImport('../sandbox/config.ts', import.meta.url)
  const deploy = await tsImport('../deploy/configure.ts', import.meta.url)
  const { readSettings } = await tsImport('../deploy/settings.ts', import.meta.url)
  const sandbox = `http://127.0.0.1:${port + 1}`
  const paths = ['/api', '/captcha', '/sandbox']
  const server = {
    listen: `127.0.0.1:${port}`,
    proxy: Object.fromEntries(paths.map((path) => [path, sandbox + path])),
    logs: folder,
  }
  deploy.configure(join(root, 'dist'), readSettings(JSON.stringify({ ...sandboxConfig, server })), folder)
}

async function runSandbox(port, address) {
  const linked = ['--import', './scripts/lib/exit-with-parent.mjs']
  const { code } = await runNode([...linked, '--import', 'tsx', 'sandbox/main.ts'], {
    env: { ...process.env, PORT: String(port), SANDBOX_BEHIND: address },
    linked: true,
    // Its own address is nothing that a person opens.
    onLine: (line) => line.startsWith('ready ') || say(line),
  })
  return code
}

passSignalsOn()
try {
  process.exitCode = await preview()
} catch (error) {
  if (!(error instanceof Missing)) throw error
  process.exitCode = stopCode() ?? 1
  if (!stopCode()) say(error.message)
}
