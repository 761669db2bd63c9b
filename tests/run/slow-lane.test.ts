import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './programs.ts'
import { skippedTests, slowTests, touchesDatabase } from './slow-lane.ts'

test('every file of the slow lane is there', () => {
  const gone = slowTests.flatMap(({ files }) => files).filter((file) => !existsSync(join(root, file)))
  expect(gone).toEqual([])
})

test('with unknown changes nothing is skipped', () => {
  expect(skippedTests(null)).toEqual([])
  expect(touchesDatabase(null)).toBe(true)
})

test('a change of a page skips the whole slow lane', () => {
  expect(skippedTests(['web/home/home.tsx'])).toEqual(slowTests)
  expect(touchesDatabase(['web/home/home.tsx'])).toBe(false)
})

test('a slow test runs when it changed itself, or when what it guards did', () => {
  for (const { files } of slowTests)
    for (const file of files) expect(skippedTests([file]).flatMap((slow) => slow.files)).not.toContain(file)
  expect(skippedTests(['server/database/embedded/run-server.ts']).map(({ name }) => name)).not.toContain(
    'kills of the program and its PostgreSQL',
  )
})

test('a migration and a changed query ask the oldest PostgreSQL too', () => {
  expect(touchesDatabase(['server/database/migrations/2026-11-22-10-grants.sql'])).toBe(true)
  expect(touchesDatabase(['server/cases/queue-queries.ts'])).toBe(true)
})
