import { expect, type Locator, type Page } from '@playwright/test'

/** What a thumb needs on the page as it is: all that can be pressed is big enough, and nothing is cut at the side. */

/** WCAG 2.2, 2.5.5: in pixels. */
const TARGET = 44
const PRESSED = 'a[href], button, select, summary, input, textarea, [role=button], [role=switch], [role=tab]'

type Small = { readonly name: string; readonly width: number; readonly height: number }

/** The six boxes of a code are one field of six digits: what counts is the row that they fill. */
const smallIn = (scope: Locator) =>
  scope.evaluateAll(
    (places, { target, pressed }) => {
      const found: Small[] = []
      for (const element of places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(pressed)])) {
        const code = element.matches('[inputmode=numeric]') ? element.closest('[role=group]') : null
        const label = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null
        const { width, height } = (code ?? label ?? element).getBoundingClientRect()
        const hidden = !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')
        // A hidden native control stands behind its drawing, at one pixel.
        if (hidden || (width <= 1 && height <= 1)) continue
        if (Math.round(width) >= target && Math.round(height) >= target) continue
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.id
        found.push({ name: `${element.tagName.toLowerCase()} ${name}`, width, height })
      }
      return found
    },
    { target: TARGET, pressed: PRESSED },
  )

/** Behind a dialog nothing can be pressed. */
async function reached(page: Page): Promise<Locator> {
  const dialogs = page.locator('dialog[open], [role=dialog], [role=alertdialog]')
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')
}

export async function expectThumbReaches(page: Page, what: string): Promise<void> {
  await expect.poll(async () => smallIn(await reached(page)), `big enough for a thumb: ${what}`).toEqual([])
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, `nothing stands out at the side: ${what}`).toBeLessThanOrEqual(0)
}
