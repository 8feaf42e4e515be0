import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Tape } from '../scripts/tapes/tape'
import { replayInBrowser } from '../scripts/tapes/browser/world'

/** Replays tapes in Chromium; `npm run replay -- --browser` names them (TAPES, one path a line) and how often (TIMES). */

const { TAPES, TIMES = '1' } = process.env
const kept = (name: string) => join(__dirname, 'tapes', name)
const files = TAPES ? TAPES.split('\n') : [kept('sign-in/wrong-password.json')]
const runs = Array.from({ length: Number(TIMES) }, (_, index) => index + 1)
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Tape

// Each step waits for the page, on a machine that may have other work.
test.describe.configure({ timeout: 180_000 })

for (const { file, run } of files.flatMap((file) => runs.map((run) => ({ file, run }))))
  test(`the tape "${read(file).title}" goes in a browser as it went, replay ${run} (${file})`, async ({
    browser,
  }) => {
    const { differences } = await replayInBrowser(browser, read(file))
    if (differences.length === 0) return
    throw Object.assign(new Error([file, ...differences].join('\n  ')), { stack: '' })
  })

if (!TAPES)
  test('what a page shows otherwise than on the tape is told', async ({ browser }) => {
    const tape = read(kept('deletion/refused.json'))
    const tree = tape.end.tree?.replace('heading "Delete organization"', 'heading "Remove organization"')
    const { differences } = await replayInBrowser(browser, { ...tape, end: { ...tape.end, tree: tree! } })
    expect(differences.slice(0, 2)).toEqual(['At the end:', 'the accessible tree:'])
    const lines = differences.filter((line) => /^[-+] +- /.test(line)).map((line) => line.replace(/ +/g, ' '))
    expect(lines).toEqual([
      '- - heading "Remove organization" [level=2]',
      '+ - heading "Delete organization" [level=2]',
    ])
  })
