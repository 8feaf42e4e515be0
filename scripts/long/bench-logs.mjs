import { rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { BAO, signIn } from '../bench/administrator.mjs'
import { root, say } from '../lib/run.mjs'
import { startSandbox } from '../lib/sandbox.mjs'

export const what =
  'how long the four logs take through the whole sandbox, each with a million rows: medians of 20 calls, of which no list may be over 200 ms'
export const sample = 'the same searches among 6,000 rows find what they should (sandbox/access-logs.test.ts)'
export const usage = '[ROWS]'

const RUNS = 20
const GOAL = 200
/** One person may make 300 calls in ten seconds. */
const PAUSE = 40
const DAY = 86_400_000

const accountLog = '/api/account/mngmnt-client/account-logs'
const changeLog = '/api/activity/mngmnt-client/orgs/logs/system'
const exportLog = '/api/activity/mngmnt-client/orgs/logs/export'
const accessLog = '/api/account/mngmnt-client/quick-access/recent'
const always = { fromTime: 0, toTime: 0 }
const week = { fromTime: Date.now() - 8 * DAY, toTime: Date.now() - DAY }

/** First pages: without a filter, and with each filter alone. */
const LISTS = [
  ...[
    ['first page', {}],
    ['actions', { actions: ['RESET_PASSWORD'] }],
    ['two actions', { actions: ['RESET_PASSWORD', 'UPDATE_INFO'] }],
    ['action by', { actionBy: [BAO] }],
    ['user', { userIds: ['user0042@crowd.example'] }],
    ['text: one row', { freeText: 'Person 765432' }],
    ['text: a user', { freeText: 'user0042@' }],
    ['text: what 200,000 have', { freeText: 'linh.pham' }],
    ['text: what all have', { freeText: 'status' }],
    ['text: two letters', { freeText: 'st' }],
    ['text: what none has', { freeText: 'zzzz' }],
  ].map(([name, body]) => ({ name: `account log: ${name}`, path: `${accountLog}/search`, body })),
  ...[
    ['first page', {}],
    ['category', { categories: ['Permission'] }],
    ['two categories', { categories: ['Permission', 'System'] }],
    ['status', { statusCodes: ['409'] }],
    ['type', { objecTypes: ['PasswordPolicy'] }],
    ['a week', { fromStartAt: week.fromTime, toStartAt: week.toTime }],
    ['text: one row', { freeText: '"days":765432' }],
    ['text: what 200,000 have', { freeText: 'passwordpolicy' }],
    ['text: what none has', { freeText: 'zzzz' }],
  ].map(([name, body]) => ({ name: `change log: ${name}`, path: `${changeLog}/search`, body })),
  ...[
    ['first page', {}],
    ['category', { categories: ['Segment'] }],
    ['channel', { actions: ['SMS'] }],
    ['source', { sources: ['api'] }],
    ['text: one row', { freeText: 'export-crowd-0765432' }],
    ['text: what 250,000 have', { freeText: 'failed' }],
  ].map(([name, body]) => ({ name: `export log: ${name}`, path: `${exportLog}/search`, body })),
  ...[
    ['first page', always],
    ['users', { ...always, userIds: ['user0042@crowd.example'] }],
    ['applications', { ...always, apps: ['CDP'] }],
    ['modules', { ...always, names: ['Module 042'] }],
    ['a week', week],
  ].map(([name, body]) => ({ name: `access log: ${name}`, path: `${accessLog}/search`, body })),
]
/** What stands beside the lists, without a goal of its own. */
const OTHERS = [
  ['account log: counts of users', `${accountLog}/userId/distinct`],
  ['change log: counts of types', `${changeLog}/objectType/distinct`],
  ['export log: counts of sources', `${exportLog}/source/distinct`],
  ['access log: chart of all', `${accessLog}/stats/overview`, always],
  ['access log: chart of a week', `${accessLog}/stats/overview`, week],
].map(([name, path, body]) => ({ name, path, body }))

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

async function measure(call, { name, path, body }) {
  const times = []
  let records
  for (let n = 0; n < RUNS; n += 1) {
    const before = performance.now()
    const { results, result } = await call(path, body)
    times.push(performance.now() - before)
    records = results?.page.totalRecords ?? result?.totalRecords ?? Object.keys(result).length
    await setTimeout(PAUSE)
  }
  say(`${name}: ${Math.round(median(times))} ms`)
  return { name, records, ms: Math.round(median(times)) }
}

/** @returns {Promise<import('../long.mjs').Outcome>} */
export async function run([rows = '1000000']) {
  const file = join(root, '.cache', `logs-${process.pid}.db`)
  const begun = performance.now()
  const { address, stop } = await startSandbox({
    SANDBOX_DB: file,
    SANDBOX_LOGS: rows,
    SANDBOX_STAND_IN_CAPTCHA: '1',
  })
  const seeded = Math.round((performance.now() - begun) / 1000)
  const lists = []
  const others = []
  try {
    const call = await signIn(address)
    for (const each of LISTS) lists.push(await measure(call, each))
    for (const each of OTHERS) others.push(await measure(call, each))
  } finally {
    stop()
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  }
  const slowest = Math.max(...lists.map(({ ms }) => ms))
  const lineOf = ({ name, records, ms }) => `| ${name} | ${records.toLocaleString('en')} | ${ms} |`
  return {
    passed: slowest <= GOAL,
    result: `${Number(rows).toLocaleString('en')} rows in each log, there after ${seeded} s; the slowest list takes ${slowest} ms`,
    details: [
      '| list | rows found | median ms |',
      '| --- | ---: | ---: |',
      ...lists.map(lineOf),
      '',
      '| beside them | rows or values | median ms |',
      '| --- | ---: | ---: |',
      ...others.map(lineOf),
    ],
  }
}
