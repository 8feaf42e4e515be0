import type { Bundle } from '../../developer/describe'
import { isDone, wordsOf } from '../compare'
import { createKeeper } from '../keeper'
import type { Raw } from '../record'
import type { Step } from '../tape'

type Place = { readonly document: number; readonly number: number }
export type Heard = ReturnType<typeof listen>

/** What the page does, and which of it the tape has said already. */
export function listen(bundle: Bundle, about: Parameters<typeof createKeeper>[1]) {
  const keeper = createKeeper(bundle, about)
  /** Of documents: the number of the present one, and how many calls and questions it has made. */
  let document = 0
  let taken = 0
  let asked = 0
  const calls = new Map<number, Place>()
  const questions = new Map<number, Place>()
  /** The question of the replay that is that of the tape. */
  const ours = new Map<number, number>()
  const matched = new Set<Step>()
  /** What the console did while a screen was ahead of the tape. */
  const ahead = new Set<Step>()

  const isUnmatched = (step: Step) => isOfScreen(step) && !matched.has(step)
  const here = (place: Place | undefined) => (place?.document === document ? place.number : undefined)

  return {
    keeper,
    readings: readingsOf(bundle),
    hear: (step: Raw): void => {
      if ('document' in step) {
        document += 1
        taken = 0
      }
      const known = keeper.steps.length
      keeper.add(step)
      if ('called' in step) taken += 1
      if ('asked' in step) questions.set((asked += 1), { document, number: step.question })
      const last = keeper.steps.at(-1)
      if (!last || keeper.steps.length === known) return
      if ('called' in last) calls.set(last.call, { document, number: taken })
      if (isDone(last) && keeper.steps.some(isUnmatched)) ahead.add(last)
    },
    isAhead: (step: Step) => ahead.has(step),
    /** The page has done it, and the tape has not said it yet. */
    find(step: Step): Step | undefined {
      if ('askedAgain' in step) {
        const question = ours.get(step.askedAgain)
        return keeper.steps.find(
          (each) => 'askedAgain' in each && each.askedAgain === question && !matched.has(each),
        )
      }
      const looked = JSON.stringify(whatOf(step))
      return keeper.steps.find(
        (each) =>
          isUnmatched(each) &&
          wordsOf(each) === wordsOf(step) &&
          JSON.stringify(whatOf(keeper.swept(each))) === looked,
      )
    },
    match(step: Step, done: Step): void {
      matched.add(done)
      // A way that is gone for the page is heard twice: as an entry, and as the router hears of it.
      if ('went' in step)
        keeper.steps
          .filter((each) => 'went' in each && each.went === step.went)
          .forEach((each) => matched.add(each))
      if ('asked' in step && 'asked' in done) ours.set(step.question, done.question)
    },
    /** The document that stands and that the tape has not said yet. */
    document: () => keeper.steps.find((step) => 'document' in step && !matched.has(step)),
    /** A call or a question by its number in the present document; undefined where that of another one is meant. */
    callHere: (call: number) => here(calls.get(call)),
    questionHere: (question: number) => here(questions.get(ours.get(question) ?? NaN)),
  }
}

/** Operations that only read, which RTK Query may ask for again by itself. */
const readingsOf = ({ paths }: Bundle): ReadonlySet<string> =>
  new Set(
    Object.values(paths).flatMap((item) =>
      Object.entries(item).flatMap(([verb, { operationId }]) =>
        verb === 'get' || operationId.startsWith('search') ? [operationId] : [],
      ),
    ),
  )

/** What a screen says, asks or goes by itself, or a person by it. */
export const isOfScreen = (step: Step): boolean =>
  'did' in step || 'asked' in step || 'askedAgain' in step || ('went' in step && step.by === 'screen')

/** Without its time, and what is numbered anew. */
const COUNTED = ['ms', 'together', 'question']
const whatOf = (step: Step): object =>
  Object.fromEntries(Object.entries(step).filter(([name]) => !COUNTED.includes(name)))
