/** What the panel asks the development server (scripts/developer/middleware.ts) and the sandbox (sandbox/controls.ts). */

/** A call that was made. */
export type Used = {
  readonly operation: string
  /** Of the page that called, without its parameters. */
  readonly page: string
  /** 0 where the connection was cut or never answered. */
  readonly status: number
  /** That was ordered, as in an address. */
  readonly outcome?: string
}
/** What a person is and may do. */
export type Rights = { readonly roles: readonly string[]; readonly permissions: readonly string[] }
export type DoorState = {
  readonly backend: 'mock' | 'sandbox' | 'platform'
  /** Newest first. */
  readonly used: readonly Used[]
  /** Outcomes that are ordered, as in an address. */
  readonly chosen: readonly string[]
  readonly rights?: Rights
  /** What is wrong with the outcomes of the address that was opened last. */
  readonly mistake?: string
}
export type Example = {
  readonly status: number
  readonly name: string
  /** What the server says in it. */
  readonly message?: string
}
export type Described = {
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly examples: readonly Example[]
}
export type Person = {
  readonly id: string
  readonly name: string
  readonly purpose: string
  readonly organizations: number
}
export type Place = Rights & { readonly id: string; readonly name: string }

/** Rejects with the words of the answer where it is refused. */
async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { 'X-Requested-With': 'console', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { message?: string }
  if (!response.ok) throw new Error(answer.message ?? `${path} answered ${response.status}`)
  return answer as T
}

export const readState = () => ask<DoorState>('GET', '/developer/state')
export const readOperations = () => ask<readonly Described[]>('GET', '/developer/operations')
export const order = (outcomes: readonly string[]) =>
  ask<DoorState>('POST', '/developer/outcomes', { outcomes })
export const lift = (operation?: string) =>
  ask<DoorState>(
    'DELETE',
    operation === undefined ? '/developer/outcomes' : `/developer/outcomes/${operation}`,
  )
export const chooseRights = (rights: Rights | undefined) =>
  ask<DoorState>('POST', '/developer/rights', rights ?? {})

export const readPeople = () => ask<readonly Person[]>('GET', '/sandbox/people')
export const readPlaces = (user: string) =>
  ask<readonly Place[]>('GET', `/sandbox/organizations?user=${encodeURIComponent(user)}`)
export const signInAs = (user: string, organization?: string) =>
  ask('POST', '/sandbox/sign-in', { user, organization })
export const giveRights = (user: string, organization: string, rights: Rights) =>
  ask('POST', '/sandbox/rights', { user, organization, ...rights })
/** Milliseconds. */
export const advanceClock = (advance: number) => ask<{ now: number }>('POST', '/sandbox/clock', { advance })
export const breakLiveChannel = () =>
  ask('POST', '/sandbox/faults', { operation: 'streamLiveEvents', drop: true })
export const mendAll = () => ask('DELETE', '/sandbox/faults')
export const resetSandbox = (sizes: { accounts: number; organizations: number; logs: number }) =>
  ask('POST', '/sandbox/reset', sizes)
