import { expect, type FullConfig, type Page } from '@playwright/test'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { textsOn } from '../e2e/texts-on'
import { folder, pictureOf, standing, themes } from './pictures'
import { builtStories, test } from './stage'
import { notVietnamese, ownOf } from './words'

/** Each story in both themes, beside the pictures that a person accepted, and in Vietnamese: `npm run long -- pictures`. */

/** From here on a story is slow, in milliseconds. */
const SLOW = 3_000
/** Further pictures of a story that is still being drawn. */
const MOST_LATE = 5

/** Whether pictures are taken for accepted ones: nothing else is looked at then. */
const accepts = ({ updateSnapshots }: FullConfig) => updateSnapshots !== 'none'

/**
 * The browser's own WebP: a quarter of the size of a PNG. It comes out the same each time, as what it is made of does: what
 * is drawn late, as a ring or a font, makes two in a row differ, and a further one is taken.
 */
async function pictured(page: Page): Promise<Buffer> {
  const { width } = page.viewportSize()!
  const take = async () => {
    const height = await page.evaluate(heightOfContent)
    return page.screenshot({ ...webp, fullPage: true, clip: { x: 0, y: 0, width, height } })
  }
  let [before, now] = [await take(), await take()]
  for (let more = 0; more < MOST_LATE && !before.equals(now); more += 1) [before, now] = [now, await take()]
  return now
}
const webp = { type: 'webp', quality: 30, animations: 'disabled' } as const

/** Runs in the page: down to where something stands, and a margin as Storybook has it above. */
function heightOfContent() {
  const MARGIN = 16
  const bottoms = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect().bottom + scrollY)
  return Math.ceil(Math.max(...bottoms)) + MARGIN
}

for (const { id, title, name, importPath, exportName } of builtStories())
  test(`${title}: ${name}`, async ({ stage }, { annotations, config }) => {
    await stage.look({ theme: 'light', lang: 'en' })
    const startedAt = performance.now()
    expect.soft(await stage.show(id), 'what it does').toEqual([])
    const took = performance.now() - startedAt
    if (took > SLOW) annotations.push({ type: 'slow', description: `${(took / 1000).toFixed(1)} s` })

    for (const theme of themes) {
      await stage.look({ theme })
      const picture = await pictured(stage.page)
      const accepted = pictureOf(importPath, exportName, theme).split('/')
      expect.soft(picture, `picture, ${theme}`).toMatchSnapshot(accepted)
    }
    if (accepts(config)) return
    // In light and English the step of `npm test` asks axe everything.
    expect.soft(await stage.findings(['color-contrast', 'link-in-text-block']), 'axe, dark').toEqual([])

    await stage.look({ theme: 'light', lang: 'vi' })
    const { seen, cut } = await textsOn(stage.page)
    expect.soft(notVietnamese(seen, importPath), 'words, Vietnamese').toEqual([])
    expect.soft(ownOf(cut, importPath), 'cut labels, Vietnamese').toEqual([])
    expect.soft(await stage.findings(), 'axe, Vietnamese').toEqual([])
  })

test('no picture stands without its story', () => {
  const { config } = test.info()
  const wanted = builtStories().flatMap(({ importPath, exportName }) =>
    themes.map((theme) => pictureOf(importPath, exportName, theme)),
  )
  const alone = standing().filter((picture) => !wanted.includes(picture))
  if (accepts(config)) alone.forEach((picture) => rmSync(join(folder, picture)))
  expect(accepts(config) ? [] : alone).toEqual([])
})
