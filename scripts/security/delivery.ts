import type { Protection } from './protection'

const policy = 'deploy/document.ts'
const nginx = 'deploy/nginx/console.conf'

/** Headers, files, addresses: what a server sends, and where the console leads. */
export const delivery: readonly Protection[] = [
  {
    id: 'S1',
    title: 'Nothing inline or evaluated runs, and only configured hosts are asked',
    how: 'One Content-Security-Policy for nginx, sandbox and development server; every browser test fails on a violation.',
    removal: { file: policy, from: "`script-src 'self' ${", to: "`script-src 'self' 'unsafe-inline' ${" },
    caught: { file: 'deploy/document.test.ts', titles: 'S1' },
  },
  {
    id: 'S2',
    title: 'Styles work without a nonce',
    how: 'Emotion fills empty sheets by the CSSOM; the one sheet of /login is allowed by its hash.',
    removal: { file: policy, from: '...styles].join', to: '].join' },
    caught: { file: 'deploy/document.test.ts', titles: 'S1 a style sheet' },
  },
  {
    id: 'S3',
    title: 'No page of others frames the console',
    how: '`frame-ancestors` and X-Frame-Options.',
    removal: { file: policy, from: "    'X-Frame-Options': 'DENY',\n", to: '' },
    caught: { file: 'deploy/document.test.ts', titles: 'S1 S3 S4' },
  },
  {
    id: 'S4',
    title: 'Nothing is sniffed, addresses are told to nobody, devices are closed',
    how: 'nosniff, Referrer-Policy and Permissions-Policy on every answer.',
    removal: {
      file: policy,
      from: "'Referrer-Policy': 'same-origin'",
      to: "'Referrer-Policy': 'unsafe-url'",
    },
    caught: { file: 'sandbox/host.test.ts', titles: 'S4' },
  },
  {
    id: 'S5',
    title: 'Whoever came by TLS once comes by TLS for a year',
    how: 'HSTS where TLS ends at nginx or before it, and never without.',
    removal: { file: nginx, from: '"max-age=31536000"', to: '""' },
    caught: { file: 'e2e/deploy/headers.e2e.ts', titles: 'S5' },
  },
  {
    id: 'S6',
    title: 'Every place of the server and every error has the headers',
    how: 'They are added once, for the whole server; what differs is decided by maps.',
    removal: {
      file: nginx,
      from: '    location ^~ /assets/ {\n',
      to: '    location ^~ /assets/ {\n        add_header X-Kept yes;\n',
    },
    caught: { file: 'e2e/deploy/headers.e2e.ts', titles: 'S4 S6 S7' },
  },
  {
    id: 'S7',
    title: 'Documents are asked for again, assets are kept, what is missing is missing',
    how: 'no-cache and immutable; a missing asset is 404, an unknown page the console.',
    removal: { file: 'sandbox/host.ts', from: 'wantsDocument && !isAsset', to: 'wantsDocument' },
    caught: { file: 'sandbox/host.test.ts', titles: 'S7' },
  },
  {
    id: 'S8',
    title: 'Nothing but the console is in what is served',
    how: 'What looks like a file and is none is 404; the developer panel, tapes and stories are in no production build.',
    removal: {
      file: nginx,
      from: '    location ~ (/\\.|\\.\\w+$) {\n        return 404;\n    }\n',
      to: '',
    },
    caught: { file: 'e2e/deploy/headers.e2e.ts', titles: 'S8' },
  },
  {
    id: 'S9',
    title: 'A file is taken up to its limit, and what is larger is told in words',
    how: 'The limits of nginx stand above those of the platform; its refusal has the shape of a call.',
    removal: { file: nginx, from: 'return 413 $console_too_large;', to: "return 413 '<h1>413</h1>';" },
    caught: { file: 'e2e/deploy/answers.e2e.ts', titles: 'S9 what is larger' },
  },
  {
    id: 'S10',
    title: 'The server waits longer than the client, and for the live channel as long as it lives',
    how: 'Time-outs above 20 s, no buffer for events.',
    removal: { file: nginx, from: 'proxy_read_timeout 60s;', to: 'proxy_read_timeout 10s;' },
    caught: { file: 'e2e/deploy/answers.e2e.ts', titles: 'S10' },
  },
  {
    id: 'S11',
    title: 'It runs as nobody, writes to its own folder alone, and does not say its version',
    how: 'The entry point configures into a folder in memory; the image and the manifests ask for no more.',
    removal: { file: nginx, from: 'server_tokens off;\n    absolute', to: 'server_tokens on;\n    absolute' },
    caught: { file: 'e2e/deploy/headers.e2e.ts', titles: 'S4 S6 S7' },
  },
  {
    id: 'S12',
    title: 'No script comes from another host but the captcha',
    how: 'script-src, and a test that lists the hosts of a whole sign-in.',
    removal: { file: policy, from: "`script-src 'self' ${", to: "`script-src 'self' https: ${" },
    caught: { file: 'deploy/document.test.ts', titles: 'S12' },
  },
  {
    id: 'S13',
    title: 'A return address leads to an own page or an allowed host',
    how: '`returnTarget` of src/targets.ts judges what a browser would make of it.',
    removal: {
      file: 'src/targets.ts',
      from: "target.username === '' && target.password === '' ? target : undefined",
      to: 'target',
    },
    caught: { file: 'src/targets.test.ts' },
  },
  {
    id: 'S14',
    title: 'Going to another application is announced, and gives it no hold of this page',
    how: 'The launcher names the host and opens a new tab without an opener.',
    removal: {
      file: 'src/app/shell/LauncherApps.tsx',
      from: 'rel="noopener noreferrer"',
      to: '',
    },
    caught: { file: 'src/app/shell/launcher.test.tsx', titles: 'S14' },
  },
  {
    id: 'S15',
    title: '`target` leads to the page that it names, or to the usual one',
    how: 'Only `ga` is known.',
    removal: {
      file: 'src/features/organization-choice/enter.ts',
      from: "query.get('target') === 'ga' ? paths.accountInfoAnalytics : paths.accountInfo",
      to: "query.get('target') ? paths.accountInfoAnalytics : paths.accountInfo",
    },
    caught: { file: 'src/features/organization-choice/flow.test.ts' },
  },
  {
    id: 'S16',
    title: 'Websites and files of others lead to the web only',
    how: '`websiteTarget` and `fileTarget`.',
    removal: {
      file: 'src/targets.ts',
      from: 'if (CONTROLS.test(address) || ',
      to: 'if (',
    },
    caught: { file: 'src/targets.test.ts', titles: 'S16' },
  },
  {
    id: 'S17',
    title: 'Secrets stand in no address of a page, no storage, no store, no error',
    how: 'src/app/secrets.test.ts plants them everywhere and searches; nginx logs paths without queries.',
    removal: { file: 'src/app/store.ts', from: '/Given$|^api', to: '/^api' },
    caught: { file: 'src/app/secrets.test.ts' },
  },
  {
    id: 'S18',
    title: 'Reads that change something are sent once, by a press',
    how: 'They are mutations of the client, marked, never cached, retried or prefetched.',
    removal: {
      file: 'sandbox/serve.ts',
      from: "if (!operation.isRead && c.req.header('X-Requested-With')",
      to: "if (c.req.method !== 'GET' && c.req.header('X-Requested-With')",
    },
    caught: { file: 'sandbox/api-account.test.ts', titles: 'S18' },
  },
]
