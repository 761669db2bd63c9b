import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Application } from '#server/application.ts'
import { publicReports } from '#server/database/schema.ts'
import { writeDecision } from './decide.ts'
import { parseReason } from './report-input.ts'
import { listTombstone } from './search-docs.ts'
import { takeStep } from './take-step.ts'

/**
 * Takes an approved report back. In its place stands a tombstone: the number, the date and the correction notice,
 * and nothing of the allegation.
 *
 * @param input `reason`, which becomes the correction notice
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export async function retractReport(
  application: Application,
  actor: Actor,
  reportId: string,
  input: Record<string, unknown>,
): Promise<void> {
  await takeStep(application, actor, { reportId, step: 'retract', input }, async (taken) => {
    const reason = parseReason(input)
    await writeDecision(application, taken, reason)
    await taken.unit.queries
      .update(publicReports)
      .set({ ...tombstone, correctionNotice: reason, retractedAt: taken.now })
      .where(eq(publicReports.reportId, taken.report.row.id))
    await listTombstone(taken.unit.queries, taken.report.row.id)
    return { kind: 'report.retracted', detail: {} }
  })
}

const tombstone = {
  status: 'retracted',
  personName: null,
  position: null,
  sector: null,
  state: null,
  declaredAssets: null,
  suspectedAssets: null,
  declaredItems: null,
  suspectedItems: null,
  wealthSource: null,
  evidence: null,
  relevantLinks: null,
  incidentDate: null,
  credibilityRating: null,
  verificationMethod: null,
  verifiedOn: null,
} as const
