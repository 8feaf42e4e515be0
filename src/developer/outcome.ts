/** What a call is answered with in place of the backend's own answer, as it stands in an address or on a command line. */

export type Answer =
  /** A named example of the description. */
  | { readonly kind: 'example'; readonly status: number; readonly name: string }
  /** A refusal or failure that no example describes. */
  | { readonly kind: 'status'; readonly status: number }
  /** The connection is cut; it never answers; a page of a gateway; nothing; the backend's own answer, but late. */
  | { readonly kind: 'cut' | 'timeout' | 'html' | 'empty' | 'own' }

export type Outcome = {
  readonly operation: string
  readonly answer: Answer
  /** Milliseconds that the answer is held back. */
  readonly delay: number
  /** The answer from now on; without it the next one only. */
  readonly stays: boolean
}

/** What can be had of every operation. */
export const kinds = ['cut', 'timeout', 'html', 'empty', 'own'] as const
const LONGEST_DELAY = 600_000 // ms

const isKind = (word: string): word is (typeof kinds)[number] => kinds.some((kind) => kind === word)

function readAnswer(word: string): Answer | undefined {
  if (isKind(word)) return { kind: word }
  const [, status, name] = /^([1-5]\d\d)(?:\/(\w+))?$/.exec(word) ?? []
  if (status === undefined) return undefined
  return name === undefined
    ? { kind: 'status', status: Number(status) }
    : { kind: 'example', status: Number(status), name }
}

/** `login:409/wrongCaptcha`, `login:500:always`, `login:own:3000ms`; undefined for anything else. */
export function readOutcome(text: string): Outcome | undefined {
  const [operation = '', word = '', ...more] = text.trim().split(':')
  const answer = readAnswer(word)
  if (!/^\w+$/.test(operation) || !answer) return undefined
  let delay = 0
  let stays = false
  for (const each of more) {
    const [, milliseconds] = /^(\d{1,6})ms$/.exec(each) ?? []
    if (milliseconds !== undefined) delay = Math.min(Number(milliseconds), LONGEST_DELAY)
    else if (each === 'always') stays = true
    else return undefined
  }
  return { operation, answer, delay, stays }
}

export const answerWord = (answer: Answer): string => {
  if (answer.kind === 'example') return `${answer.status}/${answer.name}`
  return answer.kind === 'status' ? String(answer.status) : answer.kind
}

export const writeOutcome = ({ operation, answer, delay, stays }: Outcome): string =>
  [operation, answerWord(answer), ...(stays ? ['always'] : []), ...(delay > 0 ? [`${delay}ms`] : [])].join(
    ':',
  )

/** The parameter of an address: several are separated by commas. */
export const MOCK = 'mock'

export const readOutcomes = (parameter: string): readonly (Outcome | undefined)[] =>
  parameter.split(',').filter(Boolean).map(readOutcome)
