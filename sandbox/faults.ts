import { setTimeout as sleep } from 'node:timers/promises'

/** What goes wrong with an operation, on order: for tests and for trying the console by hand. */
export type Fault = {
  readonly operation: string
  readonly delay?: number
  readonly status?: number
  readonly message?: string
  /** The connection is cut without an answer. */
  readonly drop?: boolean
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
  ) {
    super(message)
  }
}

/** fetch reports a cut connection as a TypeError. */
export class CutConnection extends TypeError {
  constructor() {
    super('fetch failed')
  }
}

export type Faults = {
  readonly order: (fault: Fault) => void
  readonly lift: () => void
  /** Waits or throws when a fault is ordered for this operation, before it is done or after. */
  readonly pass: (operation: string, when: 'before' | 'after') => Promise<void>
}

export function createFaults(): Faults {
  const ordered = new Map<string, Fault & { left: number }>()
  return {
    order: (fault) => ordered.set(fault.operation, { ...fault, left: fault.times ?? Infinity }),
    lift: () => ordered.clear(),
    pass: async (operation, when) => {
      const fault = ordered.get(operation)
      if (!fault || (fault.done ? 'after' : 'before') !== when) return
      fault.left -= 1
      if (fault.left <= 0) ordered.delete(operation)
      if (fault.delay) await sleep(fault.delay)
      if (fault.drop) throw new CutConnection()
      if (fault.status) throw new OrderedFailure(fault.status, fault.message)
    },
  }
}
