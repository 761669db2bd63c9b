import pg from 'pg'
import { expect, test } from 'vitest'
import { NotFound } from '#domain/errors.ts'
import type { ConnectionLane, Lanes } from '../connection-lanes.ts'
import { DatabaseUnreachable } from '../database-unreachable.ts'
import { choosePlace, onlyReads } from './choose-place.ts'
import type { Replica, Replicas } from './open-replicas.ts'

const reads = [
  'select 1',
  '\n  select "id", "updated_at" from "profiles" where "deleted" = $1',
  'with found as (select 1) select * from found',
]

const writes = [
  'insert into profiles values ($1)',
  'update "profiles" set "role" = $1',
  'delete from "sessions"',
  'with gone as (delete from "sessions" returning 1) select * from gone',
  'with new as (insert into "a" values (1) returning 1) select * from new',
  'select * from "profiles" for update',
  'select * from "profiles" for no key update skip locked',
  'select * from "profiles" for share',
  "select nextval('a')",
  "select pg_notify('a', 'b')",
  'select 1 into a',
  'begin',
  'lock table profiles',
  'call something()',
]

test.for([
  ...reads.map((statement) => [statement, true] as const),
  ...writes.map((statement) => [statement, false] as const),
])('%s only reads: %s', ([statement, expected]) => {
  expect(onlyReads(statement)).toBe(expected)
})

test('without the word of its request and of its use case, nothing is read from a replica', async () => {
  const { places, read, asked } = stage()
  await read()
  await places.allowReplicas(read)
  await places.reading(read)
  expect(asked()).toEqual(['primary', 'primary', 'primary'])
  await places.allowReplicas(() => places.reading(read))
  expect(asked()).toEqual(['replica'])
})

test('what may write never reads from a replica, nor does anything within it', async () => {
  const { places, read, asked } = stage()
  await places.allowReplicas(() => places.onPrimary(() => places.reading(read)))
  await places.allowReplicas(() => places.reading(() => places.onPrimary(() => places.reading(read))))
  expect(asked()).toEqual(['primary', 'primary'])
})

test.for(writes)(
  'a statement that may write goes to the primary, and so does all after it: %s',
  async (statement) => {
    const { places, ask, read, asked } = stage()
    const { hasWritten } = await places.noteWrites(() =>
      places.allowReplicas(() =>
        places.reading(async () => {
          await read()
          await ask(statement)
          await read()
        }),
      ),
    )
    expect([hasWritten, asked()]).toEqual([true, ['replica', 'primary', 'primary']])
  },
)

test('a transaction that may write is on the primary, and so is all after it', async () => {
  const { places, connections, read, asked } = stage()
  const { hasWritten } = await places.noteWrites(() =>
    places.allowReplicas(() =>
      places.reading(async () => {
        await connections.connect()
        await read()
      }),
    ),
  )
  expect([hasWritten, asked()]).toEqual([true, ['connection of the primary', 'primary']])
})

test('a transaction that says that it only reads is on one replica, and is no change', async () => {
  const { places, transaction, read, asked } = stage()
  const { hasWritten } = await places.noteWrites(() =>
    places.allowReplicas(() =>
      places.reading(async () => {
        await transaction()
        await read()
      }),
    ),
  )
  expect([hasWritten, asked()]).toEqual([false, ['transaction on the replica', 'replica']])
})

test('such a transaction is on the primary where a statement that reads would be', async () => {
  const { places, transaction, ask, asked } = stage()
  await transaction()
  await places.reading(transaction)
  await places.allowReplicas(() => places.onPrimary(() => places.reading(transaction)))
  await places.noteWrites(() =>
    places.allowReplicas(() =>
      places.reading(async () => {
        await ask('delete from sessions')
        await transaction()
      }),
    ),
  )
  const onPrimary = 'transaction on the primary'
  expect(asked()).toEqual([onPrimary, onPrimary, onPrimary, 'primary', onPrimary])
})

test('a transaction that a replica does not end is done again on the primary, and a refusal of the work is not', async () => {
  for (const [error, isAway] of [
    [new DatabaseUnreachable('gone'), true],
    [new Error('asked', { cause: refusal('40001') }), false],
    [new Error('asked', { cause: refusal('57P01') }), true],
  ] as const) {
    const { places, transaction, asked, away } = stage({ error })
    await places.allowReplicas(() => places.reading(transaction))
    expect([asked(), away()]).toEqual([['transaction on the replica', 'transaction on the primary'], isAway])
  }
  for (const error of [new Error('asked', { cause: refusal('57014') }), new TypeError('a mistake')]) {
    const { places, transaction, asked, away } = stage({ error })
    await expect(places.allowReplicas(() => places.reading(transaction))).rejects.toBe(error)
    expect([asked(), away()]).toEqual([['transaction on the replica'], false])
  }
})

test('a request that only reads has not written', async () => {
  const { places, read } = stage()
  expect(await places.noteWrites(read)).toMatchObject({ hasWritten: false })
})

test.for<ConnectionLane>(['writing', 'asking', 'staff', 'work'])(
  'nothing of the lane %s is read from a replica',
  async (lane) => {
    const { places, read, asked } = stage({ lane })
    await places.allowReplicas(() => places.reading(read))
    expect(asked()).toEqual(['primary'])
  },
)

test('what a replica does not answer, the primary does', async () => {
  for (const [error, isAway] of [
    [new DatabaseUnreachable('gone'), true],
    [refusal('40001'), false],
    [refusal('25006'), false],
    [refusal('57P01'), true],
  ] as const) {
    const { places, read, asked, away } = stage({ error })
    await places.allowReplicas(() => places.reading(read))
    expect([asked(), away()]).toEqual([['replica', 'primary'], isAway])
  }
})

test('what is too slow on a replica is not asked again', async () => {
  const { places, read, asked } = stage({ error: refusal('57014') })
  await expect(places.allowReplicas(() => places.reading(read))).rejects.toMatchObject({ code: '57014' })
  expect(asked()).toEqual(['replica'])
})

test('what a replica does not have yet is looked for on the primary', async () => {
  const { places, read, asked } = stage()
  const find = async () => {
    await read()
    throw new NotFound()
  }
  await expect(places.allowReplicas(() => places.reading(find))).rejects.toBeInstanceOf(NotFound)
  expect(asked()).toEqual(['replica', 'primary'])
})

function refusal(code: string): Error {
  return Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code })
}

/** Notes who is asked. */
function stage({ lane = 'reading', error }: { lane?: ConnectionLane; error?: Error } = {}) {
  const noted: string[] = []
  let isAway = false
  const note = (who: string, thrown?: Error) => async () => {
    noted.push(who)
    if (thrown) throw thrown
  }
  // Of all that lanes do, what is asked of them here.
  const lanes = {
    here: () => ({ lane, request: null }),
    query: note('primary'),
    connect: note('connection of the primary'),
  } as unknown as Lanes
  const replica = {
    queryFrom: () => note('replica', error),
    workFrom: note('transaction on the replica', error),
    isAway: () => {
      isAway = true
    },
  } as unknown as Replica
  const replicas: Replicas = {
    ...{ areNamed: true, find: () => replica },
    ...{ noteNews: () => {}, close: async () => {} },
  }
  const { places, connections } = choosePlace(lanes, replicas)
  const ask = async (text: string) => void (await connections.query({ text }))
  return {
    ...{ places, connections, ask },
    read: () => ask('select 1'),
    transaction: async () => connections.readOnly?.(note('transaction on the primary')),
    asked: () => noted.splice(0),
    away: () => isAway,
  }
}
