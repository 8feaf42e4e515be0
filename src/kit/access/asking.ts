/** What a request to the support begins with. It stands in the state of the history entry: nothing of it is secret. */
export type Asked = { readonly subject: string; readonly description: string }

export const asking = (asked: Asked) => ({ asked }) as const

/** What was asked for at a history entry, whatever stands in its state. */
export function askedIn(state: unknown): Asked | undefined {
  const asked = (state as { readonly asked?: unknown } | null)?.asked
  if (typeof asked !== 'object' || asked === null) return undefined
  const { subject, description } = asked as Partial<Record<keyof Asked, unknown>>
  return typeof subject === 'string' && typeof description === 'string' ? { subject, description } : undefined
}
