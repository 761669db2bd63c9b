import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { profiles } from '#server/database/people-schema.ts'
import { drafts } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { attachStream } from '#server/writing/attachments/attach-stream.ts'
import { listDraftAttachments } from '#server/writing/attachments/attachment-queries.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { buildReport, buildStatements, submitted, wholeCast } from '#tests/cast.ts'
import { type Ask, type Browser, browseAs, browseAsVisitor } from './browse.ts'
import { samplePdf } from './documents/sample-files.ts'

/** The columns of the tables that say who gets which answer. */
export const askers = [
  ...(['visitor', 'reporter', 'stranger', 'observer'] as const),
  ...(['reviewer', 'officer', 'administrator', 'suspended'] as const),
]
export type Asker = (typeof askers)[number]

export type Everybody = {
  browsers: Record<Asker, Browser>
  /** A report of the reporter, verified by somebody who is no asker. */
  verifiedReport(): Promise<string>
  approvedReport(): Promise<string>
  /** A draft of the reporter's, and its file. */
  draftWithFile(): Promise<{ id: string; attachment: string }>
  /** A report of the reporter's, and its file. */
  reportWithFile(): Promise<{ id: string; attachment: string }>
  administrator: Person
  /** An officer who asks for nothing. */
  bystander: Person
  /** Browsers in which the same people have logged in anew. */
  openAnew(): Promise<Record<Asker, Browser>>
}

/** One browser for each role; `suspended` is a reviewer whose account was suspended while they were logged in. */
export async function everybody(application: Application, ask: Ask): Promise<Everybody> {
  const people = await wholeCast(application)
  const { reporter, stranger, observer, reviewer, officer, administrator, secondOfficer } = people
  const persons = { reporter, stranger, observer, reviewer, officer, administrator }
  const suspended = people.secondReviewer

  async function openAnew(): Promise<Record<Asker, Browser>> {
    const entries = await Promise.all(
      Object.entries({ ...persons, suspended }).map(async ([asker, person]) => [
        asker,
        await browseAs(application, ask, person),
      ]),
    )
    return { ...Object.fromEntries(entries), visitor: browseAsVisitor(application, ask) }
  }

  const browsers = await openAnew()
  const { queries } = application.database
  await queries.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, suspended.id))
  // The month's limit is not what these tables are about.
  await queries.update(profiles).set({ subscriptionTier: 'premium' })

  async function verifiedReport(): Promise<string> {
    const { id } = await submitted(application, owner)
    await verifyReport(application, secondOfficer, id, { method: 'document_check', notes: 'Compared.' })
    return id
  }

  async function approvedReport(): Promise<string> {
    const id = await verifiedReport()
    await approveReport(application, officer, id, buildStatements())
    return id
  }

  const owner: Person = { ...reporter, subscription: { tier: 'premium', status: 'active' } }

  async function draftWithFile() {
    const id = randomUUID()
    // Five are all that one person may keep.
    await queries.delete(drafts).where(eq(drafts.ownerId, owner.id))
    await saveDraft(application, owner, { ...buildReport(), submissionKey: id, draftVersion: '0' })
    await attachStream(application, owner, id, { name: 'a.pdf', bytes: Readable.from([samplePdf]) })
    const { whole } = await listDraftAttachments(application, owner, id)
    return { id, attachment: whole[0]?.id ?? '' }
  }

  async function reportWithFile() {
    const { id: draft, attachment } = await draftWithFile()
    const { id } = await sendDraft(application, owner, draft, { draftVersion: '1' })
    return { id, attachment }
  }

  return {
    browsers,
    openAnew,
    bystander: secondOfficer,
    draftWithFile,
    reportWithFile,
    verifiedReport,
    approvedReport,
    administrator,
  }
}
