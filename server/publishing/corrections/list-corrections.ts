import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Outcome, Part } from '#domain/publishing/corrections.ts'
import {
  type Act,
  everyone,
  type Fields,
  type Received,
  receive,
  staffAct,
} from '#domain/reports/received.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { readPlace } from '#server/database/cursor.ts'
import type { Queries } from '#server/database/open-database.ts'
import { publicCorrections } from '#server/database/schema.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

const logPageLength = 20

/** One line of the public change log. Never holds the words that were replaced, nor anyone's name. */
export type LogEntry = Received<LogLine>

export type LogLine = {
  id: string
  reportId: string
  referenceNumber: string
  outcome: Outcome
  parts: Part[]
  /** Why, as the public reads it. */
  words: string
  disputedOn: string | null
  publishedAt: Act
}

export const receivedLogLine = {
  ...{ id: everyone, reportId: everyone, referenceNumber: everyone, outcome: everyone, parts: everyone },
  ...{ words: everyone, disputedOn: everyone, publishedAt: everyone },
} satisfies Fields<LogLine>

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
    const place = await placeOf(queries, readPlace(after))
    const rows = await queries
      .select()
      .from(publicCorrections)
      .where(
        place
          ? sql`(${publicCorrections.publishedAt}, ${publicCorrections.id}) < (${place.publishedAt.toISOString()}::timestamptz, ${place.id}::uuid)`
          : undefined,
      )
      .orderBy(desc(publicCorrections.publishedAt), desc(publicCorrections.id))
      .limit(logPageLength + 1)
    const shown = rows.slice(0, logPageLength)
    const last = shown.at(-1)
    const older = rows.length > logPageLength && last ? last.id : null
    return { entries: presentEntries(shown), older }
  },
)

/** As every visitor reads them. */
export function presentEntries(rows: readonly (typeof publicCorrections.$inferSelect)[]): LogEntry[] {
  return rows.map((row) => receive('visitor', receivedLogLine, presentEntry(row)))
}

async function placeOf(queries: Queries, id: string | null) {
  if (id === null) return null
  const { publishedAt } = publicCorrections
  const [row] = await queries
    .select({ id: publicCorrections.id, publishedAt })
    .from(publicCorrections)
    .where(eq(publicCorrections.id, id))
  return row ?? null
}

/** Those of one report, in their order. */
export async function correctionsOf(queries: Queries, reportId: string): Promise<LogLine[]> {
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
): Promise<{ outcome: DisputeEnd; words: string; on: Day } | null> {
  const [row] = await queries
    .select({
      outcome: publicCorrections.outcome,
      words: publicCorrections.words,
      publishedAt: publicCorrections.publishedAt,
    })
    .from(publicCorrections)
    .where(eq(publicCorrections.disputeId, disputeId))
  // Only an answer names a dispute; a constraint keeps it so.
  if (!row) return null
  return { outcome: row.outcome as DisputeEnd, words: row.words, on: dayInNigeria(row.publishedAt) }
}

type DisputeEnd = Exclude<Outcome, 'restored'>

function presentEntry(row: typeof publicCorrections.$inferSelect): LogLine {
  const { disputeId: _, ...entry } = row
  return { ...entry, publishedAt: staffAct(row.publishedAt) }
}
