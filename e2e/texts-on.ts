import type { Page } from '@playwright/test'

/** The texts that are seen, and the labels of controls, heads and headings that are cut. */
export const textsOn = (page: Page): Promise<{ seen: string[]; cut: string[] }> =>
  page.evaluate(() => {
    const LABEL = 'button, label, legend, a, th, dt, h1, h2, h3, [role=tab], [role=menuitem], [role=option]'
    const seen: string[] = []
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || parent.closest('script, style, noscript, [hidden], [lang]:not(html)')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      seen.push(text)
      const label = parent.closest(LABEL)
      // Cells may cut what they show, and have a tooltip then.
      if (!label || parent.closest('td, .sr, [role=gridcell]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      for (
        let around: Element | null = parent;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(around)
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll')
          break
        const edge = around.getBoundingClientRect()
        const isCut =
          (overflowX !== 'visible' && box.right > edge.right + 1.5) ||
          (overflowY !== 'visible' && box.bottom > edge.bottom + 3)
        if (isCut && edge.width > 2) {
          cut.push(text)
          break
        }
      }
    }
    for (const each of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      if (each.checkVisibility())
        for (const name of ['aria-label', 'placeholder', 'title']) {
          const value = each.getAttribute(name)
          if (value) seen.push(value)
        }
    return { seen: [...new Set(seen)], cut: [...new Set(cut)] }
  })
