import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { smallPictures } from '@fitila/sanitizer/vectors/small-pictures'
import type { Person } from '#domain/actor.ts'
import { expertExtractPages } from '#server/database/people-schema.ts'
import { askExpert } from '#server/experts/assignments/ask-expert.ts'
import { assignmentKey } from '#server/experts/assignments/assignment-queries.ts'
import { checkConflicts } from '#server/experts/assignments/check-conflicts.ts'
import { acceptInvitation } from '#server/experts/assignments/take-work.ts'
import type { Application } from '#server/kernel/application.ts'
import { attachStream } from '#server/writing/attachments/attach-stream.ts'
import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { buildReport } from '#tests/cast.ts'
import { grayJpeg } from '../documents/preview-files.ts'
import { buildQuestion, verifyAtOnce } from './working-expert.ts'

/** Invented, and with pages that can be drawn. */
const petition = join(import.meta.dirname, '../../../packages/anonymity/pdf/petition.pdf')

type People = { owner: Person; expert: Person; reviewer: Person }

/** A report with a PDF, and an expert who signed and reads an extract of it with one page. */
export async function assignedWork(application: Application, { owner, expert, reviewer }: People) {
  await verifyAtOnce(application, expert)
  const { reportId, file } = await reportWithPdf(application, owner, 'Sample Asked')
  const id = await askExpert(application, reviewer, reportId, buildQuestion(expert))
  await givePage(application, id)
  await checkConflicts(application, expert, id, { names: 'Hauwa Gwajiyo' })
  await acceptInvitation(application, expert, id, { agree: 'yes' })
  return { id, reportId, file }
}

export async function reportWithPdf(application: Application, owner: Person, personName: string) {
  return reportWithFile(application, owner, personName, {
    name: 'sample.pdf',
    bytes: await readFile(petition),
  })
}

export function reportWithHeic(application: Application, owner: Person, personName: string) {
  return reportWithFile(application, owner, personName, { name: 'sample.heic', bytes: smallPictures.heic })
}

async function reportWithFile(
  application: Application,
  owner: Person,
  personName: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
) {
  const submissionKey = randomUUID()
  await saveDraft(application, owner, { ...buildReport({ personName }), submissionKey, draftVersion: '0' })
  await attachStream(application, owner, submissionKey, {
    name,
    bytes: Readable.from([Buffer.from(bytes)]),
  })
  const { whole } = await listDraftAttachments(application, owner, submissionKey)
  const { id, referenceNumber } = await sendDraft(application, owner, submissionKey, { draftVersion: '1' })
  return { reportId: id, referenceNumber, file: whole[0]?.id ?? '' }
}

/** As `askExpert` writes one, without the closed process that makes it: that has tests of its own. */
export async function givePage(application: Application, assignmentId: string): Promise<void> {
  const { queries } = application.database
  const key = await assignmentKey(application, queries, assignmentId)
  await queries.insert(expertExtractPages).values({
    ...{ id: randomUUID(), assignmentId, number: 1 },
    sealedPicture: key.seal('page:1', (await grayJpeg()).toString('base64')),
  })
}
