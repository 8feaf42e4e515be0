import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from '../fixtures'

/**
 * The console over Prism as a validating proxy: browser → front → Prism → sandbox. Whatever strays from the
 * description, by a request or by an answer, becomes an error. Only described JSON calls pass it: documents, captcha,
 * controls, files and multipart go round it (Prism damages binary bodies).
 */
const AROUND = /^\/api\/services\/files\/|\/_avatar$/
const passesPrism = (path: string) => path.startsWith('/api/') && !AROUND.test(path)

type Strayed = { readonly call: string; readonly status: number; readonly violations: string }

function front(sandbox: URL, prism: URL, strayed: Strayed[]): Server {
  return createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/'
    const through = passesPrism(path.split('?')[0] ?? '')
    const target = through ? prism : sandbox
    const upstream = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        headers: incoming.headers,
        path: through ? path.slice('/api'.length) : path,
      },
      (answer) => {
        const violations = answer.headers['sl-violations']
        const status = answer.statusCode ?? 0
        if (through && (violations || status === 422 || status >= 500))
          strayed.push({ call: `${incoming.method} ${path}`, status, violations: String(violations ?? '') })
        outgoing.writeHead(status, answer.headers)
        answer.pipe(outgoing)
      },
    )
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function startPrism(upstream: string): Promise<{ address: URL; process: ChildProcess }> {
  const port = await freePort()
  const args = [
    'node_modules/@stoplight/prism-cli/dist/index.js',
    'proxy',
    'openapi/openapi.yaml',
    `${upstream}/api`,
    '--errors',
    '--port',
    String(port),
  ]
  const prism = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    prism.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('listening') && resolve())
    prism.on('exit', (code) => reject(new Error(`Prism ended with ${code}`)))
  })
  return { address: new URL(`http://127.0.0.1:${port}`), process: prism }
}

type Proxied = { readonly address: string; readonly strayed: Strayed[] }

export const test = base.extend<{ strayed: Strayed[] }, { proxied: Proxied }>({
  proxied: [
    async ({ server }, use) => {
      const strayed: Strayed[] = []
      const prism = await startPrism(server.address)
      const gate = front(new URL(server.address), prism.address, strayed).listen(0, '127.0.0.1')
      await new Promise((resolve) => gate.once('listening', resolve))
      const { port } = gate.address() as AddressInfo // listening on TCP
      await use({ address: `http://localhost:${port}`, strayed })
      gate.closeAllConnections()
      gate.close()
      prism.process.kill()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ proxied }, use) => use(proxied.address),
  strayed: [
    async ({ proxied }, use) => {
      proxied.strayed.length = 0
      await use(proxied.strayed)
      expect(proxied.strayed, 'no call strays from the description').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
