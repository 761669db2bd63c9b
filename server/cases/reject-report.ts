import { reportStep } from '#server/reports/take-step.ts'
import { parseReason } from '#server/writing/report-input.ts'
import { writeDecision } from './decide.ts'

/**
 * Refuses to publish, with a reason that the owner can read.
 *
 * @param input `reason`, and `contentVersion` as it was shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const rejectReport = reportStep('reject', async (taken, input) => {
  const { application } = taken
  await writeDecision(application, taken, parseReason(input))
  return { kind: 'report.rejected', detail: { contentVersion: taken.report.row.contentVersion } }
})
