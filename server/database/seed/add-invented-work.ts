import { Readable } from 'node:stream'
import type { Person } from '#domain/actor.ts'
import { writeExtractPage } from '#domain/experts/extract-pages.ts'
import { askExpert, usualDueDay } from '#server/experts/assignments/ask-expert.ts'
import { checkConflicts } from '#server/experts/assignments/check-conflicts.ts'
import { lookAtPage } from '#server/experts/assignments/extract-pages.ts'
import { writeToExpert } from '#server/experts/assignments/staff-steps.ts'
import { acceptInvitation, sendAnswer, writeAsExpert } from '#server/experts/assignments/take-work.ts'
import type { Application } from '#server/kernel/application.ts'
import { attachStream } from '#server/writing/attachments/attach-stream.ts'
import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { inventedReport } from './invented-report.ts'
import { inventedVoucher } from './invented-voucher.ts'
import { seededDraws } from './seeded-draws.ts'

type People = { owner: Person; reviewer: Person; experts: readonly Person[]; seed: number }

/**
 * A report with a file, about which staff ask two invented experts: one has answered from pages with black strips, one has an
 * invitation. Where this machine cannot draw pages, there are none.
 */
export async function addInventedWork(
  application: Application,
  { owner, reviewer, experts: [first, second], seed }: People,
): Promise<void> {
  if (!first || !second) return
  const { reportId, file } = await reportWithFile(application, owner, seed)
  const ask = {
    ...{ area: 'accounting', hours: '3', dueOn: usualDueDay(application.now()) },
    question: 'Do these two vouchers pay for one work?',
    'give.evidence': 'yes',
    'extract.evidence': 'Two payment vouchers with one number, signed by [[Misali Na Daya]].',
  }
  const id = await askExpert(application, reviewer, reportId, {
    ...{ ...ask, expert: first.id },
    ...(await pagesOf(application, reviewer, reportId, file)),
  })
  await checkConflicts(application, first, id, { names: `${first.username} Fitila-Seed` })
  await acceptInvitation(application, first, id, { agree: 'yes' })
  await writeAsExpert(application, first, id, { message: 'Is there a third page?' })
  await writeToExpert(application, reviewer, reportId, id, { message: 'There are two pages.' })
  await sendAnswer(application, first, id, {
    ...{ finding: 'supports', confidence: 'medium', mayQuote: 'yes' },
    restsOn: 'Number, payee and amount are the same on both pages. The signatures are black.',
    ...{ limits: 'I saw pictures of the pages.', valueFrom: '41.7 million', valueTo: '83.4 million' },
    nextSteps: 'Ask for the completion certificate.',
  })
  await askExpert(application, reviewer, reportId, { ...ask, area: 'construction', expert: second.id })
}

async function reportWithFile(application: Application, owner: Person, seed: number) {
  const submissionKey = application.randomness.uuid()
  const words = inventedReport(seededDraws(seed, 'asked', 0))
  await saveDraft(application, owner, { ...words, submissionKey, draftVersion: '0' })
  const bytes = Readable.from([inventedVoucher()])
  await attachStream(application, owner, submissionKey, { name: 'invented-voucher.pdf', bytes })
  const { whole } = await listDraftAttachments(application, owner, submissionKey)
  const { id } = await sendDraft(application, owner, submissionKey, { draftVersion: '1' })
  return { reportId: id, file: whole[0]?.id ?? '' }
}

/** Each with its signature black, as a form carries it. */
async function pagesOf(application: Application, reviewer: Person, reportId: string, attachmentId: string) {
  const chosen: Record<string, string> = {}
  for (const page of [1, 2]) {
    const looked = await lookAtPage(application, reviewer, reportId, attachmentId, { page, strips: '50-60' })
    if (looked.picture === null) break
    chosen[`page.${page - 1}`] = writeExtractPage({ attachmentId, page, strips: looked.strips ?? [] })
  }
  return chosen
}
