import { decisionReason } from '#server/reports/decision-reason.ts'
import type { Reading } from './reading.ts'

/** Why it was rejected, or the correction notice of a retraction. */
export type DecisionSection = { reason: string | null }

export async function decisionSection({ application, report }: Reading): Promise<DecisionSection> {
  return { reason: await decisionReason(application, report) }
}
