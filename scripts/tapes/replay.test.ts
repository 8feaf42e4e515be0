import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replay } from './replay'
import type { Step, Tape } from './tape'

/**
 * A recorded sign-in and sign-out, and what a replay says when the tape and the console differ; and of each flow of the
 * mission one of the tapes that are kept (`npm run long -- tapes` replays all of them).
 */

const ofEachFlow = [
  'sign-in/locked-out',
  'captcha/blocked',
  'two-factor-sign-in/wrong-code',
  'platform-terms/agreed-first',
  'organization-choice/one-of-eleven',
  'forced-password-change/from-sign-in-to-sign-in',
  'deletion/wrong-code',
  'expiry/a-day-later',
  'sign-out/here',
]
const kept = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../e2e/tapes/${name}.json`), 'utf8')) as Tape

const sample = () => JSON.parse(readFileSync(join(__dirname, 'sample.json'), 'utf8')) as Tape

const DAY = 86_400_000 // ms
const withSteps = (change: (step: Step) => readonly Step[]): Tape => {
  const tape = sample()
  return { ...tape, steps: tape.steps.flatMap(change) }
}
const wordsOf = async (tape: Tape) => (await replay(tape)).differences.join('\n')

test('a tape goes as it went, twice in a row', async () => {
  for (const run of ['first', 'second']) {
    const { differences, calls } = await replay({ ...sample(), title: run })
    expect(differences).toEqual([])
    expect(calls.filter((call) => ['login', 'streamLiveEvents', 'logout'].includes(call))).toEqual([
      'login',
      'streamLiveEvents',
      'logout',
    ])
  }
})

test('a day is moved, not waited for', async () => {
  const tape = sample()
  // The captcha was due anew, and nothing on the tape solves that one.
  const state = { ...tape.end.state, captcha: 'slow' }
  const begun = performance.now()
  expect(await wordsOf({ ...tape, end: { ...tape.end, ms: tape.end.ms + DAY, state } })).toBe('')
  expect(performance.now() - begun).toBeLessThan(10_000)
})

test('a call that is sent with something else is told with what is different', async () => {
  const words = await wordsOf(
    withSteps((step) =>
      'called' in step && step.called === 'login'
        ? [{ ...step, body: { userName: 'somebody.else@acme.example', password: '(hidden)' } }]
        : [step],
    ),
  )
  expect(words).toMatch(/^Step 6 of \d+, at [\d.]+ s, after the fact signIn\/credentialsGiven:/)
  expect(words).toContain('the console calls login (POST /account/accounts/login), and in it')
  expect(words).toContain(
    'body.userName: the tape has "somebody.else@acme.example", the replay "direct.ngo@acme.example"',
  )
})

test('a call that is sent no more, or that nobody has expected, is told', async () => {
  const more = withSteps((step) =>
    'called' in step && step.called === 'login'
      ? [step, { ...step, called: 'getOwnPreference', path: '/account/preference', call: 99 }]
      : [step],
  )
  expect(await wordsOf(more)).toContain('the replay: the console does nothing')
  const fewer = withSteps((step) => ('called' in step && step.called === 'logout' ? [] : [step]))
  expect(await wordsOf(fewer)).toContain('the replay: the console calls logout (POST /account/logout)')
})

test('a call that comes before another one is told', async () => {
  const tape = kept('organization-choice/one-of-eleven')
  const at = (name: string) => tape.steps.findIndex((step) => 'called' in step && step.called === name)
  const [terms, selection] = [at('checkOrganizationTermAcceptance'), at('selectOrganization')]
  const steps = tape.steps.with(terms, tape.steps[selection]!).with(selection, tape.steps[terms]!)
  const words = await wordsOf({ ...tape, steps })
  expect(words).toContain('the tape:   the console calls selectOrganization')
  expect(words).toContain('the replay: the console calls checkOrganizationTermAcceptance')
})

test('another way and another end are told', async () => {
  const other = withSteps((step) => ('left' in step ? [{ ...step, left: '/help' }] : [step]))
  expect(await wordsOf(other)).toContain('the tape:   the console leaves the document for /help')
  const tape = sample()
  const state = { ...tape.end.state, captcha: 'failed' }
  expect(await wordsOf({ ...tape, end: { ...tape.end, state } })).toBe(
    'At the end:\nstate.captcha: the tape has "failed", the replay "ready"',
  )
})

test.each(ofEachFlow)('the kept tape %s goes as it went', async (name) => {
  expect((await replay(kept(name))).differences).toEqual([])
})
