import { expect, onTestFinished, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { openPageCache } from '#server/doors/pages/kept/page-cache.ts'
import type { Application } from '#server/kernel/application.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { openSilentProxy } from '#tests/support/network/silent-proxy.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import type { HubNews } from './hub.ts'
import { openPostgresHub, type Pulse } from './postgres.ts'

/** As the usual one, and fifty times as fast. */
const quick: Pulse = { every: 100, answersWithin: 80, goodFor: 300 }

/** Asks as often, and waits for a busy machine. */
const patient: Pulse = { every: 100, answersWithin: minutes(1), goodFor: minutes(1) }

/** Another process on the same database, whose line for news goes through a proxy. Its page cache holds one page. */
async function otherProcess({ database }: TestApplication, pulse: Pulse) {
  const proxy = await openSilentProxy(database.pool.options)
  onTestFinished(() => proxy.close())
  const hub = await openPostgresHub(proxy.connection, pulse)
  onTestFinished(() => hub.close())
  const cache = openPageCache(hub)
  const page = {
    status: 200,
    isData: false,
    contentType: 'text/html',
    body: Buffer.from('<p>accused</p>'),
    policy: '',
  }
  const keep = () => cache.keep('/reports', cache.generation(), page)
  const news: HubNews[] = []
  hub.listen((some) => news.push(some))
  keep()
  return { proxy, hub, cache, keep, news }
}

async function withPublicReport() {
  const application = await withApplication()
  const { id, officer } = await publicReport(application)
  const retract = () => retractReport(application, officer, id, { reason: 'The papers were forged.' })
  return { application, id, retract }
}

test('a retraction reaches a process whose line for news broke without a word', async () => {
  const { application, retract } = await withPublicReport()
  const other = await otherProcess(application, quick)
  expect(other.cache.find('/reports')).not.toBeNull()
  other.proxy.goSilent()
  await retract()
  await expect.poll(() => other.cache.find('/reports')).toBeNull()
  expect([other.hub.isLive(), other.hub.believedFor()]).toEqual([false, 0])
  other.keep()
  expect(other.cache.find('/reports')).toBeNull()
})

test('a line that broke without a word is opened again, and pages are kept again', async () => {
  const { application, retract } = await withPublicReport()
  const other = await otherProcess(application, quick)
  other.proxy.goSilent()
  await expect.poll(() => other.hub.isLive()).toBe(false)
  other.proxy.speakAgain()
  await expect.poll(() => other.hub.isLive(), { timeout: 10_000 }).toBe(true)
  other.keep()
  expect(other.cache.find('/reports')).not.toBeNull()
  await retract()
  await expect.poll(() => other.cache.find('/reports')).toBeNull()
})

test('an event that no notification told of is read by its number', async () => {
  const { application, id, retract } = await withPublicReport()
  const other = await otherProcess(application, patient)
  await silenceNotifications(application)
  await retract()
  await expect.poll(() => other.cache.find('/reports')).toBeNull()
  expect(other.hub.isLive()).toBe(true)
  expect(other.news).toContainEqual({
    kind: 'event',
    announcement: { id: expect.any(Number), kind: 'report.retracted', subjectId: id, status: 'retracted' },
  })
})

test('an event whose number is lower than one that was heard of is heard of too', async () => {
  const { application, id, retract } = await withPublicReport()
  await silenceNotifications(application)
  const other = await otherProcess(application, patient)
  const late = await application.database.pool.connect()
  onTestFinished(() => late.release(true))
  await late.query('begin')
  await late.query(
    `insert into events (kind, subject_kind, subject_id, status_from, status_to, actor_kind, detail, occurred_at)
     values ('report.disputed', 'report', $1, 'approved', 'approved', 'visitor', '{}', now())`,
    [id],
  )
  await retract()
  await expect.poll(() => kindsIn(other.news)).toContain('report.retracted')
  expect(kindsIn(other.news)).not.toContain('report.disputed')
  await late.query('commit')
  await expect.poll(() => kindsIn(other.news)).toContain('report.disputed')
})

test('a process that hears nothing of its line for a while believes nothing, whatever its connection says', async () => {
  const application = await withApplication()
  const proxy = await openSilentProxy(application.database.pool.options)
  onTestFinished(() => proxy.close())
  const hub = await openPostgresHub(proxy.connection, {
    every: minutes(1),
    answersWithin: minutes(1),
    goodFor: 50,
  })
  onTestFinished(() => hub.close())
  await expect.poll(() => hub.isLive()).toBe(false)
})

function kindsIn(news: readonly HubNews[]): string[] {
  return news.flatMap((some) => (some.kind === 'event' ? [some.announcement.kind] : []))
}

async function silenceNotifications({ database }: Application): Promise<void> {
  await database.pool.query('alter table events disable trigger events_announced')
}
