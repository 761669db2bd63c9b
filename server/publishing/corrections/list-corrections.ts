import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Outcome, Part } from '#domain/publishing/corrections.ts'
import { readCursor, writeCursor } from '#server/database/cursor.ts'
import type { Queries } from '#server/database/open-database.ts'
import { publicCorrections } from '#server/database/schema.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

export const logPageLength = 20

/** One line of the public change log. Never holds the words that were replaced, nor anybody's name. */
export type LogEntry = {
  id: string
  reportId: string
  referenceNumber: string
  outcome: Outcome
  parts: Part[]
  /** Why, as the public reads it. */
  words: string
  disputedOn: string | null
  publishedAt: string
}

export type LogPage = { entries: LogEntry[]; older: string | null }

/**
 * All corrections, answers and retractions, newest first.
 *
 * @param after the `older` of the page before; null for the first
 */
export const listCorrections = openUseCase(
  'public.read',
  async ({ application }, after: string | null): Promise<LogPage> => {
    const { queries } = application.database
    const cursor = readCursor(after)
    const rows = await queries
      .select()
      .from(publicCorrections)
      .where(
        cursor
          ? sql`(${publicCorrections.publishedAt}, ${publicCorrections.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`
          : undefined,
      )
      .orderBy(desc(publicCorrections.publishedAt), desc(publicCorrections.id))
      .limit(logPageLength + 1)
    const shown = rows.slice(0, logPageLength)
    const last = shown.at(-1)
    const older =
      rows.length > logPageLength && last ? writeCursor({ at: last.publishedAt, id: last.id }) : null
    return { entries: shown.map(presentEntry), older }
  },
)

/** Those of one report, in their order. */
export async function correctionsOf(queries: Queries, reportId: string): Promise<LogEntry[]> {
  const rows = await queries
    .select()
    .from(publicCorrections)
    .where(eq(publicCorrections.reportId, reportId))
    .orderBy(asc(publicCorrections.publishedAt))
  return rows.map(presentEntry)
}

/** How a dispute ended; null while it is open. */
export async function answerTo(
  queries: Queries,
  disputeId: string,
): Promise<Pick<LogEntry, 'outcome' | 'words'> | null> {
  const [row] = await queries
    .select({ outcome: publicCorrections.outcome, words: publicCorrections.words })
    .from(publicCorrections)
    .where(eq(publicCorrections.disputeId, disputeId))
  return row ?? null
}

function presentEntry(row: typeof publicCorrections.$inferSelect): LogEntry {
  const { disputeId: _, ...entry } = row
  return { ...entry, publishedAt: row.publishedAt.toISOString() }
}
