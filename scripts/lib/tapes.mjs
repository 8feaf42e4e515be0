import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Missing } from './machine.mjs'
import { root } from './run.mjs'

const folder = join(root, 'e2e/tapes')

/** The tapes that are kept: one for each scenario of e2e/tapes; paths. */
export const keptTapes = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file))
    .sort()

/**
 * Reads a tape.
 *
 * @param {string} file its path
 * @returns {import('../tapes/tape').Tape} throws `Missing`, in one sentence, when it is none that can be replayed
 */
export function readTape(file) {
  if (!existsSync(file)) throw new Missing(`There is no file ${file}.`)
  const tape = parsed(file)
  if (tape?.tape === 1 && Array.isArray(tape.steps)) return tape
  const version = typeof tape?.tape === 'number' ? `a tape of version ${tape.tape}` : 'no tape'
  throw new Missing(`${file} is ${version}: what can be replayed begins with "tape": 1.`)
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Missing(`${file} cannot be read as JSON: ${error.message}.`)
  }
}
