import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replay } from './replay'
import type { Tape } from './tape'

/** Replays every tape of e2e/tapes; `npm run replay` names others (TAPES, one path a line) and how often (TIMES). */

const kept = join(__dirname, '../../e2e/tapes')
const { TAPES, TIMES = '1' } = process.env

const keptFiles = () =>
  readdirSync(kept, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(kept, file))
const sample = join(__dirname, 'sample.json')
const files = TAPES ? TAPES.split('\n') : [sample, ...(existsSync(kept) ? keptFiles() : [])]
const tapes = files.map((file) => ({ file, tape: JSON.parse(readFileSync(file, 'utf8')) as Tape }))
const runs = Array.from({ length: Number(TIMES) }, (_, index) => index + 1)

test.each(tapes.flatMap((each) => runs.map((run) => ({ ...each, run, title: each.tape.title }))))(
  'the tape "$title" goes as it went, replay $run',
  async ({ file, tape }) => {
    const { differences } = await replay(tape)
    if (differences.length === 0) return
    throw Object.assign(new Error([file, ...differences].join('\n  ')), { stack: '' })
  },
)
