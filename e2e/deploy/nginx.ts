import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { configure } from '../../deploy/configure'
import { readSettings } from '../../deploy/settings'

/** nginx as an operator has it: what deploy/configure.ts makes of the build and of settings, in a folder of its own. */

const root = join(__dirname, '../..')
/** scripts/lib/nginx.mjs has found it. */
const program = process.env.NGINX_PATH ?? '/usr/sbin/nginx'

export type Nginx = {
  readonly address: string
  readonly folder: string
  /** What it has logged by now, access and errors. */
  readonly logged: () => string
  readonly stop: () => Promise<void>
}
export type Options = {
  /** Laid over the settings, and over their `server`. */
  readonly config?: object
  readonly server?: object
  /** Changes console.conf before nginx reads it: what would take a minute takes a second then. */
  readonly edit?: (conf: string) => string
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of TCP
  server.close()
  await once(server, 'close')
  return port
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

export const sameOrigin = {
  account: '/api/account',
  services: '/api/services',
  console: '/api/console',
  activity: '/api/activity',
}

/** The settings of a console whose backend is one sandbox. */
export const settingsOver = (
  sandbox: string,
  port: number,
  folder: string,
  { config, server }: Options = {},
) => ({
  bases: sameOrigin,
  captcha: { kind: 'altcha', challengeUrl: '/captcha/challenge' },
  publicIpUrl: '/api/services/public-ip',
  analytics: { kind: 'none' },
  suite: { account: '/' },
  returnHosts: [],
  contactUrl: 'mailto:support@platform.example',
  copyright: { from: 2019, owner: 'Customer Data Platform' },
  ...config,
  server: {
    listen: `127.0.0.1:${port}`,
    proxy: { '/api': `${sandbox}/api`, '/captcha': `${sandbox}/captcha` },
    logs: folder,
    ...server,
  },
})

/** A folder that the workers of a root's nginx, who are nobody, may read. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'console-nginx-'))
  chmodSync(folder, 0o755)
  return folder
}

export async function startNginx(sandbox: string, options: Options = {}): Promise<Nginx> {
  const folder = openFolder()
  const port = await freePort()
  const settings = readSettings(JSON.stringify(settingsOver(sandbox, port, folder, options)))
  configure(join(root, 'dist'), settings, folder)
  const conf = join(folder, 'console.conf')
  if (options.edit) writeFileSync(conf, options.edit(readFileSync(conf, 'utf8')))
  const { stop } = await startProcess(
    program,
    ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'],
    port,
  )
  const scheme = settings.server.tls ? 'https' : 'http'
  return {
    address: `${scheme}://localhost:${port}`,
    folder,
    logged: () =>
      ['access', 'error'].map((name) => readFileSync(join(folder, `console.${name}.log`), 'utf8')).join(''),
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Starts a server, and answers once it listens; fails with what it said when it ends before. */
export async function startProcess(
  file: string,
  args: readonly string[],
  port: number,
  options: object = {},
) {
  const running = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options })
  let said = ''
  running.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(running, 'exit')
  while (!(await listens(port))) {
    if (running.exitCode !== null) throw new Error(`${file} ended with ${running.exitCode}: ${said}`)
    await wait(20)
  }
  return {
    stop: async () => {
      running.kill()
      await ended
    },
  }
}
