// `npm run docs`: the description as a page to read, with its examples and who may call what, on port 4030 or on that of
// `--port N` or PORT; its first chapter says what has changed since the last release. With `--output FILE` the page is written there instead: one file that needs nothing else.
import { createServer } from 'node:http'
import { createReadStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { Missing, requireNode } from './lib/machine.mjs'
import { ensurePackages } from './lib/packages.mjs'
import { optionOf, portOf, requireFree } from './lib/ports.mjs'
import { passSignalsOn, root, runNode, say, stopCode } from './lib/run.mjs'

/** Access, log, cache tags and secrecy are extensions of ours: redoc shows those that it is told of. */
const extensions = ['x-access', 'x-log', 'x-secret', 'x-invalidates', 'x-provides']

/** Its reader would send traces and fetch a picture from its makers: the page asks no other host for anything. */
const policy = "default-src 'unsafe-inline' data: blob:"
const closed = (html) =>
  html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)

async function docs() {
  requireNode()
  const output = optionOf('output')
  const port = portOf(optionOf('port') ?? process.env.PORT, 4030)
  if (!output) await requireFree(port, 'the reference', 'npm run docs -- --port 5030 takes another one')
  await ensurePackages()
  const file = output ? resolve(output) : join(root, '.cache/docs/reference.html')
  mkdirSync(dirname(file), { recursive: true })
  const described = join(root, '.cache/docs/description.json')
  mkdirSync(dirname(described), { recursive: true })
  writeFileSync(described, JSON.stringify(await withChanges()))
  const { code } = await runNode(
    [
      'node_modules/@redocly/cli/bin/cli.js',
      'build-docs',
      described,
      '--inlineBundle',
      `--output=${file}`,
      '--lint-config=off',
      ...extensions.map((name) => `--openapi.showExtensions=${name}`),
    ],
    { quiet: true },
  )
  if (code !== 0) throw new Missing('The page could not be made: `npm run generate` says what is wrong.')
  writeFileSync(file, closed(readFileSync(file, 'utf8')))
  if (output) {
    say(file)
    return 0
  }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    createReadStream(file).pipe(response)
  })
  server.listen(port, '127.0.0.1', () => say(`ready http://localhost:${port}`))
  return untilStopped(server)
}

/** The description, whose introduction ends with what has changed in it: its reader makes chapters of its headings. */
async function withChanges() {
  const description = JSON.parse(readFileSync(join(root, 'openapi/bundle.gen.json'), 'utf8'))
  const { output } = await runNode(['--import', 'tsx', 'scripts/api-changes.ts', '--markdown'], {
    quiet: true,
  })
  description.info.description += `\n\n${output}`
  return description
}

/** Answers with the exit code, once somebody has stopped this. */
const untilStopped = (server) =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => {
        server.close(() => resolve(stopCode()))
        server.closeAllConnections()
      })
  })

passSignalsOn()
try {
  process.exitCode = await docs()
} catch (error) {
  if (!(error instanceof Missing)) throw error
  process.exitCode = stopCode() ?? 1
  if (!stopCode()) say(error.message)
}
