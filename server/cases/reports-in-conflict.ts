import { asc, gt } from 'drizzle-orm'
import { findConflict } from '#domain/cases/conflict.ts'
import type { Declaration } from '#domain/people/declaration.ts'
import { reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { textOpener } from '#server/reports/text-opener.ts'

const batchLength = 200

/** Every report that somebody who declared this may not handle: opens them all, a batch at a time. */
export async function reportsInConflict(
  application: Application,
  declaration: Declaration,
): Promise<string[]> {
  const found: string[] = []
  let after: string | null = null
  do {
    const batch: Batch = await nextBatch(application, after)
    found.push(...batch.opened.filter(({ words }) => findConflict(words, declaration)).map(({ id }) => id))
    after = batch.last
  } while (after)
  return found
}

type Batch = Awaited<ReturnType<typeof nextBatch>>

async function nextBatch(application: Application, after: string | null) {
  const { queries } = application.database
  const rows = await queries
    .select({ id: reports.id, contentVersion: reports.contentVersion, sealedWords: reports.sealedWords })
    .from(reports)
    .where(after === null ? undefined : gt(reports.id, after))
    .orderBy(asc(reports.id))
    .limit(batchLength)
  const open = await textOpener(application, queries, rows)
  return {
    opened: rows.map((row) => ({ id: row.id, words: open(row) })),
    last: rows.length === batchLength ? (rows.at(-1)?.id ?? null) : null,
  }
}
