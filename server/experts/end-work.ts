import { and, eq, inArray } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { expertAssignments, expertExtractPages, grants } from '#server/database/people-schema.ts'
import { conversations } from '#server/database/schema.ts'
import { isOpenForStaff } from './assignments/assignment-queries.ts'

type About = { expertId?: string; reportIds?: readonly string[]; now: Date }

/**
 * Ends open assignments of an expert, of reports, or of an expert on reports: access, extract and messages go at once. What was
 * answered stays for staff.
 */
export async function endWork(queries: Transaction, { expertId, reportIds, now }: About): Promise<void> {
  const ended = await queries
    .update(expertAssignments)
    .set({ state: 'withdrawn', endedOn: dayInNigeria(now), sealedExtract: null, sealedDraft: null })
    .where(
      and(
        isOpenForStaff(),
        expertId === undefined ? undefined : eq(expertAssignments.expertId, expertId),
        reportIds === undefined ? undefined : inArray(expertAssignments.reportId, [...reportIds]),
      ),
    )
    .returning({ id: expertAssignments.id, conversationId: expertAssignments.conversationId })
  await endAccess(queries, ended)
}

type Ended = { id: string; conversationId: string | null }

/** The grants of assignments, the pages of their extracts, and what was written about them. */
export async function endAccess(queries: Transaction, ended: readonly Ended[]): Promise<void> {
  if (ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  await queries
    .delete(grants)
    .where(and(eq(grants.subjectKind, 'assignment'), inArray(grants.subjectId, ids)))
  await queries.delete(expertExtractPages).where(inArray(expertExtractPages.assignmentId, ids))
  const talks = ended.flatMap(({ conversationId }) => (conversationId === null ? [] : [conversationId]))
  if (talks.length > 0) await queries.delete(conversations).where(inArray(conversations.id, talks))
}
