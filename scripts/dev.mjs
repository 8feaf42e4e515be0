// `npm run dev`: the webpack development server over the sandbox; with --mock over Prism alone.
import { spawn } from 'node:child_process'
import process from 'node:process'

const mock = process.argv.includes('--mock')
const MOCK_PORT = 4010

const backend = mock
  ? [
      'node_modules/@stoplight/prism-cli/dist/index.js',
      'mock',
      'openapi/openapi.yaml',
      '--port',
      String(MOCK_PORT),
      '--cors',
    ]
  : ['--import', 'tsx', 'sandbox/main.ts']
const env = mock ? { ...process.env, CONSOLE_MOCK: `http://127.0.0.1:${MOCK_PORT}` } : process.env

/** The two processes; when one ends, so does the other. */
const children = [backend, ['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development']].map(
  (args) =>
    spawn(process.execPath, args, {
      stdio: 'inherit',
      env: args === backend ? { ...env, PORT: '4000' } : env,
    }),
)
const stop = () => children.forEach((child) => child.kill())
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1
    stop()
  })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
