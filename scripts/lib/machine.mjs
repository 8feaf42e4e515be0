import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { run, say } from './run.mjs'

const oldestNode = [20, 19]

/** Something that the scripts cannot bring themselves; the message is one sentence for the person. */
export class Missing extends Error {}

/** Throws `Missing` on a Node that is too old. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  throw new Missing(`Node ${oldestNode.join('.')} or newer is needed, and this is Node ${version}.`)
}

/** The full path of a program of the search path, or undefined. */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

/** Whether the path is a file that may be run. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Whether we may install Debian's packages ourselves. */
export function mayUseApt() {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined
}

/** Whether this is Debian itself: Ubuntu's package `chromium` only points to a snap. */
export function isDebian() {
  try {
    return /^ID=["']?debian["']?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/**
 * Installs Debian packages.
 *
 * @param {string[]} names
 * @returns {Promise<boolean>} false, with apt-get's last words printed, when it failed
 */
export async function aptInstall(names) {
  say(`Installing ${names.join(', ')} with apt-get ...`)
  const update = await apt(['update'])
  const install = await apt(['install', '-y', '--no-install-recommends', ...names])
  if (install.code !== 0) say(lastLines(update.output + install.output))
  return install.code === 0
}

/** The end of what a program printed, without empty lines. */
export function lastLines(output, count = 15) {
  const lines = output.split('\n').filter((line) => line.trim())
  return lines.slice(-count).join('\n')
}

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], { env, quiet: true })
}
