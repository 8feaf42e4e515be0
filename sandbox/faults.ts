import { setTimeout as sleep } from 'node:timers/promises'

/** What goes wrong with an operation, on order: for tests and for trying the console by hand. */
export type Fault = {
  readonly operation: string
  readonly delay?: number
  readonly status?: number
  readonly message?: string
  /** What is answered in place of JSON, with status 200 where none is given: a gateway's page, or nothing at all. */
  readonly body?: 'html' | 'empty'
  /** Seconds that the answer asks to wait. */
  readonly retryAfter?: number
  /** The connection is cut without an answer. */
  readonly drop?: boolean
  /** It never answers. */
  readonly hang?: boolean
  /** Only the answer goes wrong: the operation is done all the same. */
  readonly done?: boolean
  /** How many calls it hits; all until it is lifted, when absent. */
  readonly times?: number
}

/** An answer that no document describes, asked for by a fault or a sentinel. */
export class OrderedFailure extends Error {
  constructor(
    readonly status: number,
    message = 'Failed on order',
    readonly more: Pick<Fault, 'body' | 'retryAfter'> = {},
  ) {
    super(message)
  }
}

/**
 * fetch reports a cut connection as a TypeError. `begun`: it is cut within the answer. Before its first byte a browser
 * may send even a change once more by itself: Chromium does, on a connection that it has used before.
 */
export class CutConnection extends TypeError {
  constructor(readonly begun: boolean) {
    super('fetch failed')
  }
}

/** Random faults of whatever is called: the same ones again for the same seed and the same calls in their order. */
export type Storm = {
  /** How many calls of one meet a fault: 0.1 is every tenth. */
  readonly chance: number
  readonly seed: number
}

const beforeIt: readonly Omit<Fault, 'operation'>[] = [
  { status: 500 },
  { drop: true },
  { body: 'html', status: 502 },
  { body: 'html' },
  { body: 'empty', status: 500 },
  { status: 200 },
  { status: 429, retryAfter: 1 },
  { hang: true },
]
/** The answer is lost, and what was asked for is done. */
const afterIt: readonly Omit<Fault, 'operation'>[] = [{ drop: true }]

/** Numbers from 0 to 1, by a linear congruential generator (Numerical Recipes). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export type Faults = {
  readonly order: (fault: Fault) => void
  /** From now on, until all is lifted. */
  readonly storm: (storm: Storm) => void
  readonly lift: () => void
  /** Waits or throws when a fault is ordered for this operation, before it is done or after. */
  readonly pass: (operation: string, when: 'before' | 'after') => Promise<void>
}

export function createFaults(): Faults {
  const ordered = new Map<string, Fault & { left: number }>()
  let drawn: (when: 'before' | 'after') => Omit<Fault, 'operation'> | undefined = () => undefined

  /** What was ordered for an operation, and is due now. */
  function due(operation: string, when: 'before' | 'after') {
    const fault = ordered.get(operation)
    if (!fault || (fault.done ? 'after' : 'before') !== when) return undefined
    fault.left -= 1
    if (fault.left <= 0) ordered.delete(operation)
    return fault
  }

  return {
    order: (fault) => ordered.set(fault.operation, { ...fault, left: fault.times ?? Infinity }),
    storm: ({ chance, seed }) => {
      const random = randomOf(seed)
      // Four of five are not done.
      const parts = { before: { share: 0.8, among: beforeIt }, after: { share: 0.2, among: afterIt } }
      drawn = (when) => {
        const { share, among } = parts[when]
        return random() < chance * share ? among[Math.floor(random() * among.length)] : undefined
      }
    },
    lift: () => {
      ordered.clear()
      drawn = () => undefined
    },
    pass: async (operation, when) => {
      const fault = due(operation, when) ?? drawn(when)
      if (!fault) return
      if (fault.delay) await sleep(fault.delay)
      if (fault.hang) await new Promise(() => undefined)
      if (fault.drop) throw new CutConnection(when === 'after')
      if (fault.status || fault.body) throw new OrderedFailure(fault.status ?? 200, fault.message, fault)
    },
  }
}
