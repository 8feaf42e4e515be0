import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { ensureBrowser } from '../lib/browser.mjs'
import { Missing } from '../lib/machine.mjs'
import { passSignalsOn, root, runNode } from '../lib/run.mjs'

export const what =
  'each protection of docs/security.md is taken away in a copy of the project, and its test has to fail'
export const sample = 'the tests themselves, and that each protection stands where the table says'
export const usage = '[S13 …]'

/**
 * @param {string[]} args ids of protections; all without
 * @returns {Promise<import('../long.mjs').Outcome>} throws `Missing` when the run itself failed
 */
export async function run(args) {
  const report = join(root, '.cache/long/security.json')
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  passSignalsOn()
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() }
  delete env.NODE_ENV
  const { code } = await runNode(['--import', 'tsx', 'scripts/security/prove.ts', report, ...args], { env })
  if (code !== 0) throw new Missing('The protections could not be taken away: see above.')
  const proofs = JSON.parse(readFileSync(report, 'utf8'))
  const noticed = proofs.filter(({ outcome }) => outcome === 'noticed')
  const kept = proofs.filter(({ outcome }) => outcome === 'not taken away')
  return {
    passed: noticed.length + kept.length === proofs.length,
    result: `${noticed.length} of ${proofs.length} were taken away and noticed, ${kept.length} cannot be taken away`,
    details: [
      '| | test | what came of it |',
      '| --- | --- | --- |',
      ...proofs.map(({ id, file, outcome }) => `| ${id} | \`${file}\` | ${outcome} |`),
    ],
  }
}
