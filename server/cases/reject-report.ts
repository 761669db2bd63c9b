import { refuseWhileDecided } from '#server/proposals/decisions-waiting.ts'
import { propose } from '#server/proposals/propose.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { parseReason } from '#server/writing/report-input.ts'

/**
 * Proposes not to publish, with a reason that the owner can read once a second person has confirmed it. Until then the report
 * stays pending; unconfirmed for seven days, it is as if nothing had been proposed.
 *
 * @param input `reason`, and `contentVersion` as it was shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const rejectReport = reportStep('reject', async (taken, input) => {
  const { application, unit, person, report, key } = taken
  const { id: subjectId, contentVersion } = report.row
  const reason = parseReason(input)
  await refuseWhileDecided(unit.queries, subjectId)
  await propose(application, unit.queries, {
    ...{ act: 'rejection', subjectId, proposedBy: person.id, detail: { contentVersion } },
    seal: (place) => key.seal(place, reason),
  })
  return { kind: 'report.rejection_proposed', detail: { contentVersion }, statusTo: 'pending' }
})
