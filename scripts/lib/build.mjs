import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Missing } from './machine.mjs'
import { root, runNode, say } from './run.mjs'

const inputs = [
  'src',
  'openapi',
  'scripts',
  'deploy/document.ts',
  'deploy/preloads.ts',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const page = join(root, 'dist/index.html')

/** Whether dist/ was built after the last change of what goes into it. */
export function buildIsFresh() {
  return changedAt(page) > Math.max(...inputs.map((path) => newestIn(join(root, path))))
}

/**
 * Builds dist/ for production, budgets included.
 *
 * @param {object} [options] as in `run`
 * @returns {Promise<{ code: number, output: string }>} webpack's exit code, and what it printed when `quiet`
 */
export async function build(options) {
  const startedAt = new Date()
  const ended = await runNode(['node_modules/webpack/bin/webpack.js', '--mode', 'production'], options)
  // Webpack leaves an unchanged page untouched; a source that changed during the build must still count as newer.
  if (ended.code === 0 && changedAt(page) > 0) utimesSync(page, startedAt, startedAt)
  return ended
}

/** Builds dist/ where it is not fresh; throws `Missing` when that fails. */
export async function ensureBuild() {
  if (buildIsFresh()) return
  say('Building the console ...')
  const { code } = await build()
  if (code !== 0) throw new Missing('The console could not be built: see above.')
}

/** When the newest file of a folder was changed, in epoch milliseconds; 0 where there is none. */
export function newestIn(path) {
  const own = changedAt(path)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return own
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestIn(join(path, name))), own)
}

/** When a file was changed, in epoch milliseconds; 0 where there is none. */
export function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
