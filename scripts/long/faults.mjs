import { join } from 'node:path'
import process from 'node:process'
import { readFileSync, mkdirSync } from 'node:fs'
import { root, runNode } from '../lib/run.mjs'

export const what =
  'eight faults (time-out, 500, cut, HTML, empty, success: false, 429 with and without Retry-After) on every call that the pages of the shell make, with their tabs, menus and drawers, when it is opened and when it is read again: a sentence, nothing that loads longer than 21 s, what stood stays, the console goes on; and on the changes of src/app/testing-fault-change-list.ts: a sentence, what was typed stays, two presses send once'
export const sample =
  'each call meets one of the faults, and so does every third change (src/app/faults-*.test.tsx, fault-changes.test.ts)'
export const usage = '[-t PAGE]'

/**
 * @param {string[]} args further ones for Jest
 * @returns {Promise<import('../long.mjs').Outcome>}
 */
export async function run(args) {
  const report = join(root, '.cache/long/faults.json')
  mkdirSync(join(root, '.cache/long'), { recursive: true })
  const env = { ...process.env, EVERY_FAULT: '1' }
  delete env.NODE_ENV
  const jest = ['node_modules/jest/bin/jest.js', 'src/app/fault', '--json', `--outputFile=${report}`]
  await runNode([...jest, ...args], { env })
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const pages = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: numFailedTests === 0 && numPassedTests > 0,
    result: `${numPassedTests} pages and changes passed, ${numFailedTests} failed`,
    details: [
      '| page or change | seconds | |',
      '| --- | ---: | --- |',
      ...pages
        .filter(({ status }) => status !== 'pending')
        .map(({ title, duration, status }) => `| ${title} | ${Math.round(duration / 1000)} | ${status} |`),
    ],
  }
}
