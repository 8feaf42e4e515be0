import { readOutcome, writeOutcome, type Answer, type Outcome } from '../../src/developer/outcome'
import type { Rights, Used } from '../../src/developer/requests'
import type { Description } from './description'

/** What stands before Prism and the sandbox in development: it notes which calls were made, and answers in their place. */

/** What a call is answered with. */
export type Answered = {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
/** What to do with a call; `own` is the backend's affair. */
export type Done = Answered | { readonly kind: 'own' } | { readonly kind: 'cut' | 'timeout' }

const MOST = 200 // calls that are remembered
const RETRY_AFTER = 30 // s
const PLAIN_USER = { status: 200, name: 'superAdmin' }
const json = { 'Content-Type': 'application/json' }

export type Door = ReturnType<typeof createDoor>

export function createDoor(description: () => Description) {
  const chosen = new Map<string, Outcome>()
  let used: readonly Used[] = []
  let rights: Rights | undefined

  /** Orders outcomes as they stand in an address. Answers what is wrong with them; nothing is ordered then. */
  function order(texts: readonly string[]): string | undefined {
    const outcomes: Outcome[] = []
    for (const text of texts) {
      const outcome = readOutcome(text)
      if (!outcome)
        return `"${text}" is no outcome: write OPERATION:STATUS/EXAMPLE, OPERATION:STATUS or OPERATION:cut, timeout, html, empty or own; then :always and :500ms where they are meant.`
      const { operation, answer } = outcome
      if (!description().has(operation)) return `The description has no operation "${operation}".`
      if (
        answer.kind === 'example' &&
        description().example(operation, answer.status, answer.name) === undefined
      )
        return `${operation} has no example "${answer.name}" for ${answer.status}; it has ${examplesOf(operation)}.`
      outcomes.push(outcome)
    }
    for (const outcome of outcomes) chosen.set(outcome.operation, outcome)
    return undefined
  }

  const examplesOf = (id: string) =>
    description()
      .operations()
      .find((operation) => operation.id === id)
      ?.examples.map(({ status, name }) => `${status}/${name}`)
      .join(', ')

  /** What is to be done with a call, and after how long; an outcome that is meant once is used up. */
  function meet(
    method: string,
    path: string,
  ): { operation?: string; done: Done; delay: number; outcome?: string } {
    const operation = description().match(method, path)
    const outcome = operation === undefined ? undefined : chosen.get(operation)
    if (!operation || !outcome) return { operation, done: withRights(operation), delay: 0 }
    if (!outcome.stays) chosen.delete(operation)
    return {
      operation,
      done: doneOf(operation, outcome.answer),
      delay: outcome.delay,
      outcome: writeOutcome(outcome),
    }
  }

  function doneOf(operation: string, answer: Answer): Done {
    switch (answer.kind) {
      case 'example': {
        const { status, name } = answer
        const body = JSON.stringify(description().example(operation, status, name))
        return { kind: 'answer', status, headers: { ...json, ...retryOf(status) }, body }
      }
      case 'status': {
        const { status } = answer
        const code = status === 429 ? { errorCode: 'TOO_MANY_REQUEST' } : {}
        const body = JSON.stringify({ success: false, ...code })
        return { kind: 'answer', status, headers: { ...json, ...retryOf(status) }, body }
      }
      case 'html':
        return {
          kind: 'answer',
          status: 200,
          headers: { 'Content-Type': 'text/html' },
          body: '<!doctype html><title>Gateway</title><p>The service is behind this page.</p>',
        }
      case 'empty':
        return { kind: 'answer', status: 200, headers: json, body: '' }
      default:
        return { kind: answer.kind }
    }
  }

  /** The current user of the description, with the rights that were chosen. */
  function withRights(operation: string | undefined): Done {
    if (operation !== 'getCurrentUser' || !rights) return { kind: 'own' }
    const { status, name } = PLAIN_USER
    const example = description().example(operation, status, name) as {
      result: { permission: object; orgCtx: object }
    }
    const { result } = example
    const user = {
      ...result,
      roles: rights.roles,
      permission: { ...result.permission, contextPermissions: rights.permissions },
      orgCtx: { ...result.orgCtx, roles: rights.roles },
    }
    return { kind: 'answer', status, headers: json, body: JSON.stringify({ ...example, result: user }) }
  }

  return {
    order,
    meet,
    /** Lifts what was ordered for an operation, or all of it. */
    lift: (operation?: string) => (operation === undefined ? chosen.clear() : chosen.delete(operation)),
    note: (call: Used) => {
      used = [call, ...used].slice(0, MOST)
    },
    setRights: (next: Rights | undefined) => {
      rights = next
    },
    state: () => ({ used, rights, chosen: [...chosen.values()].map(writeOutcome) }),
  }
}

const retryOf = (status: number): Readonly<Record<string, string>> =>
  status === 429 ? { 'Retry-After': String(RETRY_AFTER) } : {}
