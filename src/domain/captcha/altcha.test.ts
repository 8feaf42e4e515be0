import { solveAltcha } from './altcha'

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  readonly heard: { readonly type: string }[] = []
  ended = false
  postMessage(message: { readonly type: string }) {
    this.heard.push(message)
  }
  terminate() {
    this.ended = true
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
const mockMade: { readonly kind: string; readonly worker: FakeWorker }[] = []
jest.mock('./workers', () => {
  const make = (kind: string) => () => {
    const worker = new FakeWorker()
    mockMade.push({ kind, worker })
    return worker
  }
  return { workers: { usual: make('usual'), plain: make('plain') } }
})

type Answer = { ok: boolean; status: number; json: () => Promise<unknown> }

/** Solving with a server that answers when it is told to. */
function begin() {
  mockMade.length = 0
  const aborter = new AbortController()
  let answer: (answer: Answer) => void = () => undefined
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((resolve, reject) => {
        answer = resolve as never // of a response the console reads only what an Answer has
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const token = solveAltcha('/captcha/challenge', aborter.signal)
  return {
    asked,
    token,
    abort: () => aborter.abort(),
    refuse: () => answer({ ok: false, status: 503, json: () => Promise.resolve({}) }),
    challenge: (algorithm: string) =>
      answer({
        ok: true,
        status: 200,
        json: () => Promise.resolve({ parameters: { algorithm }, signature: 's' }),
      }),
  }
}
const workersOf = (kind: string) => mockMade.filter((made) => made.kind === kind).map(({ worker }) => worker)
const ended = () => mockMade.map(({ worker }) => worker.ended)

/** The worker that has been given the challenge, once it has. */
async function working(kind: string, index: number) {
  while (workersOf(kind)[index]?.heard.length !== 1) await new Promise((resolve) => process.nextTick(resolve))
  return workersOf(kind)[index]!
}

afterEach(() => jest.restoreAllMocks())

test('SIGNIN-06 the worker is fetched beside the challenge, once, and is one of the two that solve it', async () => {
  const captcha = begin()
  expect(captcha.asked).toHaveBeenCalledTimes(1)
  expect(workersOf('usual')).toHaveLength(1)
  captcha.challenge('PBKDF2/SHA-256')
  ;(await working('usual', 0)).answer({ counter: 7 })
  expect(JSON.parse(atob(await captcha.token))).toEqual({
    challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: 's' },
    solution: { counter: 7 },
  })
  expect(ended()).toEqual([true, true])
})

test('SIGNIN-06 a challenge of another kind has its own workers, and the others end', async () => {
  const captcha = begin()
  captcha.challenge('SHA-512')
  ;(await working('plain', 1)).answer({ counter: 7 })
  await captcha.token
  expect(workersOf('plain')).toHaveLength(2)
  expect(ended()).toEqual([true, true, true])
})

test('SIGNIN-37 a worker that cannot be fetched fails the captcha, also before the challenge is there', async () => {
  const captcha = begin()
  workersOf('usual')[0]?.dispatchEvent(new Event('error'))
  await expect(captcha.token).rejects.toThrow('broken')
  expect(ended()).toEqual([true])
})

test.each([
  ['a refused challenge', 'refuse', '503'],
  ['whoever leaves', 'abort', 'aborted'],
] as const)('SIGNIN-37 %s ends the workers', async (_what, how, why) => {
  const captcha = begin()
  captcha[how]()
  await expect(captcha.token).rejects.toThrow(why)
  expect(ended()).toEqual([true])
})

test('a kind that nobody knows ends the workers', async () => {
  const captcha = begin()
  captcha.challenge('ARGON2ID')
  await expect(captcha.token).rejects.toThrow('ARGON2ID')
  expect(ended()).toEqual([true])
})
