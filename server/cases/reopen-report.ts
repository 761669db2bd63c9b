import { RuleBroken } from '#domain/errors.ts'
import { propose } from '#server/proposals/propose.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { parseReason } from '#server/writing/report-input.ts'

/**
 * Proposes to look again at a report that was rejected wrongly. Once a second person has confirmed it, the report is pending.
 *
 * @param input `reason`, which the second person reads, and `contentVersion` as it was shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const reopenReport = reportStep('reopen', async (taken, input) => {
  const { application, unit, person, report, key } = taken
  const { id: subjectId, contentVersion, erasedOn } = report.row
  if (erasedOn !== null) throw new RuleBroken('step-not-possible')
  const reason = parseReason(input)
  await propose(application, unit.queries, {
    ...{ act: 'reopening', subjectId, proposedBy: person.id, detail: { contentVersion } },
    seal: (place) => key.seal(place, reason),
  })
  return { kind: 'report.reopening_proposed', detail: { contentVersion }, statusTo: 'rejected' }
})
