import { propose } from '#server/proposals/propose.ts'
import type { StepWritten } from '#server/reports/take-step.ts'
import { siteNow } from '#server/settings/site-now.ts'
import type { Approved } from './approved.ts'
import { publishReport } from './publish-report.ts'

type Approval = { approved: Approved; alone: boolean }

/**
 * What an approval that counts does: it waits for its batch, so that nothing becomes public at the moment at which a member acted. At
 * once only where the application says so.
 *
 * @returns whether it is public now, and the event that tells of it
 */
export async function publishInTime(taken: StepWritten, { approved, alone }: Approval) {
  const { application, unit, person, report, key } = taken
  const { id: subjectId, contentVersion } = report.row
  const detail = { alone, contentVersion }
  const { publication } = await siteNow(application, unit.queries)
  if (publication === 'at once') {
    await publishReport(taken, approved)
    return { isPublic: true, event: { kind: 'report.approved', detail } } as const
  }
  await propose(application, unit.queries, {
    ...{ act: 'publication', subjectId, proposedBy: person.id, detail },
    seal: (place) => key.seal(place, approved),
  })
  return { isPublic: false, event: { kind: 'report.approval_given', detail } } as const
}
