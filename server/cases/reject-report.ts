import type { Actor } from '#domain/actor.ts'
import type { Application } from '#server/kernel/application.ts'
import { takeStep } from '#server/reports/take-step.ts'
import { parseReason } from '#server/writing/report-input.ts'
import { writeDecision } from './decide.ts'

/**
 * Refuses to publish, with a reason that the owner can read.
 *
 * @param input `reason`, and `contentVersion` as it was shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export async function rejectReport(
  application: Application,
  actor: Actor,
  reportId: string,
  input: Record<string, unknown>,
): Promise<void> {
  await takeStep(application, actor, { reportId, step: 'reject', input }, async (taken) => {
    await writeDecision(application, taken, parseReason(input))
    return { kind: 'report.rejected', detail: { contentVersion: taken.report.row.contentVersion } }
  })
}
