import { reportVerifications } from '#server/database/schema.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { parseVerification } from '#server/writing/report-input.ts'

/**
 * Records how a member of staff verified the present words. Changes no status.
 *
 * @param input `method`, `notes`, and `contentVersion` as it was shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const verifyReport = reportStep(
  'verify',
  async ({ application, unit, person, report, key, now }, input) => {
    const { method, notes } = parseVerification(input)
    const id = application.randomness.uuid()
    const { contentVersion } = report.row
    await unit.queries.insert(reportVerifications).values({
      id,
      reportId: report.row.id,
      contentVersion,
      verifierId: person.id,
      method,
      sealedNotes: key.seal(`notes:${id}`, notes),
      verifiedAt: now,
    })
    return { kind: 'report.verified', detail: { method, contentVersion } }
  },
)
