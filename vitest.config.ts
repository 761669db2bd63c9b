import { defineConfig } from 'vitest/config'
import { countedTests } from './tests/run/counted-tests.ts'
import { leftOut } from './tests/run/left-out.ts'
import { SlowFirst } from './tests/run/slow-first.ts'

const databaseTests = '**/*.database.test.ts'
const folders = ['**/node_modules/**', 'build/**', 'data/**', 'tests/browser/**', 'tests/accessibility/**']
const elsewhere = [...folders, ...leftOut(process.env)]

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // Long, so that only what hangs fails by it: how fast a thing is, is for the benchmarks.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // As below: modules keep nothing, so what one file loads serves the next (decision 200).
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...countedTests, databaseTests],
          setupFiles: ['tests/run/refuse-stray-errors.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'counted',
          isolate: true,
          include: countedTests,
          exclude: elsewhere,
          setupFiles: ['tests/run/refuse-stray-errors.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          // Nothing lives in a module, so the server is loaded once for all files.
          isolate: false,
          include: [databaseTests],
          exclude: elsewhere,
          setupFiles: ['tests/run/refuse-stray-errors.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
        },
      },
    ],
  },
})
