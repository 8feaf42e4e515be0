import { spawn } from 'node:child_process'
import process from 'node:process'

/**
 * Starts the console with a sandbox of its own on a free port, unless `PORT` is given.
 *
 * @param {NodeJS.ProcessEnv} [settings]
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export function startSandbox(settings) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    env: { ...process.env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve) => {
    server.stdout.on('data', (chunk) => {
      const address = /ready (http:\/\/\S+)/.exec(chunk)?.[1]
      if (address) resolve({ address, stop: () => server.kill() })
    })
  })
}
