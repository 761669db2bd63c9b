import { RuleBroken } from '#domain/errors.ts'
import { authorise, authorisePage } from '#domain/permissions/can.ts'
import { type Received, receive, receiverOf } from '#domain/reports/received.ts'
import { nextStatus, type Step } from '#domain/reports/workflow.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { beforeOf } from '#server/sources/conversation-of-report.ts'
import { type Reading, readReport } from './reading.ts'
import { fieldsFor } from './received-report.ts'
import { presentHead, type ReportHead } from './report-head.ts'
import { loadSections, type OnPage, type SectionName, type Sections, sectionsOfPage } from './sections.ts'

/** A report as one reader receives it: its head and its sections, days and moments in ISO 8601. */
export type ReportView<Name extends SectionName = OnPage> = Received<ReportHead & Pick<Sections, Name>>

/** What staff need before them to take a step. */
const sectionsForStep = ['text', 'handling', 'verifications', 'reviews', 'reply'] as const

/** @throws SignInNeeded, NotFound */
export const showReport = useCaseOn('report.read', reportInReach, async (found, _id: string) =>
  present(readReport(found), sectionsOfPage),
)

/**
 * For the page of one step: shows the report to those who could take the step now.
 *
 * @throws SignInNeeded, NotFound, and RuleBroken as the step itself would
 */
export const showReportForStep = useCaseOn(
  'report.read',
  reportInReach,
  async (found, _id: string, step: Step) => {
    const { standing } = found.report
    authorisePage(found.actor, `report.${step}`, standing)
    if (!nextStatus(standing.status, step)) throw new RuleBroken('step-not-possible')
    return present(readReport(found), sectionsForStep)
  },
)

/**
 * For the page on who holds it.
 *
 * @throws SignInNeeded, NotFound, and RuleBroken as taking it would for people who may not handle it
 */
export const showReportForClaim = useCaseOn('report.read', reportInReach, async (found, _id: string) => {
  const view = await present(readReport(found), ['handling'])
  if (!view.handling.claim) authorise(found.actor, 'report.claim', found.report.standing)
  return view
})

/** For the page on the right of reply. @throws SignInNeeded, NotFound, RuleBroken for people who may not handle it, 'step-not-possible' */
export const showReportForReply = useCaseOn('report.read', reportInReach, async (found, _id: string) => {
  const { standing } = found.report
  authorise(found.actor, 'report.note-reply', standing)
  if (standing.status !== 'pending') throw new RuleBroken('step-not-possible')
  return present(readReport(found), ['text', 'reply'])
})

/** For the page on which staff propose what happened since. @throws SignInNeeded, NotFound, RuleBroken as the step itself would */
export const showReportForRecord = useCaseOn('report.read', reportInReach, async (found, _id: string) => {
  const { standing } = found.report
  authorisePage(found.actor, 'report.record', standing)
  if (!nextStatus(standing.status, 'record')) throw new RuleBroken('step-not-possible')
  return present(readReport(found), ['consequences'])
})

/** For the page of the originals that are kept for a court. @throws SignInNeeded, NotFound, RuleBroken for people who may not propose to open them */
export const showReportForOriginals = useCaseOn('report.read', reportInReach, async (found, _id: string) => {
  authorisePage(found.actor, 'report.release-originals', found.report.standing)
  return present(readReport(found), ['originals'])
})

/** For the page on how long a report is kept. @throws SignInNeeded, NotFound, RuleBroken for people who may not handle it */
export const showReportForKeeping = useCaseOn('report.read', reportInReach, async (found, _id: string) => {
  authorise(found.actor, 'report.keep-longer', found.report.standing)
  return present(readReport(found), ['keeping'])
})

/** For the page on which a case is handed over. @throws SignInNeeded, NotFound, RuleBroken for people who may not propose it */
export const showReportForPetitions = useCaseOn('report.read', reportInReach, async (found, _id: string) => {
  authorisePage(found.actor, 'report.petition', found.report.standing)
  return present(readReport(found), ['text', 'petitionDesk'])
})

/** For the page on which staff arrange a case. @throws SignInNeeded, NotFound, RuleBroken for people who may not handle it */
export const showReportForWork = useCaseOn('report.read', reportInReach, async (found, _id: string) => {
  authorise(found.actor, 'report.arrange', found.report.standing)
  return present(readReport(found), ['handling', 'work', 'joined'])
})

/**
 * For the page on which the sender of a report and staff write to each other.
 *
 * @param before the number of a message, as the address has it: then those before it
 * @throws SignInNeeded, NotFound
 */
export const showReportConversation = useCaseOn(
  'report.read',
  reportInReach,
  async (found, _id: string, before: string | null = null) =>
    present(readReport(found, beforeOf(before)), ['conversation']),
)

async function present<Name extends SectionName>(
  reading: Reading,
  names: readonly Name[],
): Promise<ReportView<Name>> {
  const view = { ...presentHead(reading), ...(await loadSections(reading, names)) }
  return receive(receiverOf[reading.reader], fieldsFor(names), view)
}
