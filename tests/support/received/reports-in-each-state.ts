import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { verifyReport } from '#server/cases/verify-report.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { askExpert } from '#server/experts/assignments/ask-expert.ts'
import { checkConflicts } from '#server/experts/assignments/check-conflicts.ts'
import { acceptInvitation } from '#server/experts/assignments/take-work.ts'
import { stopAddress } from '#server/notifications/stop-address.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { confirmCorrection } from '#server/publishing/corrections/decide-correction.ts'
import { proposeCorrection } from '#server/publishing/corrections/propose-correction.ts'
import { showCorrectionDesk } from '#server/publishing/corrections/show-proposal.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { findVisit, returnByCode } from '#server/sources/visits.ts'
import { attachStream } from '#server/writing/attachments/attach-stream.ts'
import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { buildReport, buildStatements, submitted, wholeCast } from '#tests/cast.ts'
import { type Ask, type Browser, browseAs, browseAsVisitor, browseByCode } from '../browse.ts'
import { buildCorrection, waitingRequest } from '../correction-requests.ts'
import { samplePdf } from '../documents/sample-files.ts'
import { buildQuestion, verifyAtOnce } from '../experts/working-expert.ts'
import { openedInvitation } from '../second-person/settled.ts'
import type { TestApplication } from '../test-application.ts'

export const askersOfReports = [
  'visitor',
  'reporter',
  'stranger',
  'source',
  'expert',
  'reviewer',
  'administrator',
] as const
export type AskerOfReports = (typeof askersOfReports)[number]

export type ReportsInEachState = {
  browsers: Record<AskerOfReports, Browser>
  reports: string[]
  /** What addresses leave open. */
  values: Record<string, string>
  /** When a source did something: each in a minute in which nothing else happened. */
  sourceMoments: Date[]
}

/** A report in each state, sent by one person, and what staff did with them at other times. */
export async function reportsInEachState(
  application: TestApplication,
  ask: Ask,
): Promise<ReportsInEachState> {
  const people = await wholeCast(application)
  const { reporter, stranger, observer: expert, reviewer, officer, secondOfficer, administrator } = people
  const owner = { ...reporter, subscription: { tier: 'premium', status: 'active' } } as const
  await seedWhenEmpty(application)
  const sourceMoments: Date[] = []
  async function bySource<T>(act: () => Promise<T>): Promise<T> {
    application.later(127_345)
    sourceMoments.push(application.now())
    const done = await act()
    application.later(127_345)
    return done
  }
  const send = async () => (await bySource(() => submitted(application, owner))).id
  const verified = async () => {
    const id = await send()
    await verifyReport(application, secondOfficer, id, { method: 'document_check', notes: 'Compared.' })
    return id
  }
  const approved = async () => {
    const id = await verified()
    await approveReport(application, officer, id, buildStatements())
    return id
  }

  const pending = await send()
  await bySource(() => editReport(application, owner, pending, buildReport({ evidence: 'Three vouchers.' })))
  await verified()
  const corrected = await approved()
  await proposeCorrection(application, reviewer, corrected, buildCorrection({ evidence: 'One voucher.' }))
  const { proposal } = await showCorrectionDesk(application, officer, corrected)
  await confirmCorrection(application, officer, corrected, { correction: proposal?.id ?? '' })
  const retracted = await approved()
  await retractReport(application, officer, retracted, { reason: 'The land is leased.' })
  const shown = await approved()
  const request = await waitingRequest(application, administrator, shown)

  const draft = randomUUID()
  await bySource(() =>
    saveDraft(application, owner, { ...buildReport(), submissionKey: draft, draftVersion: '0' }),
  )
  await bySource(() =>
    attachStream(application, owner, draft, { name: 'a.pdf', bytes: Readable.from([samplePdf]) }),
  )
  const { whole } = await listDraftAttachments(application, owner, draft)
  const withFile = await bySource(() => sendDraft(application, owner, draft, { draftVersion: '1' }))
  const another = randomUUID()
  await bySource(() =>
    saveDraft(application, owner, { ...buildReport(), submissionKey: another, draftVersion: '0' }),
  )

  const { code } = await bySource(() =>
    sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null),
  )
  const visit = await returnByCode(application, { sourceCode: code }, null)
  const source = await findVisit(application, visit)
  if (!source) throw new Error('the code opened nothing')
  await verifyAtOnce(application, expert)
  const assignment = await askExpert(application, reviewer, pending, buildQuestion(expert))
  await checkConflicts(application, expert, assignment, { names: 'Hauwa Gwajiyo' })
  await acceptInvitation(application, expert, assignment, { agree: 'yes' })

  const invitation = await openedInvitation(application, administrator, { role: 'reviewer' })
  // A log-in is no act of the minute in which staff invited a colleague.
  application.later(127_345)
  const [mark, userId] = stopAddress(application, administrator.id).split('/').toReversed()
  return {
    sourceMoments,
    reports: [pending, withFile.id, source.reportId, corrected, retracted, shown],
    values: {
      ...{ assignment, number: '1' },
      ...{ request, draft: another, attachment: whole[0]?.id ?? '', part: '0', id: secondOfficer.id },
      ...{ token: invitation.split('/').at(-1) ?? '', userId: userId ?? '', mark: mark ?? '' },
      ...{ reference: 'EFCC-2021-0001', file: 'petition.txt', look: 'reader' },
    },
    browsers: {
      visitor: browseAsVisitor(application, ask),
      reporter: await browseAs(application, ask, reporter),
      stranger: await browseAs(application, ask, stranger),
      source: browseByCode(application, ask, visit),
      expert: await browseAs(application, ask, expert),
      reviewer: await browseAs(application, ask, reviewer),
      administrator: await browseAs(application, ask, administrator),
    },
  }
}
