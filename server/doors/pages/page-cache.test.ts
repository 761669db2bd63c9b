import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type ReportEventKind, reportEvents } from '#domain/events/report-events.ts'
import type { Hub } from '#server/hub/hub.ts'
import { localListeners } from '#server/hub/local.ts'
import { openPageCache } from './page-cache.ts'

const html = 'text/html; charset=utf-8'
const body = Buffer.from('<p>page</p>')
const forgetting = [
  ...['report.rated', 'report.approved', 'report.retracted'],
  ...['report.disputed', 'report.corrected', 'report.dispute_answered'],
]

test.each(Object.keys(reportEvents) as ReportEventKind[])(
  'at %s the cache forgets if the public saw it',
  async (kind) => {
    const hub = hubOf()
    const cache = openPageCache(hub)
    await cache.keep('/reports', cache.generation(), html, body)
    hub.announce({ id: 1, kind, subjectId: 'report' })
    expect(cache.find('/reports') === null).toBe(forgetting.includes(kind))
  },
)

test('a page whose rendering began before a commit is answered with, and not kept', async () => {
  const hub = hubOf()
  const cache = openPageCache(hub)
  const before = cache.generation()
  hub.announce({ id: 1, kind: 'report.approved', subjectId: 'report' })
  const page = await cache.keep('/reports', before, html, body)
  expect(page.bodies.get('identity')).toEqual(body)
  expect(cache.find('/reports')).toBeNull()
})

test('when word of an event may have been missed everything is forgotten', async () => {
  const hub = hubOf()
  const cache = openPageCache(hub)
  await cache.keep('/reports', cache.generation(), html, body)
  hub.tell({ kind: 'missed' })
  expect(cache.find('/reports')).toBeNull()
})

test('while the line to the other processes is down nothing is kept and nothing is served', async () => {
  const hub = hubOf()
  const cache = openPageCache(hub)
  await cache.keep('/reports', cache.generation(), html, body)
  hub.live = false
  expect(cache.find('/reports')).toBeNull()
  await cache.keep('/search', cache.generation(), html, body)
  hub.live = true
  expect(cache.find('/search')).toBeNull()
})

test('a kept page has no nonce, and its policy allows its own inline scripts by their hashes', async () => {
  const cache = openPageCache(hubOf())
  const script = 'window.answer = "42"; // < > &'
  const rendered = `<script nonce="abc">${script}</script><script nonce="abc" src="/a.js"></script><link rel="x" nonce="abc"/>`
  const page = await cache.keep('/', cache.generation(), html, Buffer.from(rendered))
  const hash = createHash('sha256').update(script).digest('base64')
  expect(page.policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(page.bodies.get('identity')?.toString()).toBe(
    `<script>${script}</script><script src="/a.js"></script><link rel="x"/>`,
  )
})

test('words of a page that look like a nonce stay as they are', async () => {
  const cache = openPageCache(hubOf())
  const words = '<p>he wrote: script nonce="abc" &lt;script nonce="abc"&gt;</p>'
  const page = await cache.keep('/', cache.generation(), html, Buffer.from(words))
  expect(page.bodies.get('identity')?.toString()).toBe(words)
})

test('the cache holds so much and no more: what was asked for longest ago goes first', async () => {
  const cache = openPageCache(hubOf())
  const big = Buffer.alloc(4 * 1024 * 1024, 'a')
  for (const address of ['/1', '/2', '/3', '/4']) await cache.keep(address, cache.generation(), html, big)
  cache.find('/1')
  await cache.keep('/5', cache.generation(), html, big)
  const kept = ['/1', '/2', '/3', '/4', '/5'].filter((address) => cache.find(address) !== null)
  expect(kept).toEqual(['/1', '/3', '/4', '/5'])
})

function hubOf(): Hub & { live: boolean; tell: ReturnType<typeof localListeners>['tell'] } {
  const hub = { ...localListeners(), live: true, isLive: () => hub.live, close: async () => {} }
  return hub
}
