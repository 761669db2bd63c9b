import { type RetractionState, retractionStates } from '#server/proposals/retraction-states.ts'
import { decisionReason } from '#server/reports/decision-reason.ts'
import type { Reading } from './reading.ts'

/** Why it was rejected, or the correction notice of a retraction, and whether a second person has confirmed that. */
export type DecisionSection = { reason: string | null; retractionState: RetractionState | null }

export async function decisionSection({ application, report }: Reading): Promise<DecisionSection> {
  const { id } = report.row
  const [reason, retractions] = await Promise.all([
    decisionReason(application, report),
    retractionStates(application.database.queries, [id]),
  ])
  return { reason, retractionState: retractions.get(id) ?? null }
}
