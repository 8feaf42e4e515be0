import assert from 'node:assert/strict'
import { Locator, until } from './locator'

/** Stands in for '@playwright/test' (stand-in.json): what the scenarios expect, over another driver. */

function seen(locator: Locator) {
  const holds = (
    what: string,
    test: (look: Awaited<ReturnType<Locator['look']>>) => boolean,
    attribute?: string,
  ) => until(`${JSON.stringify(locator.queries)} ${what}`, async () => test(await locator.look(attribute)))
  return {
    toBeVisible: () => holds('is not seen', ({ visible }) => visible),
    toBeHidden: () => holds('is seen', ({ visible }) => !visible),
    toHaveCount: (count: number) => holds(`is not found ${count} times`, (look) => look.count === count),
    toHaveValue: (value: string) => holds(`does not hold "${value}"`, (look) => look.value === value),
    toHaveAccessibleDescription: (words: string) =>
      holds(`does not say "${words}"`, ({ description }) => description === words),
    toHaveAttribute: (name: string, value: string) =>
      holds(`has no ${name}="${value}"`, ({ attribute }) => attribute === value, name),
    toBeChecked: ({ checked = true } = {}) =>
      holds(checked ? 'is not checked' : 'is checked', (look) => look.count > 0 && look.checked === checked),
  }
}

export function expect(actual: unknown, message?: string) {
  const at = actual instanceof Locator ? seen(actual) : undefined
  return {
    ...at,
    toBe: (expected: unknown) => assert.equal(actual, expected, message),
  }
}
