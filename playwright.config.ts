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

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more try tells an unsteady test from a fault; the log names every test that needed it.
  retries: 1,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'line',
  use: {
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
    { name: 'sandbox', testIgnore: ['**/e2e/contract/**', '**/e2e/mock/**'] },
    { name: 'contract', testMatch: '**/e2e/contract/**/*.e2e.ts' },
    { name: 'mock', testMatch: '**/e2e/mock/**/*.e2e.ts' },
  ],
})
