import type { Page } from '@playwright/test'
import { expect, signIn, type Sandbox } from './fixtures'
import { question, remember } from './verbs'

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

export type Setting = {
  readonly lang: 'en' | 'vi'
  readonly theme: 'light' | 'dark'
  readonly layout: 'standard' | 'modern'
  readonly width: number
}

/** Stands on a screen, once all of it is there; what it opens by itself is not opened yet. */
export async function showScreen(page: Page, sandbox: Sandbox, screen: Screen, setting: Setting) {
  await page.setViewportSize({ width: setting.width, height: 900 })
  await remember(page, setting)
  await page.addInitScript(() => sessionStorage.setItem('isFirstLoggedIn', 'true'))
  if (screen.as) await signIn(page, sandbox, screen.as, screen.organization)
  const lang = screen.address.includes('?') ? `&lang=${setting.lang}` : `?lang=${setting.lang}`
  await page.goto(screen.address + lang)
  // An open drawer hides the heading from roles.
  await page.locator('h1').first().waitFor()
  if (screen.address.includes('drawer='))
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Opens what is looked at as well, and waits until it stands. */
export async function openMore(page: Page, opened: NonNullable<Screen['opened']>) {
  await opened(page)
  await page
    .getByRole('dialog')
    .or(question(page))
    .or(page.getByRole('listbox'))
    .or(page.getByRole('menu'))
    .or(page.getByRole('region', { name: /^(Preview|Xem thử)$/ }))
    .or(page.locator('main [aria-expanded=true]:visible'))
    .first()
    .waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
