import { readFileSync, writeFileSync } from 'node:fs'
import { replay } from './replay'
import type { Tape } from './tape'

/**
 * Replays the tapes that `npm run replay` names (TAPES, one path a line), each so often (TIMES). REPLAYED: the file for the
 * numbers, as JSON.
 */

export type Numbers = {
  readonly tapes: number
  readonly replays: number
  /** Replays that went otherwise. */
  readonly differences: number
  /** Of all replays, without what is loaded before them. */
  readonly seconds: number
  /** Milliseconds of each replay by the file of its tape. */
  readonly times: Readonly<Record<string, readonly number[]>>
}

const { TAPES = '', TIMES = '1', REPLAYED } = process.env
const tapes = TAPES.split('\n').map((file) => {
  const tape = JSON.parse(readFileSync(file, 'utf8')) as Tape
  return { file, tape, title: tape.title }
})
const runs = Array.from({ length: Number(TIMES) }, (_, index) => index + 1)
const often = runs.length === 1 ? '' : `, ${runs.length} times`
const times: Record<string, number[]> = {}
let differing = 0

test.each(tapes)(`the tape "$title" goes as it went${often}`, async ({ file, tape }) => {
  const told: string[] = []
  for (const run of runs) {
    const begun = performance.now()
    const { differences } = await replay(tape)
    times[file] = [...(times[file] ?? []), Math.round(performance.now() - begun)]
    if (differences.length === 0) continue
    differing += 1
    if (told.length === 0) told.push(`${file}, replay ${run}`, ...differences)
  }
  if (told.length > 0) throw Object.assign(new Error(told.join('\n  ')), { stack: '' })
})

afterAll(() => {
  if (!REPLAYED) return
  const all = Object.values(times).flat()
  const seconds = all.reduce((sum, time) => sum + time, 0) / 1000
  const numbers: Numbers = {
    tapes: tapes.length,
    replays: all.length,
    differences: differing,
    seconds,
    times,
  }
  writeFileSync(REPLAYED, JSON.stringify(numbers))
})
