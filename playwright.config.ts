import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './tests/support/browser.ts'

export default defineConfig({
  globalSetup: './tests/support/browser-setup.ts',
  outputDir: 'test-results/browser',
  projects: [
    { name: 'browser', testDir: 'tests/browser' },
    { name: 'accessibility', testDir: 'tests/accessibility' },
  ],
  // Long, so that only what hangs fails by it: how fast a thing is, is for the benchmarks.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: chromiumArguments() },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    trace: 'retain-on-failure',
  },
})
