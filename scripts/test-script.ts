/**
 * Makes docs/test-script.md of the scenarios of e2e/tapes, as `npm run long -- tapes` has performed them: what a tester
 * does and sees is what was performed. `node --import tsx scripts/test-script.ts` writes it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureOf, tapeOf } from '../e2e/tapes/files'
import { flows } from '../e2e/tapes/flows'
import type { Flow, Scenario, Step } from '../e2e/tapes/steps'
import { people } from '../sandbox/seed/people'

const root = join(__dirname, '..')
export const SCRIPT = 'docs/test-script.md'

const INTRODUCTION = `# The script for testers

Made of the scenarios in \`e2e/tapes\` by \`npm run long -- tapes\`, which performs each in a browser and keeps it as a tape. Do
what a number says, and compare what stands behind the arrows.

- Start the console over the sandbox: \`npm start\`, or \`npm run dev\` with its developer panel. It stands at \`http://localhost:4000\`.
- Before each scenario put the sandbox back: \`curl localhost:4000/sandbox/reset -d '{}'\`, and take a fresh private window.
- Everybody's password is \`Console_2026\`. Who there is, and everybody's code of now, stands at \`http://localhost:4000/sandbox\`.
- Where somebody is signed in before the first step: sign in and choose the organization, or let the developer panel do it.
- The machine moves the time where a step says to wait; by hand one waits. To move the time of the server alone the step says how.
- \`npm run replay FILE\` repeats a tape and says what differs.
`

const nameOf = (user: string) => people.find(({ id }) => id === user)?.name

function linesOf(steps: readonly Step[]): string[] {
  let number = 0
  return steps.map(({ words, expects }) => {
    if (expects) return number === 0 ? `- → ${words}` : `   - → ${words}`
    number += 1
    return `${number}. ${words}`
  })
}

function scenarioText(flow: Flow, scenario: Scenario, number: string): string {
  const { title, who, ledger, before = [], steps } = scenario
  const name = nameOf(who)
  const tape = tapeOf(flow, scenario)
  const about = [
    `Who: ${name === undefined ? '' : `${name}, `}\`${who}\`.`,
    `Rows: ${ledger.join(', ')}.`,
    `Tape: \`${tape}\`.`,
  ]
  return [
    `### ${number} ${title}`,
    '',
    about.join(' '),
    '',
    ...before.map(({ words }) => `Before: ${words}\n`),
    ...linesOf(steps),
    '',
  ].join('\n')
}

function flowText(flow: Flow, number: number): string {
  return [
    `## ${number}. ${flow.title}`,
    '',
    `![${flow.title}](${pictureOf(flow).replace('docs/', '')})`,
    '',
    ...flow.scenarios.map((scenario, index) => scenarioText(flow, scenario, `${number}.${index + 1}`)),
  ].join('\n')
}

export function scriptOf(all: readonly Flow[]): string {
  const count = all.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  const contents = all.map(({ title, scenarios }, index) => `${index + 1}. ${title} (${scenarios.length})`)
  return [
    INTRODUCTION,
    `${count} scenarios of ${all.length} flows:`,
    '',
    ...contents,
    '',
    ...all.map((flow, index) => flowText(flow, index + 1)),
  ].join('\n')
}

if (require.main === module) writeFileSync(join(root, SCRIPT), scriptOf(flows))
