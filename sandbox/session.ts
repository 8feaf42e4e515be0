/** Who calls, and from where: the types that the rest of the sandbox stands on. This file imports nothing. */

export type Session = {
  readonly id: string
  readonly userId: string
  /** `pending`: the password was right, the code is owed. */
  readonly stage: 'pending' | 'account'
  readonly openedAt: number
  readonly expiresAt: number
  readonly orgId: string | null
}
/** A session that works in an organization. */
export type OrganizationSession = Session & { readonly orgId: string }

/** Where a request came from and with what. */
export type Caller = { readonly address: string; readonly userAgent: string }
