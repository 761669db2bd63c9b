import { RuleBroken } from '#domain/errors.ts'
import { twoPeople } from '#domain/reports/two-people.ts'
import { refuseWhileDecided } from '#server/proposals/decisions-waiting.ts'
import { propose } from '#server/proposals/propose.ts'
import { staffMembers } from '#server/proposals/staff-members.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { parseCovered } from './covered-input.ts'
import { publishInTime } from './publish-in-time.ts'
import { parseStatements } from './statement-input.ts'

/**
 * Approves a verified report under the rule of two people, with each of its statements labelled. It becomes public with the next
 * batch. Where no second person exists it is proposed, and waits under public notice first.
 *
 * @param input a label, a source and a day for each statement (`statementFieldName`), `covered` words, one a line, and
 *   `contentVersion` as it was shown
 * @returns `with-a-batch`; `approved` where it is public at once; `pending` where it was proposed
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const approveReport = reportStep('approve', async (taken, input) => {
  const { application, unit, person, report, key, now } = taken
  const { id: subjectId, contentVersion } = report.row
  await refuseWhileDecided(unit.queries, subjectId)
  const answer = twoPeople(report.standing, person.id, { members: await staffMembers(unit.queries), now })
  if (answer === 'not-verified') throw new RuleBroken('verification-needed')
  if (answer === 'second-person-needed') throw new RuleBroken('second-person-needed')
  const text = reportTextOf(application, report)
  const approved = { statements: parseStatements(input, text, now), covered: parseCovered(input, text) }
  if (answer === 'alone') {
    await propose(application, unit.queries, {
      ...{ act: 'approval', subjectId, proposedBy: person.id, detail: { contentVersion } },
      seal: (place) => key.seal(place, approved),
    })
    return { kind: 'report.approval_proposed', detail: { contentVersion }, statusTo: 'pending' }
  }
  const { isPublic, event } = await publishInTime(taken, { approved, alone: false })
  return isPublic ? event : { ...event, statusTo: 'pending', answer: 'with-a-batch' }
})
