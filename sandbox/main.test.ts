/** @jest-environment node */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

test('S48 the sandbox listens to its own machine alone, at the one address that it names', async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', SANDBOX_BEHIND: 'http://localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const port = await new Promise<string>((resolve) => {
      let said = ''
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const named = /ready http:\/\/localhost:(\d+)/.exec(said)?.[1]
        if (named) resolve(named)
      })
    })
    expect((await fetch(`http://127.0.0.1:${port}/captcha/challenge`)).status).toBe(200)
    // Every address of 127.0.0.0/8 is this machine; a server that listens everywhere answers at this one too.
    await expect(fetch(`http://127.0.0.2:${port}/captcha/challenge`)).rejects.toThrow('fetch failed')
  } finally {
    server.kill()
  }
}, 30_000)
