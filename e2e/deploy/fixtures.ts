import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '../fixtures'
import { openFolder, startNginx, type Nginx, type Options } from './nginx'

/** The console behind nginx, over a sandbox of its own; each worker has one of a kind. */

type Tls = { readonly certificate: string; readonly key: string }
type Workers = { readonly nginx: Nginx; readonly secure: Nginx & { readonly tls: Tls } }

/** A certificate for this machine, of a day. */
function certificate(): Tls {
  const folder = openFolder()
  const files = { certificate: join(folder, 'tls.crt'), key: join(folder, 'tls.key') }
  const made = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-keyout',
    files.key,
    '-out',
    files.certificate,
  ]
  execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=localhost', ...made], {
    stdio: 'pipe',
  })
  chmodSync(files.key, 0o644)
  return files
}

/** Starts a further one, which ends with the test, however that ends. */
type Tests = { readonly startBehind: (options: Options) => Promise<Nginx> }

export const test = base.extend<Tests, Workers>({
  startBehind: async ({ server, page }, use) => {
    const started: Nginx[] = []
    await use(async (options) => {
      const nginx = await startNginx(server.address, options)
      started.push(nginx)
      return nginx
    })
    // A live channel would be lost, and say so.
    await page.goto('about:blank').catch(() => undefined)
    for (const { stop } of started) await stop()
  },
  nginx: [
    async ({ server }, use) => {
      const nginx = await startNginx(server.address)
      await use(nginx)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
  secure: [
    async ({ server }, use) => {
      const tls = certificate()
      const nginx = await startNginx(server.address, { server: { tls } })
      await use({ ...nginx, tls })
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
})
