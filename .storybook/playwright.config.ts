import { defineConfig } from '@playwright/test'
import console from '../playwright.config'

/** The stories of the built Storybook in a browser: what each of them shows. */
export default defineConfig({
  ...console,
  testDir: '.',
  outputDir: '../test-results/stories',
  // A story has nothing that could be unsteady: no server, no neighbours, a page of its own.
  retries: 0,
  // Waiting for the first of its page included.
  timeout: 60_000,
  expect: { ...console.expect, toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 40 } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  projects: [
    { name: 'stories', testMatch: 'stories.e2e.ts' },
    { name: 'pictures', testMatch: 'pictures.e2e.ts' },
  ],
})
