/** @jest-environment node */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** A sandbox of its own, on a free port. */
async function start() {
  const server = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', SANDBOX_BEHIND: 'http://localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) => {
    let said = ''
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const named = /ready http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (named) resolve(named)
    })
  })
  return { port, stop: () => void server.kill() }
}
let sandbox: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  sandbox = await start()
}, 30_000)
afterAll(() => sandbox.stop())

test('S48 the sandbox listens to its own machine alone, at the one address that it names', async () => {
  const { port } = sandbox
  expect((await fetch(`http://127.0.0.1:${port}/captcha/challenge`)).status).toBe(200)
  // Every address of 127.0.0.0/8 is this machine; a server that listens everywhere answers at this one too.
  await expect(fetch(`http://127.0.0.2:${port}/captcha/challenge`)).rejects.toThrow('fetch failed')
})

test('S49 the answer to a change that was done is cut after it has begun, so that nothing sends it once more by itself', async () => {
  const post = (path: string, body: object, headers = {}) =>
    fetch(`http://127.0.0.1:${sandbox.port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console', ...headers },
      body: JSON.stringify(body),
    })
  const order = (more: object) =>
    post('/sandbox/faults', { operation: 'logout', drop: true, times: 1, ...more })
  const { headers } = await post('/sandbox/sign-in', { user: 'hang.do@acme.example' })
  const [cookie = ''] = headers.getSetCookie().map((set) => set.split(';')[0])
  const answer = () => post('/api/account/logout', {}, { Cookie: cookie })
  await order({})
  await expect(answer()).rejects.toThrow('fetch failed')
  await order({ done: true })
  const cut = await answer()
  expect(cut.status).toBe(200)
  await expect(cut.text()).rejects.toThrow('terminated')
  expect((await answer()).status).toBe(401)
})
