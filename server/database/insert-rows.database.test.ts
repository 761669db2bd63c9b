import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withApplication } from '#tests/support/with-application.ts'
import { insertRows } from './insert-rows.ts'
import { events, reports } from './schema.ts'

const day = new Date('2026-11-20T23:00:00Z')

function reportRow(overrides: Partial<typeof reports.$inferInsert> = {}): typeof reports.$inferInsert {
  return {
    id: randomUUID(),
    referenceNumber: 'WR-26112110001',
    ownerMark: null,
    submissionKey: randomUUID(),
    sealedWords: Buffer.from([0, 1, 92, 120, 255]),
    createdAt: day,
    updatedAt: day,
    ...overrides,
  }
}

test('what is inserted is read again as it was, with the defaults of what was left out', async () => {
  const { queries } = (await withApplication()).database
  const rows = [reportRow(), reportRow({ referenceNumber: 'WR-26112110002', ownerMark: randomUUID() })]
  await insertRows(queries, reports, rows)
  const stored = await queries.select().from(reports).orderBy(reports.referenceNumber)
  expect(stored).toMatchObject(rows)
  expect(stored).toMatchObject(
    rows.map(() => ({ status: 'pending', contentVersion: 1, sealedEarlier: null })),
  )
})

test('a conflict leaves one row out, and the others are told in their order', async () => {
  const { queries } = (await withApplication()).database
  const [first, same, other] = [reportRow(), reportRow(), reportRow({ referenceNumber: 'WR-26112110002' })]
  const written = await insertRows(
    queries,
    reports,
    [first, same, other],
    sql`on conflict (reference_number) do nothing returning id, reference_number`,
  )
  expect(written).toEqual([
    { id: first.id, reference_number: 'WR-26112110001' },
    { id: other.id, reference_number: 'WR-26112110002' },
  ])
  expect(await insertRows(queries, reports, [])).toEqual([])
})

test('numbers are drawn in the order of the rows, and JSON and quotes stay what they are', async () => {
  const { queries } = (await withApplication()).database
  const details = Array.from({ length: 300 }, (_, place) => ({ note: `'"\\ $1 \u{1F525} ${place}` }))
  await insertRows(
    queries,
    events,
    details.map((detail) => ({
      ...{ kind: 'report.edited' as const, subjectKind: 'report' as const, subjectId: randomUUID() },
      ...{ actorKind: 'clock' as const, actorId: null, statusFrom: null, statusTo: 'pending' as const },
      ...{ detail: detail as never, occurredAt: day },
    })),
  )
  const stored = await queries.select({ detail: events.detail }).from(events).orderBy(events.id)
  expect(stored.map(({ detail }) => detail)).toEqual(details)
})
