import type { Output, Step, Way } from './tape'

/** What is different between a tape and its replay, in words. */

/** What the console did by itself. */
export type Done = Output | (Way & { readonly by: 'flow' })

export const isDone = (step: Step): step is Step & Done =>
  'called' in step || 'left' in step || ('went' in step && step.by === 'flow')

/** 'calls login (POST /account/accounts/login)' */
export function wordsOf(step: Step | Done): string {
  if ('called' in step) return `calls ${step.called} (${step.method} ${step.path})`
  if ('left' in step) return `leaves the document for ${step.left}`
  if ('went' in step) return `goes to ${step.went}`
  if ('did' in step) return `the fact ${step.did.type}`
  if ('asked' in step) return `a screen asks ${step.asked}`
  if ('answered' in step) return `call ${step.answered} is answered with ${step.status}`
  if ('unanswered' in step) return `call ${step.unanswered} is not answered`
  if ('document' in step) return `the document ${step.document} is opened`
  if ('heard' in step) return `the live channel says something`
  if ('captcha' in step) return `the captcha is ${step.captcha}`
  if ('slept' in step) return `the device slept for ${step.slept / 1000} s`
  if ('tabTold' in step) return 'another tab tells something'
  return 'a screen leaves its question'
}

/** Where two of what the console did are different; none where they are the same. */
export function differencesOf(expected: Done, came: Done): readonly string[] {
  if (wordsOf(expected) !== wordsOf(came))
    return [`the tape:   the console ${wordsOf(expected)}`, `the replay: the console ${wordsOf(came)}`]
  if (!('called' in expected) || !('called' in came)) return []
  const parts = ([part, one, other]: readonly [string, unknown, unknown]) =>
    valueDifferences(part, one, other)
  const differences = [
    ['query', expected.query, came.query] as const,
    ['body', expected.body, came.body] as const,
  ].flatMap(parts)
  return differences.length > 0 ? [`the console ${wordsOf(expected)}, and in it`, ...differences] : []
}

const MOMENT = 1e12 // epoch milliseconds are larger
const NEAR = 60_000 // ms: a browser needs a while where a replay needs none
const show = (value: unknown) => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

/** `part.of.it: the tape has 1, the replay 2`, one for each value. Moments may be some seconds apart. */
export function valueDifferences(part: string, one: unknown, other: unknown): readonly string[] {
  if (Object.is(one, other)) return []
  if (isMoment(one) && isMoment(other) && Math.abs(one - other) < NEAR) return []
  if (isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return names.flatMap((name) => valueDifferences(`${part}.${name}`, one[name], other[name]))
  }
  return [`${part}: the tape has ${show(one)}, the replay ${show(other)}`]
}

const isMoment = (value: unknown): value is number => typeof value === 'number' && value > MOMENT
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
