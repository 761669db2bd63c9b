import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reports } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import { SealBroken } from '#server/sealing/sealing.ts'
import { eraseReport } from '#server/sources/erase-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { openQueued } from './open-queued.ts'

async function twoRead() {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  for (const personName of ['Sample Stays', 'Sample Erased'])
    await submitted(application, reporter, { personName })
  const rows = await application.database.queries.select().from(reports).orderBy(asc(reports.id))
  return { application, read: rows.map((row) => ({ row })) }
}

test('a report that is erased after its row was read is left out, and the others are shown', async () => {
  const { application, read } = await twoRead()
  const [erased, stays] = read
  if (!erased || !stays) throw new Error('two reports were sent')
  await transact(application, ({ queries }) => eraseReport(application, queries, erased.row))
  const opened = await openQueued(application, read)
  expect(opened.map(({ report }) => report.row.id)).toEqual([stays.row.id])
})

test('a seal that is broken in a report that is there stays a fault', async () => {
  const { application, read } = await twoRead()
  const changed = read.map(({ row }) => ({ row: { ...row, sealedWords: Buffer.alloc(64) } }))
  await expect(openQueued(application, changed)).rejects.toThrow(SealBroken)
})
