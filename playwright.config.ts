import { defineConfig } from '@playwright/test'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

// Without these Chromium calls its maker at every start, which a closed network answers with long waits.
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A long run is not about speed, and shares its machine. */
const patience = process.env.EVERY_SETTING ? 4 : 1

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more try tells an unsteady test from a fault; the log names every test that needed it.
  retries: 1,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // All time-outs of browser tests: of a test, of what is expected, and (in `use`) of an action and a page load.
  timeout: 30_000 * patience,
  expect: { timeout: 7_000 * patience },
  reporter: 'line',
  use: {
    actionTimeout: 10_000 * patience,
    navigationTimeout: 15_000 * patience,
    // A worker's tests share one browser context, which Playwright empties before each: cookies, storage, cache, routes,
    // scripts and further pages. Permissions it forgets: fixtures.ts. A file with options of its own gets its own context.
    reuseContext: true,
    launchOptions: {
      executablePath: chromium,
      // root has no sandbox, and containers have a small /dev/shm.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', ...quiet],
    },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    // A trace of every test costs a third of the time: E2E_TRACE=1 keeps it for those that fail.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sandbox', testIgnore: ['**/e2e/contract/**', '**/e2e/mock/**', '**/e2e/deploy/**'] },
    // Each worker of these starts a Prism of its own; one each is enough, side by side.
    { name: 'contract', testMatch: '**/e2e/contract/**/*.e2e.ts', workers: 1 },
    // Wants nginx: a step of its own (scripts/lib/steps.mjs).
    { name: 'deploy', testMatch: '**/e2e/deploy/**/*.e2e.ts' },
    { name: 'mock', testMatch: '**/e2e/mock/**/*.e2e.ts', workers: 1 },
  ],
})
