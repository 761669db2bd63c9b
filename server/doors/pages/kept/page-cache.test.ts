import { expect, test } from 'vitest'
import { type ReportEventKind, reportEvents } from '#domain/events/report-events.ts'
import { seconds } from '#domain/time/durations.ts'
import type { Hub } from '#server/hub/hub.ts'
import { localListeners } from '#server/hub/local.ts'
import { aboutHidden, announced } from '#tests/support/live/announcements.ts'
import { openPageCache } from './page-cache.ts'

const html = 'text/html; charset=utf-8'
const body = Buffer.from('<p>page</p>')
const page = { status: 200, isData: false, contentType: html, body, policy: '' }
const forgetting = [
  ...['report.rated', 'report.approved', 'report.retracted'],
  ...['report.disputed', 'report.corrected', 'report.dispute_answered'],
  ...['report.consequence_added', 'report.consequence_removed'],
  ...['report.retraction_confirmed', 'report.retraction_unconfirmed', 'report.restored'],
]

test.each(Object.keys(reportEvents) as ReportEventKind[])(
  'at %s of a public report the cache forgets if the public saw it',
  async (kind) => {
    const hub = hubOf()
    const cache = openPageCache(hub)
    cache.keep('/reports', cache.generation(), page)
    hub.announce(announced(kind, 1))
    expect(cache.find('/reports') === null).toBe(forgetting.includes(kind))
  },
)

test('the cache forgets nothing at any event about a report that is not public', () => {
  const hub = hubOf()
  const cache = openPageCache(hub)
  const kept = cache.keep('/reports', cache.generation(), page)
  for (const announcement of aboutHidden('report', 1)) hub.announce(announcement)
  expect(cache.find('/reports')).toBe(kept)
  expect(cache.believedFor(kept)).toBe(seconds(12))
})

test('a page whose rendering began before a commit is answered with, and not kept', async () => {
  const hub = hubOf()
  const cache = openPageCache(hub)
  const before = cache.generation()
  hub.announce(announced('report.approved', 1))
  const sent = cache.keep('/reports', before, page)
  expect(sent.bodies.get('identity')).toEqual(body)
  expect(cache.find('/reports')).toBeNull()
})

test('when word of an event may have been missed everything is forgotten', async () => {
  const hub = hubOf()
  const cache = openPageCache(hub)
  cache.keep('/reports', cache.generation(), page)
  hub.tell({ kind: 'missed' })
  expect(cache.find('/reports')).toBeNull()
})

test('while the line to the other processes is down nothing is kept and nothing is served', async () => {
  const hub = hubOf()
  const cache = openPageCache(hub)
  cache.keep('/reports', cache.generation(), page)
  hub.live = false
  expect(cache.find('/reports')).toBeNull()
  cache.keep('/search', cache.generation(), page)
  hub.live = true
  expect(cache.find('/search')).toBeNull()
})

test('a page is believed for as long as the line is, and not at all once something public has changed', () => {
  const hub = hubOf()
  const cache = openPageCache(hub)
  const kept = cache.keep('/reports', cache.generation(), page)
  expect(cache.believedFor(kept)).toBe(seconds(12))
  hub.live = false
  expect(cache.believedFor(kept)).toBe(0)
  hub.live = true
  const before = cache.generation()
  hub.announce(announced('report.retracted', 1))
  expect(cache.believedFor(kept)).toBe(0)
  // Its rendering began before the retraction, and ended after it.
  expect(cache.believedFor(cache.keep('/reports', before, page))).toBe(0)
})

test('a kept page is sent as it was rendered, with the policy that was made for it', () => {
  const cache = openPageCache(hubOf())
  const kept = cache.keep('/', cache.generation(), { ...page, policy: "script-src 'sha256-abc'" })
  expect(cache.find('/')).toBe(kept)
  expect(kept.status).toBe(200)
  expect(kept.policy).toBe("script-src 'sha256-abc'")
  expect(kept.bodies.get('identity')).toEqual(body)
})

test('the cache holds so much and no more: what was asked for longest ago goes first', async () => {
  const cache = openPageCache(hubOf())
  const big = Buffer.alloc(4 * 1024 * 1024, 'a')
  for (const address of ['/1', '/2', '/3', '/4'])
    cache.keep(address, cache.generation(), { ...page, body: big })
  cache.find('/1')
  cache.keep('/5', cache.generation(), { ...page, body: big })
  const kept = ['/1', '/2', '/3', '/4', '/5'].filter((address) => cache.find(address) !== null)
  expect(kept).toEqual(['/1', '/3', '/4', '/5'])
})

function hubOf(): Hub & { live: boolean; tell: ReturnType<typeof localListeners>['tell'] } {
  const hub = {
    ...localListeners(),
    live: true,
    isLive: () => hub.live,
    believedFor: () => (hub.live ? seconds(12) : 0),
    close: async () => {},
  }
  return hub
}
