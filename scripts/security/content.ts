import type { Protection } from './protection'

/** What comes from servers and people, who may do what, the tools, and what a bad day does. */
export const content: readonly Protection[] = [
  {
    id: 'S39',
    title: 'The HTML of terms is formatting and links, nothing else',
    how: 'DOMPurify with a short list, once in the page and once in the editor; the policy is the second net.',
    removal: {
      file: 'src/domain/terms/Html.tsx',
      from: '    ALLOWED_URI_REGEXP: /^(https?:|mailto:)/i,\n',
      to: '    ALLOWED_URI_REGEXP: /^/,\n',
    },
    caught: { file: 'src/domain/terms/Html.test.tsx', titles: 'S39' },
  },
  {
    id: 'S40',
    title: 'Every other text of a server is only text',
    how: 'React writes text; the lint forbids HTML anywhere but in terms.',
    removal: {
      file: 'src/kit/json/JsonBlock.tsx',
      from: '<Plain role="region" aria-label={label} tabIndex={0}>\n        {shown}\n      </Plain>',
      to: '<Plain role="region" aria-label={label} tabIndex={0} dangerouslySetInnerHTML={{ __html: shown }} />',
    },
    caught: { file: 'src/kit/json/JsonBlock.test.tsx', titles: 'S40' },
  },
  {
    id: 'S42',
    title: 'No cell of an exported file is run by a spreadsheet',
    how: 'What begins like a formula gets an apostrophe, in the files of the sandbox and in those of the console.',
    removal: { file: 'sandbox/rules/exports.ts', from: '/^[=+\\-@\\t\\r]/', to: '/^[=]/' },
    caught: { file: 'sandbox/organization-exports.test.ts', titles: 'S42' },
  },
  {
    id: 'S44',
    title: 'What the console would not offer is refused as well',
    how: 'Client and sandbox read the same table of access (docs/access.md).',
    removal: {
      file: 'sandbox/guard.ts',
      from: 'if (inRole.some((clause) => hasPermissions(clause, membership))) return undefined',
      to: 'if (inRole.length > 0) return undefined',
    },
    caught: { file: 'sandbox/guard.test.ts' },
  },
  {
    id: 'S45',
    title: 'What other windows say is not heard, and nothing is told to all of them',
    how: 'Tabs of the same origin talk by a BroadcastChannel; a test reads every file.',
    removal: {
      file: 'src/presses.ts',
      from: 'export ',
      to: "window.addEventListener('message', () => undefined)\nexport ",
    },
    caught: { file: 'scripts/window-messages.test.ts', titles: 'S45' },
  },
  {
    id: 'S46',
    title: 'Analytics learn the pattern of a route, nothing of a person',
    how: 'Only known paths are told, without query, fragment, person or organization.',
    removal: {
      file: 'src/features/quick-access/flow.ts',
      from: 'return { page, view: { path,',
      to: 'return { page, view: { path: (pathname + search) as typeof path,',
    },
    caught: { file: 'src/features/quick-access/flow.test.ts', titles: 'S46' },
  },
  {
    id: 'S47',
    title: 'The development server answers this machine alone',
    how: 'It listens on 127.0.0.1, knows its own names, and sends no header for other origins.',
    removal: { file: 'webpack.config.ts', from: "      host: '127.0.0.1',", to: "      host: '0.0.0.0'," },
    caught: { file: 'deploy/dev-server.test.ts', titles: 'S47' },
  },
  {
    id: 'S48',
    title: 'The sandbox keeps to itself',
    how: 'It listens on 127.0.0.1, each has a world of its own, and nothing of it is in what ships.',
    removal: { file: 'sandbox/main.ts', from: "hostname: '127.0.0.1'", to: "hostname: '0.0.0.0'" },
    caught: { file: 'sandbox/main.test.ts', titles: 'S48' },
  },
  {
    id: 'S49',
    title: 'Whatever a server does not say is told in a sentence',
    how: 'One shape for every failure of a call; src/app/faults*.test.tsx and e2e/faults.e2e.ts meet screens with each fault.',
    removal: {
      file: 'src/api/base-query.ts',
      from: 'return { success: false } // even with status 200',
      to: 'return { success: true }',
    },
    caught: { file: 'src/api/base-query.test.ts' },
  },
  {
    id: 'S50',
    title: 'A flow that fails is reported and goes on, and the others never notice',
    how: '`supervise` starts it again; docs/long/storm.md says what random failures have shown.',
    removal: {
      file: 'src/flows/supervise.ts',
      from: '          console.error(error)\n          yield* delay(PAUSE)',
      to: '          throw error',
    },
    caught: { file: 'src/flows/supervise.test.ts' },
  },
  {
    id: 'S51',
    title: 'A screen that throws leaves the menu and signing out usable',
    how: 'A boundary stands round each page, inside the shell.',
    removal: { file: 'src/app/routes.tsx', from: '    errorElement,\n', to: '' },
    caught: { file: 'src/app/plain-pages.test.tsx', titles: 'S51' },
  },
  {
    id: 'S52',
    title: 'What ships is known, licensed and without known holes',
    how: 'A list of packages with their licences (docs/packages.md), `npm audit` of what ships, and the headers of every answer in the browser tests.',
    removal: { file: 'scripts/security/packages.ts', from: 'ALLOWED.includes(one)', to: 'one.length >= 0' },
    caught: { file: 'scripts/security/packages.test.ts', titles: 'a package under' },
  },
  {
    id: 'S53',
    title: 'Axe finds nothing on any screen',
    how: 'WCAG A and AA, a sample in every run, all screens in both layouts, languages and themes in docs/long/axe.md.',
    removal: { file: 'src/ui/IconButton.tsx', from: '        aria-label={label}\n', to: '' },
    caught: { file: 'e2e/colours.e2e.ts', titles: 'B46' },
  },
  {
    id: 'S54',
    title: 'Memory, listeners and elements stay flat',
    how: 'Thirty changes of the page in every run, three hundred in docs/long/soak.md.',
    removal: {
      file: 'src/kit/navigation/useTitle.ts',
      from: '    document.title = title\n',
      to: "    document.title = title\n    document.body.append(document.createElement('i'))\n",
    },
    caught: { file: 'e2e/soak.e2e.ts', titles: 'B48' },
  },
]
