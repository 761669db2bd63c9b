import { defineConfig } from '@playwright/test'
import { folderOfNotes } from './tests/run/asked/folder-of-notes.ts'
import { leftOut } from './tests/run/left-out.ts'
import { chromiumArguments, findChromium } from './tests/support/browsers/find-chromium.ts'
import { findFirefox } from './tests/support/browsers/find-firefox.ts'
import { firefoxUse } from './tests/support/browsers/firefox.ts'

const firefox = await findFirefox()

const notes = folderOfNotes(process.env)
if (notes !== null) {
  const { noteAsked } = await import('./tests/run/asked/note-asked.ts')
  noteAsked(notes)
}

/** What people do here, and every tool. In a title, `@firefox` is last. */
const inFirefox = /@firefox/
const withoutScripts = /with JavaScript off/
const inFirefoxWithoutScripts = /with JavaScript off.*@firefox/
/** The main job is done without scripts in both; a walk beside it in Firefox, for no browser decides how a plain form works. */
const onlyInFirefox = /(corrections|second-step)\.spec\.ts with JavaScript off.*@firefox/

export default defineConfig({
  globalSetup: './tests/support/browser-setup.ts',
  outputDir: 'test-results/browser',
  testIgnore: leftOut(process.env).map((file) => `**/${file}`),
  projects: [
    // First, for no other test takes as long as its two of every page.
    { name: 'accessibility', testDir: 'tests/accessibility' },
    { name: 'browser', testDir: 'tests/browser', grepInvert: onlyInFirefox },
    {
      name: 'firefox',
      testDir: 'tests/browser',
      grep: inFirefox,
      grepInvert: withoutScripts,
      use: firefoxUse(firefox, 'on'),
    },
    {
      name: 'firefox without scripts',
      testDir: 'tests/browser',
      grep: inFirefoxWithoutScripts,
      use: firefoxUse(firefox, 'off'),
    },
  ],
  // Long, so that only what hangs fails by it: how fast a thing is, is for the benchmarks.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  // More than the cores of a small machine: a test waits for the program, its database and the browser in turn.
  workers: 3,
  fullyParallel: true,
  // A second try, for a machine that stalls. It is named, and a third test that needs one is a failure: see playwright-stage.ts.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: chromiumArguments() },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // A recording of each test costs a third of the browser's work, and a picture of each page when it closes is a stray style in Firefox.
    // A failed test says what the page held; `--trace on` records.
    trace: 'off',
  },
})
