import { connect, createServer } from 'node:net'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { Missing } from './machine.mjs'

const LAST = 65_535
const POLL_MS = 50

/**
 * The port that a person chose, or the usual one.
 *
 * @param {string | undefined} chosen
 * @param {number} usual
 * @param {number} [following] how many ports after it are needed too
 * @returns {number} throws `Missing` when it is none
 */
export function portOf(chosen, usual, following = 0) {
  const port = chosen === undefined || chosen === '' ? usual : Number(chosen)
  if (Number.isInteger(port) && port >= 0 && port + following <= LAST) return port
  throw new Missing(`A port is a whole number up to ${LAST - following}, and this is none: ${chosen}.`)
}

/**
 * Throws `Missing`, in one sentence, when another program listens on a port of this machine.
 *
 * @param {number} port 0 is always free: the system chooses
 * @param {string} who the program that needs it, as 'the console'
 * @param {string} instead what to type
 */
export async function requireFree(port, who, instead) {
  if (await isFree(port)) return
  throw new Missing(`Port ${port}, which ${who} needs, is in use by another program: ${instead}.`)
}

function isFree(port) {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Waits until something listens on a port of this machine, or `stopped` answers true; answers whether it does. */
export async function untilListening(port, stopped) {
  for (;;) {
    if (await answers(port)) return true
    if (stopped()) return false
    await wait(POLL_MS)
  }
}

function answers(port) {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

/** The value of `--name VALUE` or `--name=VALUE` among the arguments. */
export function optionOf(name, args = process.argv.slice(2)) {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
  return args[at]?.split('=')[1] ?? (at < 0 ? undefined : args[at + 1])
}
