import {
  daysOfReport,
  daysUntilAnnounced,
  type EndingStatus,
  warnings,
} from '#domain/retention/report-ends.ts'
import { days } from '#domain/time/durations.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { proposeHold } from '#server/retention/reports/propose-hold.ts'
import { sweep } from '#server/retention/sweep.ts'
import { cast, submitted } from '#tests/cast.ts'
import { publicReport } from '../public-report.ts'
import { onlyProposal } from '../second-person/house.ts'
import { rejectedByTwo, settleProposals } from '../second-person/settled.ts'
import type { TestApplication } from '../test-application.ts'
import { type HeldThing, untilDay } from './held-thing.ts'

/** Reports whose text ends on an announced day, and what keeps one. */
export const heldReports = {
  async 'report that waits'(application: TestApplication) {
    const { reporter } = await cast(application, 'reporter')
    await submitted(application, reporter)
    return announced(application, 'pending')
  },
  async 'rejected report'(application: TestApplication) {
    const { reporter, officer } = await cast(application, 'reporter', 'officer', 'secondOfficer')
    const { id } = await submitted(application, reporter)
    await rejectedByTwo(application, officer, id, { reason: 'The land is leased.' })
    return announced(application, 'rejected')
  },
  async 'retracted report'(application: TestApplication) {
    const { id, officer } = await publicReport(application)
    await cast(application, 'secondOfficer')
    await retractReport(application, officer, id, { reason: 'The land is leased.' })
    await settleProposals(application)
    return announced(application, 'retracted')
  },
  async 'original of a public report'(application: TestApplication) {
    await publicReport(application)
    return announced(application, 'approved')
  },
  async 'legal hold'(application: TestApplication) {
    const { reporter, officer, secondOfficer } = await cast(
      application,
      ...(['reporter', 'officer', 'secondOfficer'] as const),
    )
    const { id } = await submitted(application, reporter)
    await proposeHold(application, officer, id, {
      holdDays: '90',
      reason: 'The Federal High Court, suit 12.',
    })
    await confirmProposal(application, secondOfficer, await onlyProposal(application))
    return { rows: 'legal_holds', lives: untilDay(application, 91) }
  },
} satisfies Record<string, (application: TestApplication) => Promise<HeldThing>>

/** The end of the only report is announced; from then on it has thirty days. */
async function announced(application: TestApplication, status: EndingStatus): Promise<HeldThing> {
  application.later(days(daysUntilAnnounced(daysOfReport[status])))
  await sweep(application, 'daily')
  return { rows: 'reports where erased_on is null', lives: untilDay(application, warnings[0]) }
}
