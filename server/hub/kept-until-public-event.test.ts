import { expect, test } from 'vitest'
import type { Hub } from './hub.ts'
import { keptUntilPublicEvent } from './kept-until-public-event.ts'
import { localListeners } from './local.ts'

const approved = { id: 1, kind: 'report.approved', subjectId: '1' } as const
const verified = { id: 2, kind: 'report.verified', subjectId: '1' } as const

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
