import { expect, test } from 'vitest'
import { aboutHidden } from '#tests/support/live/announcements.ts'
import type { Hub } from './hub.ts'
import { keptUntilPublicEvent } from './kept-until-public-event.ts'
import { localListeners } from './local.ts'

const approved = { id: 1, kind: 'report.approved', subjectId: '1', status: 'approved' } as const
const verified = { id: 2, kind: 'report.verified', subjectId: '1', status: 'pending' } as const

function buildHub(overrides: Partial<Hub> = {}): Hub {
  return {
    ...localListeners(),
    isLive: () => true,
    believedFor: () => 15_000,
    close: async () => {},
    ...overrides,
  }
}

function counted() {
  let reads = 0
  return async () => {
    reads += 1
    return reads
  }
}

test('what was read stays until an event changes what is public', async () => {
  const hub = buildHub()
  const kept = keptUntilPublicEvent<number>(hub)
  const read = counted()

  expect([await kept(read), await kept(read)]).toEqual([1, 1])
  hub.announce(verified)
  expect(await kept(read)).toBe(1)
  hub.announce(approved)
  expect(await kept(read)).toBe(2)
})

test('no event about a report that is not public ends what was read, its rating neither', async () => {
  const hub = buildHub()
  const kept = keptUntilPublicEvent<number>(hub)
  const read = counted()

  expect(await kept(read)).toBe(1)
  for (const announcement of aboutHidden('1', 2)) hub.announce(announcement)
  expect(await kept(read)).toBe(1)
  hub.announce({ ...approved, kind: 'report.rated' })
  expect(await kept(read)).toBe(2)
})

test('what was read while such an event came is not kept', async () => {
  const hub = buildHub()
  const kept = keptUntilPublicEvent<number>(hub)
  const read = counted()

  const during = async () => {
    const value = await read()
    hub.announce(approved)
    return value
  }
  expect([await kept(during), await kept(read)]).toEqual([1, 2])
})

test('nothing is kept while the line to the other processes is down', async () => {
  const kept = keptUntilPublicEvent<number>(buildHub({ isLive: () => false }))
  const read = counted()

  expect([await kept(read), await kept(read)]).toEqual([1, 2])
})

test('those who ask while it is read share one reading', async () => {
  const kept = keptUntilPublicEvent<number>(buildHub())
  const read = counted()

  expect(await Promise.all([kept(read), kept(read), kept(read)])).toEqual([1, 1, 1])
})

test('a reading that began before an event is not shared with those who ask after it', async () => {
  const hub = buildHub()
  const kept = keptUntilPublicEvent<string>(hub)
  const gate = Promise.withResolvers<string>()

  const early = kept(() => gate.promise)
  hub.announce(approved)
  const late = await kept(async () => 'after')
  gate.resolve('before')
  expect([await early, late, await kept(async () => 'again')]).toEqual(['before', 'after', 'after'])
})

test('while the line to the other processes is down, none shares the reading of another', async () => {
  const kept = keptUntilPublicEvent<number>(buildHub({ isLive: () => false }))
  const read = counted()

  expect(await Promise.all([kept(read), kept(read)])).toEqual([1, 2])
})

test('a transaction waits for no reading of others', async () => {
  const kept = keptUntilPublicEvent<string>(buildHub())
  const gate = Promise.withResolvers<string>()

  const other = kept(() => gate.promise)
  expect(await kept.alone(async () => 'own')).toBe('own')
  gate.resolve('other')
  expect([await other, await kept(async () => 'third')]).toEqual(['other', 'other'])
})

test('where the reading fails, the others read for themselves', async () => {
  const kept = keptUntilPublicEvent<number>(buildHub())
  const gate = Promise.withResolvers<number>()

  const first = kept(() => gate.promise)
  const second = kept(async () => 2)
  gate.reject(new Error('the database is away'))
  await expect(first).rejects.toThrow('the database is away')
  expect(await second).toBe(2)
})
