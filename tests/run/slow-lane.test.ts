import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './programs.ts'
import { skippedTests, slowTests, touchesDatabase, touchesPages } from './slow-lane.ts'

test('every file of the slow lane is there', () => {
  const gone = slowTests.flatMap(({ files }) => files).filter((file) => !existsSync(join(root, file)))
  expect(gone).toEqual([])
})

test('the tests of every tool run when the tool changed', () => {
  const ofTools = readdirSync(join(root, 'tests/browser/toolkit'))
  const listed = slowTests
    .filter(({ guards }) => guards.test('toolkit/registry.ts'))
    .flatMap(({ files }) => files)
  // The page around the tools is the server's as well.
  const always = ofTools.filter((file) => !listed.includes(`tests/browser/toolkit/${file}`))
  expect(always).toEqual(['shell.spec.ts'])
})

test('with unknown changes nothing is skipped', () => {
  expect(skippedTests(null)).toEqual([])
  expect(touchesDatabase(null)).toBe(true)
  expect(touchesPages(null)).toBe(true)
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

test('what stores a step is tried by kills, from its use case to the database', () => {
  for (const file of [
    'server/cases/verify-report.ts',
    'server/writing/save-draft.ts',
    'tests/faults/look.ts',
  ])
    expect(skippedTests([file]).flatMap(({ files }) => files)).not.toContain('tests/browser/faults.spec.ts')
})

test('a migration and a changed query ask the oldest PostgreSQL too', () => {
  expect(touchesDatabase(['server/database/migrations/2026-11-22-10-grants.sql'])).toBe(true)
  expect(touchesDatabase(['server/cases/queue-queries.ts'])).toBe(true)
})

test('browsers are asked unless only texts for developers and tests without a browser changed', () => {
  expect(touchesPages(['README.md', 'server/cases/queue.database.test.ts', 'tests/http/id-for.ts'])).toBe(
    false,
  )
  for (const file of [
    'server/cases/queue.ts',
    'web/home/home.tsx',
    'tests/browser/queue.spec.ts',
    'tests/cast.ts',
  ])
    expect(touchesPages(['README.md', file])).toBe(true)
})
