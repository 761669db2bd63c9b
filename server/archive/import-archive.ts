import { sql } from 'drizzle-orm'
import { archiveReferenceNumber, mostRecordsPerYear } from '#domain/archive/archive-record.ts'
import { RuleBroken } from '#domain/errors.ts'
import type { ArchiveEvent } from '#domain/events/archive-events.ts'
import { transact } from '#server/events/transact.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { insertConvictions, lastNumbers, type NewArchiveRow } from './archive-queries.ts'
import { previewRows } from './preview-import.ts'

const rowsAtOnce = 500

type NewConviction = NewArchiveRow & { id: string }

/**
 * Takes the convictions of a file into the archive: those that are not there yet and that the rules let in. The same file
 * again changes nothing.
 *
 * @param csv as for `previewImport`
 * @returns what became of each row
 * @throws SignInNeeded, RuleBroken as `previewImport`, and 'archive-year-full'
 */
export const importArchive = useCase('archive.import', async ({ application, actor }, csv: string) => {
  const now = application.now()
  return transact(application, async ({ queries, record }) => {
    // Two imports at once run one after the other, so that the second one knows what the first one brought.
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('archive', 2))`)
    const previewed = await previewRows(queries, csv, now)
    const numbers = await lastNumbers(queries)
    const news = previewed.flatMap((row): NewConviction[] => {
      if (row.verdict !== 'new') return []
      const { year } = row.conviction
      const index = (numbers.get(year) ?? 0) + 1
      if (index > mostRecordsPerYear) throw new RuleBroken('archive-year-full')
      numbers.set(year, index)
      return [
        {
          ...row.conviction,
          identity: row.identity,
          referenceNumber: archiveReferenceNumber(year, index),
          id: application.randomness.uuid(),
          isSample: false,
          importedBy: actor.id,
          importedAt: now,
        },
      ]
    })
    for (let start = 0; start < news.length; start += rowsAtOnce)
      await insertConvictions(queries, news.slice(start, start + rowsAtOnce))
    await record(actor, ...news.map(added))
    return previewed
  })
})

function added({ id, referenceNumber }: NewConviction): ArchiveEvent {
  return { kind: 'archive_record.added', subjectId: id, detail: { referenceNumber } }
}
