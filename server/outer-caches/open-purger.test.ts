import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hours } from '#domain/time/durations.ts'
import { localListeners } from '#server/hub/local.ts'
import { aboutHidden } from '#tests/support/live/announcements.ts'
import { openPurger, type Patience } from './open-purger.ts'

const retracted = { id: 1, kind: 'report.retracted', subjectId: 'a-report', status: 'retracted' } as const
const verified = { id: 2, kind: 'report.verified', subjectId: 'a-report', status: 'pending' } as const

/** Nothing is asked once more, unless a test says so. */
const quick: Patience = { answer: 2_000, pauses: [1, 1, 1], onceMore: hours(1) }

test('at news that changes what is public each cache is told to forget the pages, and no more than that', async () => {
  const [one, other] = [await fakeCache(), await fakeCache()]
  const { hub } = purging([one, other])
  hub.announce(verified)
  hub.announce(retracted)
  for (const cache of [one, other]) {
    await expect.poll(() => cache.asked.length).toBe(1)
    const [asked] = cache.asked
    expect([asked?.method, asked?.url]).toEqual(['PURGE', '/'])
    expect(asked?.headers['surrogate-key']).toBe('fitila-pages')
    const text = JSON.stringify([asked?.rawHeaders, asked?.url])
    expect(text).not.toMatch(/a-report|retracted|cookie|authorization|forwarded|referer|origin/i)
  }
})

test('at no event about a report that is not public is a cache told anything', async () => {
  const cache = await fakeCache()
  const { hub, purger } = purging([cache])
  for (const announcement of aboutHidden('a-report', 3)) hub.announce(announcement)
  // What was begun would be waited for.
  await purger.close()
  expect(cache.asked).toEqual([])
})

test('after news may have been missed the pages are forgotten too', async () => {
  const cache = await fakeCache()
  const { hub } = purging([cache])
  hub.tell({ kind: 'missed' })
  await expect.poll(() => cache.asked.length).toBe(1)
})

test('what is heard while a cache is asked is asked together afterwards', async () => {
  const cache = await fakeCache()
  const { hub } = purging([cache])
  cache.hold()
  hub.announce(retracted)
  await expect.poll(() => cache.asked.length).toBe(1)
  for (let id = 3; id < 50; id += 1) hub.announce({ ...retracted, id })
  cache.letGo()
  await expect.poll(() => cache.asked.length).toBe(2)
  await cache.isIdle()
  expect(cache.asked.length).toBe(2)
})

test('a cache that refuses is asked again until it takes it', async () => {
  const cache = await fakeCache([503, 403])
  const { hub, warned } = purging([cache])
  hub.announce(retracted)
  await expect.poll(() => cache.asked.length).toBe(3)
  await cache.isIdle()
  expect([cache.asked.length, warned]).toEqual([3, []])
})

test('a cache that is silent is asked again, and one that is away does not keep others from being asked', async () => {
  const silent = await fakeCache()
  silent.hold()
  const awake = await fakeCache()
  const { hub, warned } = purging([silent, awake], { ...quick, answer: 50 })
  hub.announce(retracted)
  await expect.poll(() => awake.asked.length).toBe(1)
  await expect.poll(() => silent.asked.length).toBe(4)
  await expect.poll(() => warned).toEqual([{ cache: silent.url }])
  silent.letGo()
  hub.announce({ ...retracted, id: 3 })
  await expect.poll(() => silent.asked.length).toBe(5)
})

test('the same is asked once more, for an old answer that was on its way', async () => {
  const cache = await fakeCache()
  const { hub } = purging([cache], { ...quick, onceMore: 20 })
  hub.announce(retracted)
  await expect.poll(() => cache.asked.length).toBe(2)
})

test('after its end nothing is asked, and what was being asked has its answer', async () => {
  const cache = await fakeCache()
  const { hub, purger } = purging([cache])
  cache.hold()
  hub.announce(retracted)
  await expect.poll(() => cache.asked.length).toBe(1)
  const closed = purger.close()
  cache.letGo()
  await closed
  hub.announce({ ...retracted, id: 3 })
  await cache.isIdle()
  expect(cache.asked.length).toBe(1)
})

type FakeCache = Awaited<ReturnType<typeof fakeCache>>

function purging(caches: readonly FakeCache[], patience = quick) {
  const hub = localListeners()
  const warned: unknown[] = []
  const log = { warn: (fields: unknown) => void warned.push(fields) }
  const purger = openPurger({ urls: caches.map(({ url }) => url), hub, log, patience })
  onTestFinished(() => purger.close())
  return { hub, purger, warned }
}

/** Answers with these statuses in turn, and then with 200. */
async function fakeCache(statuses: number[] = []) {
  const asked: IncomingMessage[] = []
  let gate = Promise.resolve()
  let open = () => {}
  const server = createServer(async (request, response) => {
    asked.push(request)
    await gate
    response.writeHead(statuses.shift() ?? 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    open()
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    asked,
    hold() {
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
    letGo: () => open(),
    /** Whatever was sent before has arrived. */
    async isIdle() {
      await fetch(url)
      await expect.poll(() => asked.pop()?.method).toBe('GET')
    },
  }
}
