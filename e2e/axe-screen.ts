import type { Page } from '@playwright/test'

export type Screen = {
  readonly name: string
  readonly as?: string
  readonly organization?: string
  readonly address: string
  /** Opens what is looked at as well: a drawer, a dialog. */
  readonly opened?: (page: Page) => Promise<void>
  /** Looked at in two settings, for all that are made of the same parts and are looked at in one. */
  readonly example?: true
}

export const press = (name: RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click()

/** One of the filters of a list, which on phones are behind a button. */
export const pressFilter = (name: RegExp) => async (page: Page) => {
  const filters = page.getByRole('button', { name: /^(Filters|Bộ lọc)/ })
  if (await filters.isVisible()) await filters.click()
  await press(name)(page)
}
