import {
  call,
  cancelled,
  delay,
  getContext,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga'
import { refuse } from '../../api'
import { now } from '../../clock'
import type { MessageId } from '../../texts'
import { timings } from '../../timings'
import { UnknownCaptcha, type BegunCaptcha, type SolveCaptcha } from './adapter'
import {
  captchaFailed,
  captchaReady,
  captchaRenewed,
  captchaSlow,
  captchaSolving,
  captchaUnknown,
  selectCaptcha,
} from './state'

/**
 * What the saga context holds under `captcha`: how to solve one, an attempt that began before the flow did, and the token
 * that nobody has spent yet.
 */
export type CaptchaContext = { readonly solve: SolveCaptcha; begun?: BegunCaptcha; unspent?: string }

const never = () => take(() => false)

const captchaContext = (): SagaGenerator<CaptchaContext> => getContext<CaptchaContext>('captcha')

/**
 * The life of a captcha while its page is open: solved by itself, again every 60 s, after every failed attempt
 * and on Retry. One that has not come within 5 s is explained, and may still come.
 */
export function* captchaLife(): SagaGenerator<void> {
  const held = yield* captchaContext()
  while (true) {
    delete held.unspent
    yield* put(captchaSolving())
    yield* race({
      solved: call(solveAndKeep, held),
      renewed: take(captchaRenewed),
    })
  }
}

function* solveAndKeep(held: CaptchaContext): SagaGenerator<void> {
  const { begun } = held
  delete held.begun
  // A token is good for a time that began when its challenge was asked for.
  const left = begun ? begun.since + timings.captchaRefresh - now() : 0
  const solve = begun && left > 0 ? begun.solve : held.solve
  const solving = yield* race({ done: call(solved, held, solve), impatient: call(explainWhenLate) })
  if (solving.done === 'failed') yield* never()
  yield* delay(left > 0 ? left : timings.captchaRefresh)
}

function* explainWhenLate(): SagaGenerator<void> {
  yield* delay(timings.captchaPatience)
  yield* put(captchaSlow())
  yield* never()
}

function* solved(held: CaptchaContext, solve: SolveCaptcha): SagaGenerator<'solved' | 'failed'> {
  const aborter = new AbortController()
  try {
    held.unspent = yield* call(solve, aborter.signal)
    yield* put(captchaReady())
    return 'solved'
  } catch (error) {
    console.error('The captcha failed to load.', error)
    yield* put(error instanceof UnknownCaptcha ? captchaUnknown() : captchaFailed())
    return 'failed'
  } finally {
    if (yield* cancelled()) aborter.abort()
  }
}

type Patience = {
  /** Waits for one that is slow, too, for so many milliseconds. Else a press is held while it may come soon. */
  slow?: number
}

/**
 * Takes the token, which is then spent. A press while the captcha is solving waits for it, 5 s at most unless it is
 * told to be patient; throws the given refusal when no token is coming.
 */
export function* spendCaptcha(missing: MessageId, { slow }: Patience = {}): SagaGenerator<string> {
  const held = yield* captchaContext()
  const captcha = yield* select(selectCaptcha)
  const mayCome = captcha === 'solving' || (captcha === 'slow' && slow !== undefined)
  if (held.unspent === undefined && mayCome)
    yield* race({
      ready: take(captchaReady),
      failed: take([captchaFailed, captchaUnknown]),
      late: delay(slow ?? timings.captchaPatience),
      ...(slow === undefined && { slow: take(captchaSlow) }),
    })
  const { unspent } = held
  if (unspent === undefined) throw refuse(missing)
  delete held.unspent
  return unspent
}
