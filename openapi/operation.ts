/** One clause of access: one of its roles and all of its permissions must be held. */
export type AccessClause = { readonly roles?: readonly string[]; readonly permissions?: readonly string[] }

/** Who may call an operation: the session it needs and, where `any` stands, one clause that must hold. */
export type Access = {
  readonly session: 'none' | 'pending' | 'account' | 'organization'
  readonly any?: readonly AccessClause[]
}

export type OperationTable = Readonly<
  Record<
    string,
    {
      readonly access: Access
      /** A refusal stays silent: checks, counters, settings read on the side. */
      readonly background?: true
      readonly secret?: true
    }
  >
>
