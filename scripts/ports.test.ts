/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'

const root = join(__dirname, '..')
let other: Server
let port = 0

async function listen(at: number): Promise<Server> {
  const server = createServer().listen(at, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Another program on a port; fails by itself when one of the two ports before it is not free. */
beforeAll(async () => {
  other = await listen(0)
  port = (other.address() as AddressInfo).port // listening on TCP
  for (const before of [port - 1, port - 2]) {
    const server = await listen(before)
    server.close()
    await once(server, 'close')
  }
})
afterAll(() => new Promise((resolve) => other.close(resolve)))

/** Runs a command of package.json without npm, to its end. */
function run(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => resolve({ code, output }))
  })
}

test.each([
  ['start', ['scripts/start.mjs'], 0, 'the console', 'PORT=5000 npm start takes another one'],
  [
    'sandbox',
    ['scripts/start.mjs', '--backend'],
    0,
    'the sandbox',
    'PORT=5000 npm run sandbox takes another one',
  ],
  ['mock', ['scripts/mock.mjs'], 0, 'Prism', 'npm run mock -- --port 5010 takes another one'],
  ['dev', ['scripts/dev.mjs'], 0, 'the console', 'PORT=5100 npm run dev takes 5100 to 5102'],
  ['dev, its second port', ['scripts/dev.mjs'], 1, 'the sandbox', 'PORT=5100 npm run dev takes 5100 to 5102'],
  ['preview', ['scripts/preview.mjs'], 0, 'nginx', 'PORT=5200 npm run preview takes 5200 and 5201'],
  [
    'dev:mock, its third port',
    ['scripts/dev.mjs', '--mock'],
    2,
    'Prism',
    'PORT=5100 npm run dev:mock takes 5100 to 5102',
  ],
])('a busy port is one sentence, at once: npm run %s', async (_name, args, before, who, instead) => {
  const { code, output } = await run(args, { PORT: String(port - before) })
  expect(output).toBe(`Port ${port}, which ${who} needs, is in use by another program: ${instead}.\n`)
  expect(code).toBe(1)
})

test('npm run mock takes --port before PORT', async () => {
  const { output } = await run(['scripts/mock.mjs', '--port', String(port)], { PORT: '1' })
  expect(output).toContain(`Port ${port}, which Prism needs`)
})

test('a port that is none is one sentence', async () => {
  const { code, output } = await run(['scripts/dev.mjs'], { PORT: 'four' })
  expect(output).toBe('A port is a whole number up to 65533, and this is none: four.\n')
  expect(code).toBe(1)
})
