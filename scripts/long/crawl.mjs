import { runEverySetting } from '../lib/playwright.mjs'

export const what =
  'every page and drawer as user, administrator and super administrator, moving inside the console, in both layouts and languages at three widths: no word of the other language, no key, no placeholder, no cut label, no error in the browser'
export const sample = 'two of the 36 walks, over the pages alone (e2e/crawl.e2e.ts)'
export const usage = '[-g WALK]'

/** @param {string[]} args further ones for Playwright */
export const run = (args) => runEverySetting('crawl', ['e2e/crawl.e2e.ts'], args)
