import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** Whether every setting is asked for and not only a sample: `npm run long -- axe`. */
export const everySetting = Boolean(process.env.EVERY_SETTING)

/** What axe is asked: the criteria A and AA; what passes is counted, not described. */
export const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
}

/** The serious and critical findings, in words. */
export const findingsOf = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ''}`).join('\n  ')}`,
    )

/**
 * Fails on every serious or critical finding of axe on the page as it is. Legacy mode leaves frames of other origins out
 * (the console has none), and saves the second page in which axe would otherwise put its results together.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const results = await new AxeBuilder({ page }).setLegacyMode(true).options(rules).analyze()
  expect(findingsOf(results), what).toEqual([])
}
