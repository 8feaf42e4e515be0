import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import { createDialogue } from './dialogue'

type Step = { readonly name: 'word' } | { readonly name: 'code' }
const dialogue = createDialogue<Step>('test')
const given = createAction<string>('test/wordGiven')
const left = createAction('test/left')

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
const wrong = { status: 409, message: 'wrong' }
const locked = { status: 429, message: 'locked' }

const refuse = (refusal: unknown) => async (): Promise<string> => {
  throw refusal
}

/** A dialogue that asks for a word and sends it by `send`. */
function open(send: (word: string) => Promise<string>) {
  let state = dialogue.reducer(undefined, { type: 'begin' })
  const sent: string[] = []
  const results: unknown[] = []
  function* asking(): SagaGenerator<string> {
    return yield* dialogue.ask(
      { name: 'word' },
      given,
      function* (word): SagaGenerator<string> {
        sent.push(word)
        return yield* call(send, word)
      },
      { stays: ({ status }) => status === 409 },
    )
  }
  function* flow(): SagaGenerator<void> {
    try {
      const { asked } = yield* race({ asked: call(asking), left: take(left) })
      results.push(asked ?? 'left')
    } catch (refusal) {
      results.push(refusal)
    }
    yield* put(dialogue.closed())
  }
  const saga = expectSaga(flow).withReducer(
    (known: typeof state | undefined, action: UnknownAction) => (state = dialogue.reducer(known, action)),
    state,
  )
  void saga.run({ silenceTimeout: true, timeout: false })
  const tell = async (action: UnknownAction) => {
    saga.dispatch(action)
    await turn()
  }
  return { tell, sent, results, state: () => state }
}

test('shows the step, sends the answer, returns what the server made of it, and closes', async () => {
  const page = open((word) => Promise.resolve(word.toUpperCase()))
  await turn()
  expect(page.state()).toEqual({ step: { name: 'word' }, sending: false })
  await page.tell(given('yes'))
  expect(page.results).toEqual(['YES'])
  expect(page.state()).toEqual({ sending: false })
})

test('a refusal keeps the step open with its words, until the next answer', async () => {
  let answer: (result: string) => void = () => undefined
  const answers = [refuse(wrong), () => new Promise<string>((resolve) => (answer = resolve))]
  const page = open(() => answers.shift()?.() ?? Promise.resolve(''))
  await turn()
  await page.tell(given('no'))
  expect(page.state()).toEqual({ step: { name: 'word' }, sending: false, refusal: wrong })
  await page.tell(given('yes'))
  expect(page.state()).toEqual({ step: { name: 'word' }, sending: true })
  answer('done')
  await turn()
  expect(page.results).toEqual(['done'])
})

test('an answer that is on its way is not sent twice', async () => {
  const page = open(() => new Promise(() => undefined))
  await turn()
  await page.tell(given('once'))
  await page.tell(given('twice'))
  expect(page.sent).toEqual(['once'])
})

test('a refusal that does not stay belongs to the flow', async () => {
  const page = open(refuse(locked))
  await turn()
  await page.tell(given('no'))
  expect(page.results).toEqual([locked])
  expect(page.state()).toEqual({ sending: false })
})

test('what is no refusal is a mistake of the console, and belongs to the flow too', async () => {
  const mistake = new TypeError('x is undefined')
  const page = open(refuse(mistake))
  await turn()
  await page.tell(given('no'))
  expect(page.results).toEqual([mistake])
})

test('leaving ends the asking', async () => {
  const page = open(() => Promise.resolve('late'))
  await turn()
  await page.tell(left())
  expect(page.results).toEqual(['left'])
  expect(page.state()).toEqual({ sending: false })
})
