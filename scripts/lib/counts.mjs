import { readFileSync } from 'node:fs'

/**
 * How many tests passed and failed, and the titles of those that passed at their second try only. A skipped test is a
 * defect and counts as failed.
 *
 * @typedef {{ passed: number, failed: number, unsteady?: string[] }} Counts
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
  return withExitCode({ passed: report.numPassedTests, failed }, code)
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
  const unsteady = titles(report.suites, (test) => test.status === 'flaky')
  const failed = unexpected + skipped + report.errors.length
  return { ...withExitCode({ passed: expected + flaky, failed }, code), unsteady }
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
