import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { clearTimeout, setTimeout } from 'node:timers'
import { fileURLToPath } from 'node:url'

/** The folder of the project, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const graceMs = 5_000
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const onWindows = process.platform === 'win32'
const running = new Set()
let stoppedBy

/** Prints one line. */
export function say(line = '') {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs a program to its end and leaves none of its children behind.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd] the project's folder unless given
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.quiet] keeps what it prints for the result, rather than showing it
 * @param {number} [options.limitMs] ends it after so many milliseconds
 * @param {boolean} [options.linked] opens a channel, which tells it when this process is gone
 * @param {(message: unknown) => void} [options.onMessage] is given what it sends over that channel
 * @param {(line: string) => void} [options.onLine] is given each line that it prints, errors aside, in place of showing it
 * @param {AbortSignal} [options.signal] asks it to end
 * @returns {Promise<{ code: number, output: string }>} 127 when it cannot start, 128 + n when signal n ended it
 */
export function run(program, args, options = {}) {
  if (stoppedBy) return Promise.resolve({ code: stopCode(), output: '' })
  const { cwd = root, env = process.env, quiet = false, limitMs, linked = false } = options
  const { onMessage, onLine, signal: ending } = options
  const out = quiet ? 'pipe' : 'inherit'
  // A group of its own: Ctrl-C reaches the child once, through us, and what the child leaves can be ended with it.
  const child = spawn(program, args, {
    cwd,
    env,
    detached: !onWindows,
    stdio: ['ignore', onLine ? 'pipe' : out, out, ...(linked ? ['ipc'] : [])],
  })
  running.add(child)
  const limit = limitMs && setTimeout(() => endAfterLimit(child, program, args, limitMs), limitMs)
  return new Promise((resolve) => {
    let output = ''
    const collect = (chunk) => (output += chunk)
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
    else child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    child.on('exit', () => killGroup(child))
    if (onMessage) child.on('message', onMessage)
    ending?.addEventListener('abort', () => child.kill(), { once: true })
    const end = (code) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ code, output })
    }
    child.on('error', (error) => end(127, (output += error.message)))
    child.on('close', (code, signal) => end(code ?? exitCodeOf(signal)))
  })
}

/** Runs this Node on a script and its arguments; options as in `run`. */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/** Runs npm, the one that started us where there is one; options as in `run`. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('npm-cli.js')) return runNode([cli, ...args], options)
  return onWindows ? run('cmd.exe', ['/d', '/c', 'npm', ...args], options) : run('npm', args, options)
}

/** The exit code that tells by which signal a person stopped us; undefined while nobody has. */
export function stopCode() {
  return stoppedBy && exitCodeOf(stoppedBy)
}

/** From now on a signal that stops us is passed to what runs, and what runs ends with us. */
export function passSignalsOn() {
  for (const signal of stopSignals) process.on(signal, () => stop(signal))
  process.on('exit', () => running.forEach(killGroup))
}

/** Ends what runs, as a signal would. */
export function stopAll() {
  stop('SIGTERM')
}

// npm repeats the terminal's Ctrl-C to us: only the first signal counts.
function stop(signal) {
  if (stoppedBy) return
  stoppedBy = signal
  for (const child of running) child.kill(signal)
  setTimeout(() => running.forEach(killGroup), graceMs).unref()
}

function endAfterLimit(child, program, args, limitMs) {
  say(`Ended after ${Math.round(limitMs / 1000)} s without an end: ${[program, ...args].join(' ')}`)
  killGroup(child)
}

function killGroup(child) {
  if (!child.pid) return
  if (onWindows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Nobody is left in the group.
  }
}

function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0)
}
