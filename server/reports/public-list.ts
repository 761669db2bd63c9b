import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { foldText } from '#domain/reports/search-text.ts'
import type { Application } from '#server/application.ts'
import { publicReports } from '#server/database/schema.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'

export const pageLength = 20

const excerptLength = 240
const columns = {
  id: publicReports.reportId,
  referenceNumber: publicReports.referenceNumber,
  status: publicReports.status,
  personName: publicReports.personName,
  position: publicReports.position,
  sector: publicReports.sector,
  state: publicReports.state,
  credibilityRating: publicReports.credibilityRating,
  verificationMethod: publicReports.verificationMethod,
  excerpt: sql<string | null>`left(${publicReports.suspectedAssets}, ${sql.raw(String(excerptLength + 1))})`,
  correctionNotice: publicReports.correctionNotice,
  publishedAt: publicReports.publishedAt,
  retractedAt: publicReports.retractedAt,
}

export type PublicCard = Omit<Awaited<ReturnType<typeof select>>[number], 'publishedAt' | 'retractedAt'> & {
  publishedAt: string
  retractedAt: string | null
}

export type PublicPage = { cards: PublicCard[]; older: string | null }

/**
 * What the public sees, newest first, twenty at a time: approved reports, and retracted ones as tombstones.
 *
 * @param after the `older` of the page before; null for the first. One that was tampered with counts as null.
 */
export async function listPublicReports(application: Application, after: string | null): Promise<PublicPage> {
  const cursor = readCursor(after)
  if (cursor) return present(await select(application, olderThan(cursor)))
  // Most readers ask for the first page and nothing else.
  else
    return application.publicMemory.recall('first page', async () =>
      present(await select(application, undefined)),
    )
}

/**
 * Approved reports that hold the term in one of the six searched fields, whatever its case and accents. A blank term
 * asks for nothing and gets nothing.
 */
export async function searchPublicReports(
  application: Application,
  term: string,
  after: string | null,
): Promise<PublicPage> {
  const folded = foldText(term)
  if (folded === '') return { cards: [], older: null }
  const holdsTerm = sql`strpos(${publicReports.searchText}, ${folded}) > 0`
  const approved = eq(publicReports.status, 'approved')
  return present(await select(application, and(approved, holdsTerm, olderThan(readCursor(after)))))
}

function select(application: Application, condition: SQL | undefined) {
  return application.database.queries
    .select(columns)
    .from(publicReports)
    .where(condition)
    .orderBy(desc(publicReports.publishedAt), desc(publicReports.reportId))
    .limit(pageLength + 1)
}

function olderThan(cursor: Cursor | null): SQL | undefined {
  if (!cursor) return undefined
  return or(
    lt(publicReports.publishedAt, cursor.at),
    and(eq(publicReports.publishedAt, cursor.at), lt(publicReports.reportId, cursor.id)),
  )
}

function present(rows: Awaited<ReturnType<typeof select>>): PublicPage {
  const shown = rows.slice(0, pageLength)
  const last = shown.at(-1)
  const cards = shown.map((row) => ({
    ...row,
    excerpt:
      row.excerpt && row.excerpt.length > excerptLength
        ? `${row.excerpt.slice(0, excerptLength)}…`
        : row.excerpt,
    publishedAt: row.publishedAt.toISOString(),
    retractedAt: row.retractedAt?.toISOString() ?? null,
  }))
  return {
    cards,
    older: rows.length > pageLength && last ? writeCursor({ at: last.publishedAt, id: last.id }) : null,
  }
}
