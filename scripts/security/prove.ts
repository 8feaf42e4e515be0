/**
 * Takes protections away, one after another, in a copy of the project, and runs the tests that have to notice. Writes what came
 * of each into the file named first; further arguments are ids, all without. Called by `npm run long -- security`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { copyOfProject } from '../lib/copy.mjs'
import { protections } from './page'
import type { Protection, Removal } from './protection'

export type Proof = { readonly id: string; readonly file: string; readonly outcome: Outcome }
/** `noticed` is what has to be; `broken`: nothing was tested, or the tests failed with the protection in place. */
type Outcome = 'noticed' | 'not noticed' | 'broken' | 'not taken away'

const isBrowserTest = ({ caught }: Protection) => caught.file.endsWith('.e2e.ts')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How many tests passed and failed. */
type Counts = { readonly passed: number; readonly failed: number }

function jest(copy: string, { caught }: Protection): Counts {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const titles = caught.titles ? ['-t', escaped(caught.titles)] : []
  const args = ['--ci', '--json', `--outputFile=${report}`, ...titles, '--runTestsByPath', caught.file]
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args], { cwd: copy, timeout: 300_000 })
  const told = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  return { passed: told.numPassedTests, failed: told.numFailedTests }
}

function playwright(copy: string, { caught }: Protection): Counts {
  const build = spawnSync(process.execPath, ['node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
    cwd: copy,
    timeout: 600_000,
  })
  if (build.status !== 0) return { passed: 0, failed: 0 }
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const titles = caught.titles ? ['--grep', escaped(caught.titles)] : []
  const project = caught.file.startsWith('e2e/deploy/') ? 'deploy' : 'sandbox'
  const args = ['test', caught.file, `--project=${project}`, '--retries=0', '--reporter=json', ...titles]
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], {
    cwd: copy,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeout: 600_000,
  })
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number }
  }
  return { passed: stats.expected, failed: stats.unexpected }
}

const test = (copy: string, protection: Protection) =>
  (isBrowserTest(protection) ? playwright : jest)(copy, protection)

/** Changes the file; what it answers puts it back. Throws when the words do not stand there exactly once. */
function takeAway(copy: string, { file, from, to }: Removal): () => void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  if (before.split(from).length !== 2) throw new Error(`${file} has not exactly once: ${from}`)
  writeFileSync(
    path,
    before.replace(from, () => to),
  )
  return () => writeFileSync(path, before)
}

function outcomeOf(copy: string, protection: Protection): Outcome {
  if (!protection.removal) return 'not taken away'
  if (test(copy, protection).failed > 0) return 'broken'
  const putBack = takeAway(copy, protection.removal)
  const { passed, failed } = test(copy, protection)
  putBack()
  if (failed > 0) return 'noticed'
  return passed > 0 ? 'not noticed' : 'broken'
}

const [, , report = '', ...ids] = process.argv
const copy = copyOfProject('security')
try {
  const asked = protections.filter(({ id }) => ids.length === 0 || ids.includes(id))
  const proofs = asked.map((protection): Proof => {
    const outcome = outcomeOf(copy, protection)
    console.log(`${protection.id} ${outcome}: ${protection.title}`)
    return { id: protection.id, file: protection.caught.file, outcome }
  })
  writeFileSync(report, JSON.stringify(proofs))
} finally {
  rmSync(copy, { recursive: true, force: true })
}
