import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './run.mjs'

/**
 * How many tests passed and failed, and `file: title` of those that failed and of those that passed at their second try
 * only. A skipped test is a defect and counts as failed.
 *
 * @typedef {{ passed: number, failed: number, failures?: string[], unsteady?: string[] }} Counts
 */

/** A check that is one test: passed when its program ended with 0. */
export function checkCounts(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * The counts of Jest's report; a file that could not run counts as one failed test.
 *
 * @param {string} file the report of `--json --outputFile`
 * @param {number} code Jest's exit code
 * @returns {Counts}
 */
export function jestCounts(file, code) {
  const report = readReport(file)
  if (!report) return checkCounts(1)
  const { numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report
  const failed = numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites
  const failures = report.testResults.flatMap(failuresOfFile)
  return { ...withExitCode({ passed: report.numPassedTests, failed }, code), failures }
}

function failuresOfFile({ name, status, assertionResults }) {
  const file = relative(root, name)
  const notPassed = assertionResults.filter((test) => test.status !== 'passed')
  if (notPassed.length === 0 && status === 'failed') return [`${file}: did not run`]
  return notPassed.map(({ fullName }) => `${file}: ${fullName}`)
}

/**
 * The counts of Playwright's report; an error outside of any test counts as one failed test. A test that passed at
 * its second try has passed, and is named at the end: browsers on a shared machine lose a click now and then.
 *
 * @param {string} file the report of the JSON reporter
 * @param {number} code Playwright's exit code
 * @returns {Counts}
 */
export function playwrightCounts(file, code) {
  const report = readReport(file)
  if (!report) return checkCounts(1)
  const { expected, unexpected, flaky, skipped } = report.stats
  const unsteady = titles(report.suites, ({ status }) => status === 'flaky')
  const failures = titles(report.suites, ({ status }) => status === 'unexpected' || status === 'skipped')
  const failed = unexpected + skipped + report.errors.length
  return { ...withExitCode({ passed: expected + flaky, failed }, code), failures, unsteady }
}

function titles(suites = [], wanted) {
  return suites.flatMap(({ specs, suites: inner }) => [
    ...specs.filter(({ tests }) => tests.some(wanted)).map(({ file, title }) => `${file}: ${title}`),
    ...titles(inner, wanted),
  ])
}

// A run may fail without a failed test, or without any test at all.
function withExitCode({ passed, failed }, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
