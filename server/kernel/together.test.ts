import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { DatabaseUnreachable } from '#server/database/database-unreachable.ts'
import type { Database } from '#server/database/open-database.ts'
import { type JointWork, openTogether } from './together.ts'

/** What the queue asks of a database: its lane, and to note who has written. */
function buildDatabase(lane = 'writing') {
  const noted = { writes: 0 }
  const database = {
    places: {
      noteWrite() {
        noted.writes += 1
      },
    },
    lanes: { here: () => ({ lane, request: null }) },
  }
  // Nothing else of it is asked here.
  return { database: database as unknown as Database, noted }
}

type Asked = { party: string; name: string }

/** Work that goes on when it is told to, and keeps who was done with whom. */
function buildWork(
  database: Database,
  answer: (asked: Asked) => string | null = ({ name }) => `${name} done`,
) {
  const batches: string[][] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const work: JointWork<Asked, string> = {
    does: 'write',
    databaseOf: () => database,
    partyOf: ({ party }) => party,
    async doAll(all) {
      batches.push(all.map(({ name }) => name))
      await gate
      return all.map(answer)
    },
  }
  return { work, batches, open }
}

function asked(...names: string[]): Asked[] {
  return names.map((name) => ({ party: name, name }))
}

test('what is asked while work is being done is done together next, in its order, and each has its own answer', async () => {
  const { database, noted } = buildDatabase()
  const { work, batches, open } = buildWork(database)
  const together = openTogether({ atOnce: 1, most: 3 })
  const answers = Promise.all(asked('a', 'b', 'c', 'd', 'e').map((each) => together.run(work, each)))
  expect(batches).toEqual([['a']])
  open()
  expect(await answers).toEqual(['a done', 'b done', 'c done', 'd done', 'e done'])
  expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['e']])
  expect(noted.writes).toBe(5)
})

test('reading notes no write, and what has no party waits for no other', async () => {
  const { database, noted } = buildDatabase()
  const { work, batches, open } = buildWork(database)
  const reading: JointWork<Asked, string> = { ...work, does: 'read', partyOf: () => null }
  const together = openTogether({ atOnce: 1, most: 3 })
  const answers = Promise.all(asked('a', 'a', 'a').map((each) => together.run(reading, each)))
  expect(batches).toEqual([['a']])
  open()
  expect(await answers).toEqual(['a done', 'a done', 'a done'])
  expect(batches).toEqual([['a'], ['a', 'a']])
  expect(noted.writes).toBe(0)
})

test('of one party one is done at a time, and of two databases each alone', async () => {
  const [{ database: one }, { database: other }] = [buildDatabase(), buildDatabase()]
  const batches: string[][] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const work: JointWork<Asked & { database: Database }, string> = {
    does: 'write',
    databaseOf: ({ database }) => database,
    partyOf: ({ party }) => party,
    async doAll(all) {
      batches.push(all.map(({ name }) => name))
      await gate
      return all.map(({ name }) => name)
    },
  }
  const together = openTogether({ atOnce: 1, most: 9 })
  const all = [
    { party: 'x', name: 'first', database: one },
    { party: 'y', name: 'a', database: one },
    { party: 'y', name: 'b', database: one },
    { party: 'z', name: 'elsewhere', database: other },
    { party: 'z', name: 'c', database: one },
  ].map((each) => together.run(work, each))
  open()
  expect(await Promise.all(all)).toEqual(['first', 'a', 'b', 'elsewhere', 'c'])
  expect(batches).toEqual([['first'], ['a', 'c'], ['b'], ['elsewhere']])
})

test('one that cannot go with others is told so, and the others have their answers', async () => {
  const { work, open } = buildWork(buildDatabase().database, ({ name }) => (name === 'b' ? null : name))
  const together = openTogether({ atOnce: 1, most: 9 })
  open()
  expect(await Promise.all(asked('a', 'b', 'c').map((each) => together.run(work, each)))).toEqual([
    ...['a', null, 'c'],
  ])
})

test.each([
  ['a mistake in what one asked lets each go alone', new Error('22021'), 'alone'],
  ['a database that is silent is told to all', new DatabaseUnreachable('gone'), 'failed'],
  ['a statement that took too long is told to all', databaseError('57014'), 'failed'],
  ['a full disk is told to all', databaseError('53100'), 'failed'],
])('%s', async (_, error, expected) => {
  const work: JointWork<Asked, string> = {
    does: 'write',
    databaseOf: () => database,
    partyOf: ({ party }) => party,
    async doAll(all) {
      await pause(1)
      if (all.length > 1) throw error
      return all.map(({ name }) => name)
    },
  }
  const { database } = buildDatabase()
  const together = openTogether({ atOnce: 1, most: 9 })
  const answers = await Promise.allSettled(asked('a', 'b', 'c').map((each) => together.run(work, each)))
  const told = answers.map((each) => (each.status === 'rejected' ? 'failed' : (each.value ?? 'alone')))
  expect(told).toEqual(['a', expected, expected])
})

test('one alone that fails is told what failed', async () => {
  const { database } = buildDatabase()
  const error = new Error('no free number')
  const work: JointWork<Asked, string> = {
    does: 'write',
    databaseOf: () => database,
    partyOf: ({ party }) => party,
    doAll: () => Promise.reject(error),
  }
  await expect(openTogether().run(work, { party: 'a', name: 'a' })).rejects.toBe(error)
})

test('who gets no turn in the time of their lane is told that the database does not answer', async () => {
  const { database } = buildDatabase('searching')
  const { work, open } = buildWork(database)
  const together = openTogether({ atOnce: 1, most: 9 })
  const [first, late] = asked('a', 'b').map((each) => together.run(work, each))
  await expect(late).rejects.toBeInstanceOf(DatabaseUnreachable)
  open()
  expect(await first).toBe('a done')
})

function databaseError(code: string): Error {
  return Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code })
}

test('people who wait for a write are known until they are answered, and readers are not counted', async () => {
  const { database } = buildDatabase()
  const { work, open } = buildWork(database)
  const together = openTogether({ atOnce: 1, most: 9 })
  expect(together.isWriting()).toBe(false)
  const read = together.run({ ...work, does: 'read' }, { party: 'a', name: 'a' })
  expect(together.isWriting()).toBe(false)
  const written = together.run(work, { party: 'b', name: 'b' })
  expect(together.isWriting()).toBe(true)
  open()
  await Promise.all([read, written])
  expect(together.isWriting()).toBe(false)
  const fails = together.run(
    { ...work, doAll: () => Promise.reject(new Error('no')) },
    { party: 'c', name: 'c' },
  )
  expect(together.isWriting()).toBe(true)
  await expect(fails).rejects.toThrow('no')
  expect(together.isWriting()).toBe(false)
})
