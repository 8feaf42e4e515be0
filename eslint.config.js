const js = require('@eslint/js')
const formatjs = require('eslint-plugin-formatjs').default
const importX = require('eslint-plugin-import-x')
const reactHooks = require('eslint-plugin-react-hooks')
const tseslint = require('typescript-eslint')

const mayBeMissing = 'It may be missing, forbidden or full: src/browser.ts has it, and never throws.'
/** What addresses without TLS, blocked site data or old browsers lack. */
const ground = {
  'no-restricted-globals': [
    'error',
    ...['localStorage', 'sessionStorage', 'BroadcastChannel', 'crypto'].map((name) => ({
      name,
      message: mayBeMissing,
    })),
  ],
  'no-restricted-properties': [
    'error',
    ...[
      ['window', 'localStorage'],
      ['window', 'sessionStorage'],
      ['window', 'BroadcastChannel'],
      ['window', 'crypto'],
      ['navigator', 'locks'],
      ['navigator', 'clipboard'],
    ].map(([object, property]) => ({ object, property, message: mayBeMissing })),
  ],
}

/** Layers from the lowest to the highest: each may import itself and what stands before it (docs/architecture.md). */
const layers = [
  [
    'texts',
    'ui',
    'paths.ts',
    'targets.ts',
    'json-text.ts',
    'config.ts',
    'timings.ts',
    'clock.ts',
    'browser.ts',
    'arriving.ts',
    'page-stands.ts',
  ],
  ['api'],
  ['flows'],
  ['session'],
  ['kit'],
  ['domain'],
  ['features'],
  ['app'],
  ['developer'],
]
const at = (name) => `./src/${name}`
const upwards = layers.slice(0, -1).flatMap((layer, level) =>
  layer.map((name) => ({
    target: at(name),
    from: layers
      .slice(level + 1)
      .flat()
      .map(at),
    message:
      'Imports flow one way: texts ui paths config timings clock browser → api → flows → session → kit → domain → features → app → developer.',
  })),
)
const features = require('node:fs')
  .readdirSync('./src/features')
  .map((name) => ({
    target: at(`features/${name}`),
    from: at('features'),
    except: [`./${name}`],
    message:
      'Features never import each other; what two need moves to domain (a noun of the product) or kit (none).',
  }))

const restrict = (...selectors) => ['error', ...selectors]
const clock = {
  selector:
    "CallExpression[callee.name=/^(setTimeout|setInterval)$/], CallExpression[callee.property.name=/^(setTimeout|setInterval)$/], MemberExpression[object.name='Date'][property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'Time comes from src/clock.ts, so that tests and replays can move it.',
}
const typedEffects = {
  selector: 'YieldExpression[delegate=false]',
  message: 'Effects are typed: `yield*` with typed-redux-saga.',
}
const parsedHtml = {
  selector:
    "AssignmentExpression[left.property.name='innerHTML'], JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Server text is text. Terms go through domain/terms/Html.',
}

module.exports = tseslint.config(
  {
    ignores: [
      'dist/**',
      'storybook-static/**',
      'node_modules/**',
      '.cache/**',
      '**/*.gen.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...upwards,
            ...features,
            {
              target: './src',
              from: ['./sandbox', './e2e'],
              message: 'src and sandbox meet only in openapi/.',
            },
            {
              target: './sandbox',
              from: ['./src', './e2e'],
              message: 'src and sandbox meet only in openapi/.',
            },
            {
              target: './e2e',
              from: ['./src', './sandbox'],
              message: 'e2e knows only words and roles on the screen.',
            },
          ],
        },
      ],
      'import-x/no-default-export': 'error',
      'no-control-regex': 'off', // refusing control characters needs naming them
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': 'off', // a Refusal is a plain object: it travels through the store
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: { formatjs },
    rules: {
      'react-hooks/incompatible-library': 'off', // TanStack Virtual; nothing is memoized by a compiler here
      'no-restricted-syntax': restrict(clock, typedEffects, parsedHtml),
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'redux-saga/effects', message: 'Effects are typed: typed-redux-saga.' },
            {
              name: '@chakra-ui/react',
              importNames: ['defaultConfig', 'defaultSystem'],
              message:
                "Brings Chakra's own system into every document (30 KiB): the console's is src/ui/system.ts.",
            },
            { name: '@chakra-ui/react/preset', message: "Brings Chakra's own system: see src/ui/system.ts." },
          ],
        },
      ],
      ...ground,
      'no-console': ['error', { allow: ['error'] }],
      'formatjs/no-literal-string-in-jsx': 'error',
    },
  },
  {
    // The developer panel speaks English alone.
    files: ['src/ui/**', 'src/developer/**', 'src/**/*.test.*', 'src/**/*.stories.tsx'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'off' },
  },
  { files: ['src/clock.ts', '**/*.test.{ts,tsx}'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/browser.ts', '**/*.test.{ts,tsx}', 'src/app/testing*.{ts,tsx}'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  // Its generators are no flows.
  { files: ['src/json-text.ts'], rules: { 'no-restricted-syntax': restrict(clock, parsedHtml) } },
  { files: ['src/domain/terms/Html.tsx'], rules: { 'no-restricted-syntax': restrict(clock, typedEffects) } },
  {
    // Jest tests of screens use the sandbox as their server, in process; stories of screens stand in a console.
    files: ['src/**/*.test.{ts,tsx}', 'src/**/testing*.{ts,tsx}', 'src/**/*.stories.tsx'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['*.config.ts', 'src/**/*.stories.tsx', '.storybook/**', 'scripts/jest-environment.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 400 }], '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        require: 'readonly',
        module: 'writable',
        process: 'readonly',
        __dirname: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        // Of scripts that run code in a page.
        window: 'readonly',
        document: 'readonly',
        requestIdleCallback: 'readonly',
        performance: 'readonly',
        AbortController: 'readonly',
        PerformanceObserver: 'readonly',
      },
    },
  },
)
