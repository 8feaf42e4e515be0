import { runEverySetting } from '../lib/playwright.mjs'

export const what =
  'axe over every screen in both languages, themes and layouts, at three widths, and over hard colours of organizations'
export const sample = 'every screen in one setting, one of each kind in two opposite ones (e2e/axe.e2e.ts)'
export const usage = '[-g SCREEN]'

/** @param {string[]} args further ones for Playwright */
export const run = (args) => runEverySetting('axe', ['e2e/axe.e2e.ts', 'e2e/colours.e2e.ts'], args)
