import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { aptInstall, findProgram, lastLines, mayUseApt, Missing } from './machine.mjs'
import { root, runNode, runNpm, say } from './run.mjs'

const database = join(root, 'node_modules/better-sqlite3')
const compilers = ['python3', 'make', 'g++']
const downloadLimitMs = 60_000

/** Makes node_modules what package-lock.json says, with a database driver that loads; throws `Missing`. */
export async function ensurePackages() {
  if (!packagesMatch(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) {
    await installPackages()
  }
  if (!(await databaseLoads())) await prepareDatabase()
}

/**
 * Whether every package of the lock file is installed in its version. Optional ones may be absent: they are
 * made for other machines.
 *
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} [wanted]
 * @param {typeof wanted} [installed] npm's own record, which it writes last
 */
export function packagesMatch(wanted, installed) {
  if (!wanted || !installed) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const found = installed.packages[path]
    if (path === '' || found) return path === '' || found.version === entry.version
    return Boolean(entry.optional || entry.devOptional)
  })
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}

// No install scripts: every package but the database driver brings its binaries as packages.
async function installPackages() {
  if (!existsSync(join(root, 'package-lock.json'))) {
    throw new Missing('package-lock.json is missing: take it from the repository again.')
  }
  say('Installing packages with npm ci (some minutes the first time) ...')
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code } = await runNpm(args)
  if (code === 0) return
  throw new Missing(
    'npm ci could not install the packages: see its message above, and whether the network answers.',
  )
}

async function databaseLoads() {
  const script = `new (require(${JSON.stringify(database)}))(':memory:')`
  return (await runNode(['-e', script], { quiet: true })).code === 0
}

async function prepareDatabase() {
  say('Fetching the database driver ...')
  if ((await fetchPrebuilt()) && (await databaseLoads())) return
  await ensureCompiler()
  say('No prebuilt database driver can be had, compiling it (one to two minutes) ...')
  const { output } = await runNpm(['run', 'build-release'], { cwd: database, quiet: true })
  if (await databaseLoads()) return
  say(lastLines(output, 30))
  throw new Missing('The database driver better-sqlite3 could not be compiled: see the messages above.')
}

async function fetchPrebuilt() {
  const resolve = createRequire(join(database, 'package.json')).resolve
  const script = join(dirname(resolve('prebuild-install/package.json')), 'bin.js')
  const { code } = await runNode([script], { cwd: database, quiet: true, limitMs: downloadLimitMs })
  return code === 0
}

async function ensureCompiler() {
  // On Windows and macOS node-gyp finds compilers that are not on the search path.
  if (process.platform !== 'linux') return
  const absent = compilers.filter((name) => !findProgram(name))
  if (absent.length === 0) return
  if (mayUseApt() && (await aptInstall(absent))) return
  throw new Missing(
    `The database driver must be compiled here, for which ${absent.join(', ')} must be there first: ` +
      `install that (on Debian and Ubuntu: sudo apt-get install ${absent.join(' ')}) and start again.`,
  )
}
