import { content } from './content'
import { delivery } from './delivery'
import type { Protection } from './protection'
import { session } from './session'

export const protections: readonly Protection[] = [...delivery, ...session, ...content]

const row = ({ id, title, how, removal, caught, unproved }: Protection) => {
  const taken = removal ? `\`${removal.file}\`` : (unproved ?? '')
  return `| ${id} | ${title} | ${how} | \`${caught.file}\` | ${taken} |`
}

/** docs/security.md */
export const securityPage = (): string => `# Security

Made by \`npm run generate\` from \`scripts/security/\`. Do not edit.

What keeps the console safe, point by point of the checklist that it was built by. Each has a test; \`npm run long -- security\`
takes the protection away in a copy of the project, by a change of the file in the last column, and the test has to
fail; what came of it stands in [docs/long/security.md](long/security.md). \`npm run long -- security S13\` does it for some.
Every browser test fails on a violation of the policy, on an error in the browser's console and on an answer without its
headers (\`e2e/fixtures.ts\`). What ships, and under which licences: [packages.md](packages.md).

| | what holds | how | test | taken away in |
| --- | --- | --- | --- | --- |
${protections.map(row).join('\n')}

A hole is reported to whoever runs the console, by its \`contactUrl\`; what is deployed how: [deploy/README.md](../deploy/README.md).
`
