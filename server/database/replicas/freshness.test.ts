import { expect, test } from 'vitest'
import { openFreshness, readPlace } from './freshness.ts'

test('a replica is as fresh as the last moment whose place it has reached', () => {
  const freshness = openFreshness()
  expect(freshness.freshAt()).toBeNull()
  freshness.noteReplica(50n)
  expect(freshness.freshAt()).toBeNull()
  freshness.notePrimary(1_000, 100n)
  freshness.noteReplica(99n)
  expect(freshness.freshAt()).toBeNull()
  freshness.noteReplica(100n)
  expect(freshness.freshAt()).toBe(1_000)
  freshness.notePrimary(1_500, 180n)
  freshness.notePrimary(2_000, 260n)
  freshness.noteReplica(200n)
  expect(freshness.freshAt()).toBe(1_500)
})

test('a replica that stands still grows old', () => {
  const freshness = openFreshness()
  for (const [at, place] of [
    [0, 10n],
    [500, 20n],
    [1_000, 30n],
    [9_000, 40n],
  ] as const) {
    freshness.notePrimary(at, place)
    freshness.noteReplica(20n)
  }
  expect(freshness.freshAt()).toBe(500)
})

test('a primary without changes leaves its replica fresh', () => {
  const freshness = openFreshness()
  for (const at of [0, 500, 1_000]) {
    freshness.notePrimary(at, 10n)
    freshness.noteReplica(10n)
    expect(freshness.freshAt()).toBe(at)
  }
})

test('a replica that is away is known again only by a new answer', () => {
  const freshness = openFreshness()
  freshness.notePrimary(0, 10n)
  freshness.noteReplica(10n)
  freshness.forget()
  expect(freshness.freshAt()).toBeNull()
  freshness.notePrimary(500, 10n)
  expect(freshness.freshAt()).toBeNull()
  freshness.noteReplica(10n)
  expect(freshness.freshAt()).toBe(500)
})

test('a replica that is ahead of its primary follows another one', () => {
  const freshness = openFreshness()
  freshness.notePrimary(0, 10n)
  freshness.noteReplica(90n)
  expect(freshness.freshAt()).toBe(0)
  freshness.notePrimary(500, 20n)
  expect(freshness.freshAt()).toBeNull()
})

test('a place is read as PostgreSQL writes it', () => {
  expect(readPlace('0/0')).toBe(0n)
  expect(readPlace('0/3000148')).toBe(0x3000148n)
  expect(readPlace('16/B374D848')).toBe(0x16b374d848n)
})
