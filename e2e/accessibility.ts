import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Whether every setting is asked for and not only a sample: `npm run long -- axe`. */
export const everySetting = Boolean(process.env.EVERY_SETTING)

/**
 * Fails on every serious or critical finding of axe on the page as it is. Legacy mode leaves frames of other origins out
 * (the console has none), and saves the second page in which axe would otherwise put its results together.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    // What passes is counted, not described.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const findings = grave.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ''}`).join('\n  ')}`,
  )
  expect(findings, what).toEqual([])
}
