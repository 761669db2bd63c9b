import { spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { minutes } from '#domain/time/durations.ts'
import { insertConvictions } from '#server/archive/archive-queries.ts'
import { rateReport } from '#server/cases/rate-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { noteRestored } from '#server/retention/notice-restored.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { readChangeCursor, writeChangeCursor } from './change-cursor.ts'
import { listChanges } from './list-changes.ts'

test('a program hears of what is public from its publication on, and deletes what was retracted', async () => {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer')
  const { cursor } = await listChanges(application, visitor, null)
  const { id, referenceNumber } = await submitted(application, people.reporter)
  await verifyReport(application, people.reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await rateReport(application, people.reviewer, id, { rating: '4' })
  const before = await listChanges(application, visitor, cursor)
  expect(before.changes).toEqual([])
  await approveReport(application, people.officer, id, buildStatements())
  const published = await listChanges(application, visitor, cursor)
  const change = { subject: 'report', referenceNumber, on: '2026-11-21' }
  expect(published.changes).toEqual([{ ...change, copy: 'update' }])
  expect((await listChanges(application, visitor, before.cursor)).changes).toEqual(published.changes)
  expect(await listChanges(application, visitor, published.cursor)).toEqual({
    ...{ changes: [], cursor: published.cursor, isMore: false },
  })
  await retractReport(application, people.officer, id, { reason: 'The register says otherwise.' })
  for (const since of [cursor, published.cursor])
    expect((await listChanges(application, visitor, since)).changes).toEqual([{ ...change, copy: 'delete' }])
})

test('nothing is lost while 64 write, some of them roll back, and one is killed', async () => {
  const application = await withApplication()
  const ids = await convictions(application, 64 * 6)
  let { cursor } = await listChanges(application, visitor, null)
  const seen = new Set<string>()
  const follow = async () => {
    for (;;) {
      const page = await listChanges(application, visitor, cursor)
      for (const { referenceNumber } of page.changes) seen.add(referenceNumber)
      cursor = page.cursor
      if (!page.isMore) return
    }
  }
  const doomed = await startDoomedWriter(application, ids[0]?.id ?? '')
  let isWriting = true
  const committed: string[] = []
  const writers = Array.from({ length: 64 }, (_, writer) =>
    write(application, ids.slice(writer * 6, writer * 6 + 6).slice(writer === 0 ? 1 : 0), committed),
  )
  const reading = (async () => {
    while (isWriting) await follow()
  })()
  await new Promise((resolve) => setTimeout(resolve, 300))
  doomed.kill('SIGKILL')
  await Promise.all(writers)
  isWriting = false
  await reading
  const seenAtLast = async () => {
    await follow()
    return seen.size
  }
  await expect.poll(seenAtLast, { timeout: 20_000 }).toBe(committed.length)
  expect([...seen].toSorted()).toEqual(committed.toSorted())
  expect(committed.length).toBeGreaterThan(200)
  expect(seen).not.toContain(ids[0]?.number)
})

test('a cursor tells nothing of its number, is bound to our key, and ends when a backup is put back', async () => {
  const application = await withApplication()
  const { id } = await publicReport(application)
  const { cursor } = await listChanges(application, visitor, null)
  const key = application.keys.live
  const at = readChangeCursor(key, cursor)
  expect(at?.event).toBeGreaterThan(0)
  expect(writeChangeCursor(key, { event: at?.event ?? 0, restoration: 0 })).toBe(cursor)
  const next = writeChangeCursor(key, { event: (at?.event ?? 0) + 1, restoration: 0 })
  expect([...next].filter((sign, place) => sign === cursor[place]).length).toBeLessThan(15)
  const otherKey = createHmac('sha256', key).digest()
  const forged = [writeChangeCursor(otherKey, { event: 1, restoration: 0 }), '', 'quokka', id, `${cursor}x`]
  for (const text of [...forged, cursor.slice(1), next.slice(0, 20) + cursor.slice(20)])
    await expect(listChanges(application, visitor, text), text).rejects.toMatchObject({ code: 'invalid' })
  application.later(minutes(1))
  await noteRestored(application, { eventsKept: 9, eventsFound: 5 })
  await expect
    .poll(() =>
      listChanges(application, visitor, cursor).then(
        () => 'taken',
        (error) => error.code,
      ),
    )
    .toBe('invalid')
})

type Written = { id: string; number: string }

async function convictions(application: TestApplication, count: number): Promise<Written[]> {
  const { database, now } = application
  const rows = Array.from({ length: count }, (_, place) => ({
    ...{ id: randomUUID(), referenceNumber: `EFCC-2021-${String(place + 1).padStart(4, '0')}`, year: 2021 },
    ...{ name: 'Misali', state: 'Lagos', offense: 'Fraud', courtLocation: 'Ikeja', convictionDate: '2021' },
    ...{ sentence: 'Two years', isSample: true, importedAt: now() },
  }))
  await database.queries.transaction((queries) => insertConvictions(application, queries, rows))
  return rows.map(({ id, referenceNumber }) => ({ id, number: referenceNumber }))
}

const insert = `insert into events (kind, subject_kind, subject_id, actor_kind, detail, occurred_at)
  values ('archive_record.edited', 'archive_record', $1, 'clock', '{}', now())`

/** On its own connection: each conviction is a transaction, and every fourth is rolled back. */
async function write(
  { database }: TestApplication,
  rows: readonly Written[],
  committed: string[],
): Promise<void> {
  const client = new pg.Client(database.pool.options)
  await client.connect()
  try {
    for (const [place, { id, number }] of rows.entries()) {
      await client.query('begin')
      await client.query(insert, [id])
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
      const isKept = place % 4 !== 3
      await client.query(isKept ? 'commit' : 'rollback')
      if (isKept) committed.push(number)
    }
  } finally {
    await client.end()
  }
}

/** A process that has written an event, has not committed it, and waits to be killed. */
async function startDoomedWriter({ database }: TestApplication, id: string) {
  const program = `
    import pg from 'pg'
    const client = new pg.Client(${JSON.stringify(database.pool.options)})
    await client.connect()
    await client.query('begin')
    await client.query(${JSON.stringify(insert)}, [${JSON.stringify(id)}])
    console.log('written')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}
