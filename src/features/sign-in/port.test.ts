import { captchaRenewed } from '../../domain/captcha/state'
import { createPort, type SignInEngine, type SignInFact, type SignInView } from './port'
import { credentialsGiven } from './state'

const idle: SignInView = { sending: false, captcha: 'ready' }

/** An engine that remembers what it was told, and a way to let it arrive or fail. */
function createArrival() {
  const told: SignInFact[] = []
  const engine: SignInEngine = {
    store: {} as SignInEngine['store'], // the port hands it on and never looks
    view: () => idle,
    tell: (fact) => void told.push(fact),
    subscribe: () => () => undefined,
  }
  const attempts: { arrive: () => void; fail: () => void }[] = []
  const load = () =>
    new Promise<SignInEngine>((resolve, reject) =>
      attempts.push({ arrive: () => resolve(engine), fail: () => reject(new Error('no chunk')) }),
    )
  return { told, attempts, port: createPort(load) }
}
const settled = () => new Promise<void>((resolve) => process.nextTick(resolve))
const fact = { type: 'signIn/credentialsGiven' }

test('a press before the engine is there waits, busy, and is told once', async () => {
  const { port, told, attempts } = createArrival()
  port.tell(fact)
  port.tell(fact)
  expect(port.view().sending).toBe(true)
  attempts[0]?.arrive()
  await settled()
  expect(told).toEqual([fact])
  expect(port.view()).toBe(idle)
})

test('an engine that fails behind the form is silent; the next press fetches it again', async () => {
  const { port, told, attempts } = createArrival()
  port.engine().catch(() => undefined)
  attempts[0]?.fail()
  await settled()
  expect(port.view().refusal).toBeUndefined()
  port.tell(fact)
  attempts[1]?.fail()
  await settled()
  expect(port.view()).toMatchObject({ sending: false, refusal: { text: 'signIn.couldNotLoad' } })
  port.tell(fact)
  attempts[2]?.arrive()
  await settled()
  expect(told).toEqual([fact])
})

test('an engine that never answers is told within 10 s, and the next press fetches it again', async () => {
  jest.useFakeTimers()
  const { port, told, attempts } = createArrival()
  port.tell(fact)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(port.view()).toMatchObject({ sending: false, refusal: { text: 'signIn.couldNotLoad' } })
  port.tell(fact)
  attempts[1]?.arrive()
  await jest.advanceTimersByTimeAsync(0)
  expect(told).toEqual([fact])
  jest.useRealTimers()
})

test('the facts that the light page names are those of the flow', () => {
  expect([credentialsGiven.type, captchaRenewed.type]).toEqual(['signIn/credentialsGiven', 'captcha/renewed'])
})
