import { sql } from 'drizzle-orm'
import { archiveReferenceNumber, mostRecordsPerYear } from '#domain/archive/archive-record.ts'
import { RuleBroken } from '#domain/errors.ts'
import type { ArchiveEvent } from '#domain/events/archive-events.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { insertConvictions, lastNumbers, type NewArchiveRow } from './archive-queries.ts'
import { previewRows } from './preview-import.ts'

const rowsAtOnce = 500

type NewConviction = NewArchiveRow & { id: string }

/**
 * Takes the convictions of a file into the archive: those that are not there yet and that the rules let in.
 *
 * @returns the events of what was added
 * @throws RuleBroken as `previewImport`, and 'archive-year-full'
 */
export async function writeImport(
  application: Application,
  queries: Transaction,
  { csv, importedBy }: { csv: string; importedBy: string },
): Promise<ArchiveEvent[]> {
  const now = application.now()
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
        importedBy,
        importedAt: now,
      },
    ]
  })
  for (let start = 0; start < news.length; start += rowsAtOnce)
    await insertConvictions(application, queries, news.slice(start, start + rowsAtOnce))
  return news.map(added)
}

function added({ id, referenceNumber }: NewConviction): ArchiveEvent {
  return { kind: 'archive_record.added', subjectId: id, detail: { referenceNumber } }
}
