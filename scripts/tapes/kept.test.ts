/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { tapeOf } from '../../e2e/tapes/files'
import { flows } from '../../e2e/tapes/flows'
import { secretFor } from '../../sandbox/rules/totp'
import { PASSWORD, people } from '../../sandbox/seed/people'
import { HIDDEN, type Tape } from './tape'

/** The tapes that are kept in e2e/tapes: one for each scenario, small, and without a secret of the sandbox's world. */

const root = join(__dirname, '../..')
const MOST = 3 * 1024 * 1024 // bytes of all
const PERIOD = 30_000 // ms for which an authenticator shows a code

const kept = readdirSync(join(root, 'e2e/tapes'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const path = `e2e/tapes/${file.replaceAll('\\', '/')}`
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, tape: JSON.parse(text) as Tape }
  })
const scenarios = flows.flatMap((flow) => flow.scenarios.map((scenario) => ({ flow, scenario })))

/** The file and what stands there, of every text that matches. */
const found = (pattern: RegExp) =>
  kept.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`))

test('each scenario has its tape, and each tape its scenario', () => {
  const said = ({ title, ledger, flow }: Pick<Tape, 'title' | 'ledger' | 'flow'>) => ({ title, ledger, flow })
  const performed = scenarios.map(({ flow, scenario }) => [
    tapeOf(flow, scenario),
    said({ ...scenario, flow: flow.name }),
  ])
  const tapes = kept.map(({ path, tape }) => [path, said(tape)])
  expect(Object.fromEntries(tapes)).toEqual(Object.fromEntries(performed))
  expect(kept.length).toBeGreaterThanOrEqual(50)
})

test('all of them together have less than three megabytes', () => {
  expect(kept.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(MOST)
})

test('no tape holds a password, a key of an account or a variable’s value', () => {
  const typed = scenarios
    .flatMap(({ scenario }) => scenario.steps.map(({ words }) => words))
    .flatMap((words) => [
      ...words.matchAll(/with the password `(.+)`/g),
      ...words.matchAll(/^Type `(.+)` into \*\*(?:Password|Current password|New password|Value)\*\*/g),
    ])
    .map(([, secret]) => secret!)
  expect(typed).toContain(PASSWORD)
  const keys = people.flatMap(({ id, apiKey }) =>
    apiKey ? [apiKey, `cdp-${apiKey.slice(0, 6)}`, secretFor(id)] : [secretFor(id)],
  )
  // What tells nothing, as the password `wrong`, may be a word of its own.
  const secrets = [...new Set([...typed, ...keys, 'not-a-real-secret'])].filter((secret) => secret.length > 5)
  expect(secrets.length).toBeGreaterThan(20)
  expect(secrets.filter((secret) => kept.some(({ text }) => text.includes(secret)))).toEqual([])
})

test('no tape holds a code that an authenticator has shown meanwhile', () => {
  const authenticators = people
    .filter(({ twoFactor }) => twoFactor)
    .map(({ id }) => new TOTP({ secret: Secret.fromBase32(secretFor(id)) }))
  expect(authenticators.length).toBeGreaterThan(0)
  for (const { path, text, tape } of kept) {
    const numbers = new Set(text.match(/(?<!\d)\d{6}(?!\d)/g))
    const begins = Date.parse(tape.start.at)
    const moments = new Set(tape.steps.map(({ ms }) => Math.floor((begins + ms) / PERIOD)))
    // One before and one after count too.
    const near = [...moments].flatMap((moment) => [moment - 1, moment, moment + 1])
    const codes = authenticators.flatMap((authenticator) =>
      near.map((moment) => authenticator.generate({ timestamp: moment * PERIOD })),
    )
    expect([path, codes.filter((code) => numbers.has(code))]).toEqual([path, []])
  }
})

test('what is named as a secret is hidden, and nothing looks like a token', () => {
  const named =
    /"(?:\w*[pP]assword|\w*_?otp\w*|authenCode|apiKey|cdpKey|totpKey|token|secret\w*|qrcode)": "[^"]*"/g
  const open = found(named).filter((text) => !text.endsWith(`"${HIDDEN}"`))
  expect(open).toEqual([])
  expect(found(named).length).toBeGreaterThan(50)
  const tokens = [
    /eyJ[\w-]{10,}/g,
    /otpauth:/g,
    /[?&](?:captcha|token|code|otp_code)=(?!%28hidden%29)[^&"]+/g,
  ]
  expect(tokens.flatMap((pattern) => found(pattern))).toEqual([])
  // Base32 of an authenticator's key, base64 of a solved captcha.
  expect(found(/\b[A-Z2-7]{16,}\b|[A-Za-z0-9+/]{60,}/g)).toEqual([])
})

test('what was made at random is numbered, so that two recordings are one', () => {
  expect(found(/"(?:id|notice)": "[\w-]{21}"/g)).toEqual([])
  expect(found(/"\(id 1\)"/g)).not.toEqual([])
  expect(found(/\b(?!00000000-0000-4000-8000-)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g)).toEqual([])
})
