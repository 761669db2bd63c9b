import { expect, test } from 'vitest'
import { publicEvents } from '#domain/events/event-audience.ts'
import { hours } from '#domain/time/durations.ts'
import { localListeners } from '#server/hub/local.ts'
import { aboutHidden, announced } from '#tests/support/live/announcements.ts'
import { addressOfData, markOf, openHandedStore, readDataAddress } from './handed-data.ts'

const first = Buffer.from('first')
const page = new URL('http://site.example/ha/reports?state=Kano&q=%E1%BA%B9')

test('the address of a page’s data names what the page was made from, and the page', () => {
  const mark = markOf(Buffer.from('data'))
  expect(readDataAddress(new URL(addressOfData(mark, page), page))).toEqual({
    mark,
    place: '/ha/reports?state=Kano&q=%E1%BA%B9',
  })
  expect(markOf(Buffer.from('other data'))).not.toBe(mark)
})

test.each(['/reports', '/page-data/short/reports', '/page-data/aaaaaaaaaaaaaaaaaaaaaa', '/page-data/'])(
  '%s is no page’s data',
  (path) => {
    expect(readDataAddress(new URL(path, page))).toBeNull()
  },
)

test('what a page was made from is found for an hour', () => {
  let now = new Date('2026-11-27T10:00:00Z')
  const store = openHandedStore(() => now, hubOf())
  store.keep(0, { mark: 'one', bytes: first })
  expect(store.find('one')).toBe(first)
  expect(store.find('two')).toBeNull()
  now = new Date(now.getTime() + hours(1))
  expect(store.find('one')).toBeNull()
})

test('the store holds so much and no more: the oldest goes first', () => {
  const store = openHandedStore(() => new Date(0), hubOf())
  const bytes = Buffer.alloc(6 * 1024 * 1024)
  for (const mark of ['one', 'two', 'one', 'three']) store.keep(0, { mark, bytes })
  expect(['one', 'two', 'three'].filter((mark) => store.find(mark) !== null)).toEqual(['one', 'three'])
})

test('whatever changes what is public, and does more than add to it, ends what was handed out before', () => {
  for (const kind of publicEvents) {
    const hub = hubOf()
    const store = openHandedStore(() => new Date(0), hub)
    const before = store.generation()
    store.keep(before, { mark: 'one', bytes: first })
    for (const announcement of aboutHidden('report', 2)) hub.announce(announcement)
    expect(store.find('one')).toBe(first)
    hub.announce(announced(kind, 1))
    // Its rendering began before the event, and ended after it.
    store.keep(before, { mark: 'two', bytes: Buffer.from('second') })
    const isFound = kind === 'report.approved'
    expect([store.find('one'), store.find('two')].map((bytes) => bytes !== null)).toEqual([isFound, isFound])
  }
})

test('nothing is found while news could be missed, nor after it was', () => {
  const hub = hubOf()
  const store = openHandedStore(() => new Date(0), hub)
  store.keep(0, { mark: 'one', bytes: first })
  hub.live = false
  expect(store.find('one')).toBeNull()
  hub.live = true
  expect(store.find('one')).toBe(first)
  hub.tell({ kind: 'missed' })
  expect(store.find('one')).toBeNull()
})

function hubOf() {
  const hub = {
    ...localListeners(),
    live: true,
    isLive: () => hub.live,
    believedFor: () => 0,
    close: async () => {},
  }
  return hub
}
