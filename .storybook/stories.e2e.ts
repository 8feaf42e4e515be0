import { expect } from '@playwright/test'
import { builtStories, test } from './stage'

for (const { id, title, name } of builtStories())
  test(`${title}: ${name}`, async ({ stage }) => {
    expect(await stage.show(id), 'the story shows and does what it says').toEqual([])
    expect(await stage.findings(), 'axe').toEqual([])
  })
