import { and, eq, isNull } from 'drizzle-orm'
import { corrections, publicCorrections } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { findPublic } from '#server/reports/public-text.ts'
import type { StepTaken } from '#server/reports/take-step.ts'
import { closeRequestsOfReport } from './request-queries.ts'

/** A retraction is in the change log, and settles whatever was disputed or proposed. Call it before the words are gone. */
export async function endAtRetraction(
  application: Application,
  { unit, person, report, now }: StepTaken,
  notice: string,
): Promise<void> {
  const { id, referenceNumber } = report.row
  const row = await findPublic(unit.queries, id)
  await unit.queries.insert(publicCorrections).values({
    ...{
      id: application.randomness.uuid(),
      reportId: id,
      referenceNumber,
      outcome: 'retracted',
      words: notice,
    },
    parts: ['whole'],
    disputedOn: row?.disputedOn ?? null,
    publishedAt: now,
  })
  await unit.queries
    .update(corrections)
    .set({ decision: 'declined', decidedBy: person.id, decidedAt: now })
    .where(and(eq(corrections.reportId, id), isNull(corrections.decision)))
  await closeRequestsOfReport(application, unit.queries, id)
}
