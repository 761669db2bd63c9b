import { eq } from 'drizzle-orm'
import type { Consequence } from '#domain/publishing/consequences.ts'
import type { PublicReply } from '#domain/publishing/right-of-reply.ts'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import { writeDecision } from '#server/cases/decide.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { publicCorrections, publicReports } from '#server/database/schema.ts'
import { indexRating, reindexReport } from '#server/finding/search-docs.ts'
import type { Application } from '#server/kernel/application.ts'
import { reopenRequestsOfReport } from '#server/publishing/corrections/request-queries.ts'
import { findPublic, publicTextOf } from '#server/reports/public-text.ts'
import type { StepWritten } from '#server/reports/take-step.ts'
import { consequencesOf, publishConsequences } from './consequences/consequence-queries.ts'
import { publicReplyOf, publishReply } from './reply/reply-queries.ts'
import { publishStatements, statementsOf } from './statement-queries.ts'

/** What a retraction removes from the public pages. It is sealed in the proposal until a second person has decided. */
export type TakenDown = {
  row: typeof publicReports.$inferInsert
  statements: readonly LabelledStatement[]
  consequences: readonly Consequence[]
  reply: PublicReply | null
}

/** Everything public about an approved report, with its corrections. */
export async function publicAsItIs(queries: Transaction, reportId: string): Promise<TakenDown> {
  const row = await findPublic(queries, reportId)
  if (!row) throw new Error('a report that is approved is not public')
  const { document, credibilityRating, verificationMethod, verifiedOn, disputedOn, correctedAt } = row
  const kept = { document, credibilityRating, verificationMethod, verifiedOn, disputedOn, correctedAt }
  const { reportId: id, referenceNumber, publishedAt } = row
  return {
    row: { reportId: id, referenceNumber, publishedAt, status: 'approved', ...kept },
    statements: await statementsOf(queries, reportId),
    consequences: await consequencesOf(queries, reportId),
    reply: await publicReplyOf(queries, reportId),
  }
}

/** A second person reverses a retraction: the public copy returns as it was, and the change log says so. */
export async function restoreReport(taken: StepWritten, sealed: unknown): Promise<void> {
  const { application, unit, report, now } = taken
  const { id: reportId, referenceNumber } = report.row
  // Sealed by `retractReport` alone, as JSON.
  const {
    row,
    statements,
    consequences = [],
    reply = null,
  } = sealed as {
    row: Stored
    statements: LabelledStatement[]
    consequences?: Consequence[]
    reply?: PublicReply | null
  }
  await writeDecision(application, taken, null)
  const { document, credibilityRating, verificationMethod, verifiedOn, disputedOn, correctedAt } = row
  await unit.queries
    .update(publicReports)
    .set({
      ...{ status: 'approved', retractedAt: null, correctionNotice: null, changedAt: now },
      ...{ document, credibilityRating, verificationMethod, verifiedOn, disputedOn },
      correctedAt: correctedAt ? new Date(correctedAt) : null,
    })
    .where(eq(publicReports.reportId, reportId))
  await publishStatements(unit.queries, reportId, statements)
  await publishConsequences(unit.queries, reportId, consequences)
  await publishReply(unit.queries, reportId, reply)
  await unit.queries.insert(publicCorrections).values({
    ...{ id: application.randomness.uuid(), reportId, referenceNumber, disputedOn: disputedOn ?? null },
    ...{ outcome: 'restored', parts: ['whole'], words: '', publishedAt: now },
  })
  await indexAgain(application, unit.queries, reportId)
  await reopenRequestsOfReport(unit.queries, reportId)
}

type Stored = Omit<TakenDown['row'], 'correctedAt' | 'publishedAt'> & { correctedAt: string | null }

async function indexAgain(application: Application, queries: Transaction, reportId: string): Promise<void> {
  const row = await findPublic(queries, reportId)
  const text = row && publicTextOf(row)
  if (!text) throw new Error('a report was restored without its text')
  await reindexReport(application, queries, reportId, text)
  await indexRating(application, queries, reportId, row.credibilityRating ?? 0)
}
