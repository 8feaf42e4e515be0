import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

const root = join(__dirname, '../..')

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  await new Promise((resolve) => server.close(resolve))
  return port
}

export type Prism = { readonly address: URL; readonly process: ChildProcess }

/**
 * Starts Prism over the description, for tests: `mock` answers from the examples (as `npm run mock` does), `proxy`
 * passes to `upstream` and makes an error of whatever strays. Rejects when Prism ends before it listens.
 */
export async function startPrism(as: { mode: 'mock' } | { mode: 'proxy'; upstream: string }): Promise<Prism> {
  const port = await freePort()
  const description = 'openapi/openapi.yaml'
  const args =
    as.mode === 'mock' ? ['mock', description, '--cors'] : ['proxy', description, as.upstream, '--errors']
  const bin = 'node_modules/@stoplight/prism-cli/dist/index.js'
  const prism = spawn(process.execPath, [bin, ...args, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    // Listening goes on: a pipe that nobody reads would fill and stop it.
    prism.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('listening') && resolve())
    prism.on('exit', (code) => reject(new Error(`Prism ended with ${code}`)))
  })
  return { address: new URL(`http://127.0.0.1:${port}`), process: prism }
}
