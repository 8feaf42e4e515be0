import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { everySetting } from './accessibility'
import { expect, test } from './fixtures'
import { flows } from './tapes/flows'
import { BEGINS, perform } from './tapes/perform'
import { pictureOf, tapeOf } from './tapes/files'

/** Performs the scenarios of e2e/tapes: all of them are recorded anew by `npm run long -- tapes`. */

test.use({ sandboxTime: BEGINS })

/** One of each kind: a refusal and a second try, a captcha, a code, time that is moved, several documents. */
const sample = [
  'sign-in/wrong-password',
  'captcha/blocked',
  'deletion/wrong-code',
  'expiry/extended-in-view',
  'sign-out/here',
]

function keep(file: string, content: string | Buffer): void {
  const path = join(__dirname, '..', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

for (const flow of flows)
  for (const scenario of flow.scenarios) {
    const { name, title, ledger } = scenario
    if (!everySetting && !sample.includes(`${flow.name}/${name}`)) continue
    test(`${ledger.slice(0, 3).join(' ')} ${flow.title}: ${title}`, async ({ page }) => {
      const onPicture = async () => keep(pictureOf(flow), await page.screenshot({ animations: 'disabled' }))
      const tape = await perform(page, flow, scenario, everySetting ? onPicture : undefined)
      expect(tape.title).toBe(title)
      if (everySetting) keep(tapeOf(flow, scenario), JSON.stringify(tape, null, 1) + '\n')
    })
  }
