import type { Saga, SagaMonitor, Task } from 'redux-saga'
import { now } from '../clock'

/** What the running flows wait for, from their real effects: for the developer panel. The flows know nothing of it. */

/** A flow, or a step that it waits at. */
export type Step = {
  readonly id: number
  /** Its function's name, or what it waits for. */
  readonly name: string
  readonly kind: 'flow' | 'first' | 'all' | 'action' | 'answer' | 'time' | 'other'
  /** Epoch milliseconds. */
  readonly since: number
  readonly inside: readonly Step[]
}
/** A flow that is over. */
export type Ending = {
  readonly id: number
  readonly name: string
  readonly how: 'ended' | 'failed' | 'cancelled'
  /** The fact that was told last before it. */
  readonly after?: string
}

type Effect = { readonly type?: string; readonly payload?: Readonly<Record<string, unknown>> }
/** `through` only holds others: a flow without a name, an effect of typed-redux-saga inside a race. */
type Running = Omit<Step, 'inside' | 'kind'> & {
  readonly kind: Step['kind'] | 'through'
  readonly parent: number
}

const MOST_ENDINGS = 50

export type FlowWatch = ReturnType<typeof createFlowWatch>

export function createFlowWatch() {
  const running = new Map<number, Running>()
  let endings: readonly Ending[] = []
  let lastFact: string | undefined
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((heard) => heard())

  const begin = (step: Running) => {
    running.set(step.id, step)
    tell()
  }
  const end = (id: number, how: Ending['how']) => {
    const step = running.get(id)
    if (!step) return
    running.delete(id)
    if (step.kind === 'flow')
      endings = [{ id, name: step.name, how, after: lastFact }, ...endings].slice(0, MOST_ENDINGS)
    tell()
  }

  const monitor: SagaMonitor = {
    rootSagaStarted: ({ effectId, saga }) =>
      begin({ id: effectId, parent: 0, since: now(), ...flowOf(saga) }),
    effectTriggered: ({ effectId, parentEffectId, effect }) =>
      begin({ id: effectId, parent: parentEffectId, since: now(), ...meaningOf(effect as Effect) }),
    effectResolved: (id, result: unknown) => {
      // A fork is answered at once, with what goes on.
      if (!isTask(result) || !result.isRunning()) return end(id, 'ended')
      void result.toPromise().then(
        () => end(id, result.isCancelled() ? 'cancelled' : 'ended'),
        () => end(id, 'failed'),
      )
    },
    effectRejected: (id) => end(id, 'failed'),
    effectCancelled: (id) => end(id, 'cancelled'),
    actionDispatched: ({ type }: { type: unknown }) => {
      lastFact = String(type)
    },
  }

  const below = (parent: number): readonly Step[] =>
    [...running.values()]
      .filter((step) => step.parent === parent)
      .flatMap(({ id, name, kind, since }) =>
        kind === 'through' ? below(id) : [{ id, name, kind, since, inside: below(id) }],
      )

  return {
    monitor,
    /** The flows that were begun by nobody else, with what is inside each. */
    steps: () => below(0),
    /** Newest first. */
    endings: () => endings,
    subscribe: (heard: () => void) => {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}

const isTask = (result: unknown): result is Task =>
  typeof result === 'object' && result !== null && 'isRunning' in result && 'toPromise' in result

const nameOf = (fn: unknown): string => (typeof fn === 'function' ? fn.name : '')

function meaningOf(effect: Effect): Pick<Running, 'kind' | 'name'> {
  const { type, payload = {} } = effect
  const { fn, args, pattern, channel } = payload
  switch (type) {
    case 'FORK':
      return flowOf(fn)
    case 'RACE':
      return { kind: 'first', name: 'whichever comes first' }
    case 'ALL':
      return { kind: 'all', name: 'all of' }
    case 'TAKE':
      return { kind: 'action', name: channel ? 'a message of a channel' : patternOf(pattern) }
    case 'CALL':
      if (nameOf(fn).startsWith('delay'))
        return { kind: 'time', name: `${String((args as unknown[])[0])} ms` }
      return isGenerator(fn) ? flowOf(fn) : { kind: 'answer', name: nameOf(fn) || 'a call' }
    default:
      return 'next' in effect
        ? { kind: 'through', name: '' }
        : { kind: 'other', name: (type ?? 'an answer').toLowerCase() }
  }
}

const flowOf = (fn: unknown): Pick<Running, 'kind' | 'name'> => {
  const name = nameOf(fn)
  return name === '' ? { kind: 'through', name } : { kind: 'flow', name }
}

const isGenerator = (fn: unknown): fn is Saga =>
  typeof fn === 'function' && Object.getPrototypeOf(fn) === Object.getPrototypeOf(function* () {})

/** What a `take` waits for: facts by their type, the predicate by its name. */
function patternOf(pattern: unknown): string {
  if (Array.isArray(pattern)) return pattern.map(patternOf).join(' or ')
  if (typeof pattern === 'function') {
    const { type } = pattern as { type?: unknown }
    return typeof type === 'string' ? type : `a fact that is ${nameOf(pattern)}`
  }
  return typeof pattern === 'string' && pattern !== '*' ? pattern : 'any fact'
}

/** That of this document's store; in development only. */
export const flowWatch = process.env.NODE_ENV === 'development' ? createFlowWatch() : undefined
