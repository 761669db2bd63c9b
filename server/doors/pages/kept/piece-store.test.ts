import { expect, test } from 'vitest'
import { publicEvents } from '#domain/events/event-audience.ts'
import { localListeners } from '#server/hub/local.ts'
import { aboutHidden, announced } from '#tests/support/live/announcements.ts'
import { openPieceStore } from './piece-store.ts'

const card = { about: 'reports', key: 'card', html: Buffer.from('<p>card</p>') } as const
const menu = { about: 'frame', key: 'menu', html: Buffer.from('<p>menu</p>') } as const

test('at each event that changes what is public, pieces of reports are forgotten, and the frame stays', () => {
  for (const kind of publicEvents) {
    const hub = hubOf()
    const store = openPieceStore(hub)
    const before = store.generation()
    for (const piece of [card, menu]) store.keep(before, piece)
    for (const announcement of aboutHidden('report', 2)) hub.announce(announcement)
    expect(store.find('reports', 'card')).toEqual(card.html)
    hub.announce(announced(kind, 1))
    expect([store.find('reports', 'card'), store.find('frame', 'menu')]).toEqual([null, menu.html])
    // Its page began before the event, and ended after it.
    store.keep(before, card)
    expect(store.find('reports', 'card')).toBeNull()
  }
})

test('nothing of reports is kept while news could be missed, and what was kept is forgotten after it was', () => {
  const hub = hubOf()
  const store = openPieceStore(hub)
  hub.live = false
  store.keep(0, card)
  expect(store.find('reports', 'card')).toBeNull()
  hub.live = true
  store.keep(0, card)
  hub.tell({ kind: 'missed' })
  expect(store.find('reports', 'card')).toBeNull()
})

test('the store holds so much and no more: what was asked for longest ago goes first', () => {
  const store = openPieceStore(hubOf())
  const html = Buffer.alloc(2 * 1024 * 1024 - 10)
  for (const key of ['one', 'two']) store.keep(0, { about: 'reports', key, html })
  store.find('reports', 'one')
  for (const key of ['three', 'four']) store.keep(0, { about: 'reports', key, html })
  const kept = ['one', 'two', 'three', 'four'].filter((key) => store.find('reports', key) !== null)
  expect(kept).toEqual(['one', 'three', 'four'])
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
