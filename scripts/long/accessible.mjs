import { runEverySetting } from '../lib/playwright.mjs'

export const what =
  'roles, names and their order on every screen and in what it opens, as a screen reader is given them, against the texts in e2e/accessible'
export const sample = 'four of the screens (e2e/accessible.e2e.ts)'
export const usage = '[-g SCREEN] [-u, which accepts them as they are]'

/** @param {string[]} args further ones for Playwright */
export const run = (args) => runEverySetting('accessible', ['e2e/accessible.e2e.ts'], args)
