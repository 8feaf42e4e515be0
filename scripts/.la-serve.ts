import { serve } from '/work/main/node_modules/@hono/node-server'
import { createSandbox } from '/work/main/sandbox/app'
import { overlaid } from '/work/main/sandbox/config'
import { createHost } from '/work/main/sandbox/host'
const sandbox = createSandbox({ standInCaptcha: true })
serve(
  { fetch: createHost(sandbox.app, '/tmp/la', overlaid(undefined)).fetch, port: 4833, hostname: '127.0.0.1' },
  () => console.log('ready'),
)
