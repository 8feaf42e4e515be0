import { runEverySetting } from '../lib/playwright.mjs'

export const what =
  'every scenario of the mission (`e2e/tapes`) by keys alone: each control is reached by Tab and arrows, one sees at each stop where the focus is, and nothing keeps it'
export const sample = 'four of the scenarios (e2e/keyboard.e2e.ts)'
export const usage = '[-g TITLE]'

/** @param {string[]} args further ones for Playwright */
export const run = (args) => runEverySetting('keyboard', ['e2e/keyboard.e2e.ts'], args)
