type Clause = { readonly roles?: readonly string[]; readonly permissions?: readonly string[] }
type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly 'x-access': { readonly session: string; readonly any?: readonly Clause[] }
  readonly 'x-background'?: true
  readonly 'x-secret'?: true
}
/** What the generator itself reads of the bundled description. */
export type Described = {
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, { readonly enum?: readonly string[] }>> }
}

const HEAD = `# Who may call what

Made by \`npm run generate\` from \`x-access\` of the description, which the console's \`useMay\` and the sandbox's guard
read too. Do not edit.

- **session**: \`none\` (anybody), \`pending\` (the password is accepted, the code is owed), \`account\` (signed in),
  \`organization\` (an organization is chosen as well).
- **roles** are those of the chosen organization. *yes*: this role is enough; a name: this permission is needed too, one
  of several after "or"; an empty cell: refused.
`

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Beside the role: 'yes', the permissions of which one set is needed, or nothing when no clause lets the role in. */
function cell(any: readonly Clause[] | undefined, role: string): string {
  if (!any) return 'yes'
  const clauses = any.filter(({ roles }) => !roles || roles.includes(role))
  if (clauses.some(({ permissions = [] }) => permissions.length === 0)) return 'yes'
  return clauses.map(({ permissions = [] }) => permissions.join(' and ')).join(' or ')
}

/** docs/access.md: a table a tag, a line an operation, a column a role. */
export function accessPage({ tags, paths, components }: Described): string {
  const roles = components.schemas.Role?.enum ?? []
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const tables = tags.map(({ name }) => {
    const lines = operations
      .filter((operation) => operation.tags.includes(name))
      .map(({ operationId, 'x-access': { session, any } }) =>
        row([operationId, session, ...roles.map((role) => cell(any, role))]),
      )
    const head = [row(['call', 'session', ...roles]), row(['---', '---', ...roles.map(() => '---')])]
    return `## ${name}\n\n${[...head, ...lines].join('\n')}\n`
  })
  return [HEAD, ...tables].join('\n')
}
