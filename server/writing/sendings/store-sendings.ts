import type { HandedInFile } from '@fitila/receipts/handed-in'
import { eq } from 'drizzle-orm'
import { visitor } from '#domain/actor.ts'
import { LimitReached } from '#domain/errors.ts'
import { reportsPerMonth } from '#domain/plans/limits.ts'
import { noteConflicts } from '#server/cases/note-conflicts.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { drafts, sourceDrafts } from '#server/database/schema.ts'
import type { Done } from '#server/events/record-events.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import type { FileHolder } from '#server/writing/attachments/file-place.ts'
import { handOverAttachments } from '#server/writing/attachments/hand-over-attachments.ts'
import { handedInFiles } from '#server/writing/attachments/handed-in.ts'
import { lockDraft } from '#server/writing/draft-queries.ts'
import { issueReceipts } from '#server/writing/receipts/issue-receipt.ts'
import { grantAccess } from './grant-access.ts'
import { type LookedUp, lockSenders, lookUpSendings } from './look-up-sendings.ts'
import type { Outcome, Sending } from './sending.ts'
import { type StoredSending, storeReports } from './store-reports.ts'

/**
 * Seals and stores reports in one transaction, with a receipt and an event for each. What is refused, and what was sent before, leaves the
 * others as they are. With others a report waits for no sender's lock and has no files and no draft: those need a transaction of
 * their own.
 *
 * @param sendings of one database, and each of another sender
 * @returns null for one that has to go alone, and of which nothing was stored
 */
export async function storeSendings(
  sendings: readonly [Sending, ...Sending[]],
  way: 'together' | 'alone',
): Promise<(Outcome | null)[]> {
  const [{ application }] = sendings
  const isAlone = way === 'alone'
  return transact(application, async (unit) => {
    const locked = await lockSenders(unit.queries, sendings, { waits: isAlone })
    const lookedUp = locked.length === 0 ? [] : await lookUpSendings(unit.queries, locked)
    const settled = new Map(
      lookedUp.flatMap((one) => {
        const outcome = settledBefore(one)
        return outcome === null ? [] : [[one.sending, outcome] as const]
      }),
    )
    const accepted = lookedUp.filter(({ sending, hasLeft }) => !settled.has(sending) && (isAlone || !hasLeft))
    for (const [sending, outcome] of await store(application, unit, accepted)) settled.set(sending, outcome)
    return sendings.map((sending) => settled.get(sending) ?? null)
  })
}

/** Null for one that may be stored. */
function settledBefore({ sending, before, ofMonth }: LookedUp): Outcome | null {
  if (before !== null) return { kind: 'before', report: before }
  const { sender } = sending
  if (sender.kind === 'account' && ofMonth >= reportsPerMonth(sender.actor.subscription))
    return { kind: 'refused', refusal: new LimitReached('reports-this-month') }
  return null
}

async function store(
  application: Application,
  { queries, recordAll }: UnitOfWork,
  accepted: readonly LookedUp[],
): Promise<[Sending, Outcome][]> {
  if (accepted.length === 0) return []
  const stored = await storeReports(
    queries,
    accepted.map(({ sending }) => sending),
  )
  const written = stored.map(({ sending: { words }, report }) => ({
    reportId: report.id,
    words,
    isNew: true,
  }))
  await noteConflicts(application, queries, written)
  const taken = accepted.some(({ hasLeft }) => hasLeft) ? await takeOver(queries, stored) : nothingLeft
  const handedOver = stored.map(({ sending: { words, sender }, report, key }) => ({
    ...{ reportId: report.id, contentVersion: 1, words, files: taken.files, key },
    shownCode: sender.kind === 'form' ? sender.code : null,
  }))
  await issueReceipts(application, queries, handedOver)
  // Late, because others of one network wait from here until the commit.
  await grantAccess(application, queries, stored)
  await recordAll(stored.map(submission))
  const { leftBehind } = taken
  return stored.map(({ sending, report }) => [sending, { kind: 'stored', report, leftBehind }])
}

type Taken = { files: readonly HandedInFile[]; leftBehind: readonly string[] }

const nothingLeft: Taken = { files: [], leftBehind: [] }

/** The files of the draft or the form become the report's. The draft has done its work and is deleted. */
async function takeOver(queries: Transaction, stored: readonly StoredSending[]): Promise<Taken> {
  const [one, ...others] = stored
  if (one === undefined || others.length > 0) throw new Error('files are taken over by one report alone')
  const { sending, report, key } = one
  const { application } = sending
  const from = await takeDraft(queries, sending)
  if (from === null) return nothingLeft
  const leftBehind = await handOverAttachments(application, queries, { from, reportId: report.id, key })
  if (from.draftId !== null) await queries.delete(drafts).where(eq(drafts.id, from.draftId))
  const files = await handedInFiles(application, queries, { reportId: report.id, contentVersion: 1, key })
  return { files, leftBehind }
}

/** Who holds the files that wait. Null where there is no draft any more. */
async function takeDraft(
  queries: Transaction,
  { application, sender, submissionKey }: Sending,
): Promise<FileHolder | null> {
  const noFiles = { draftId: null, formHash: null, reportId: null, requestId: null }
  if (sender.kind === 'form') {
    const isOfCode = eq(sourceDrafts.lookupHash, sender.lookupHash)
    const [deleted] = await queries
      .delete(sourceDrafts)
      .where(isOfCode)
      .returning({ sealedDraft: sourceDrafts.sealedDraft })
    if (deleted) sender.checkDraft(deleted.sealedDraft)
    return { ...noFiles, formHash: sender.formHash }
  }
  const mark = markOf(application, 'drafts', sender.actor.id)
  const draft = await lockDraft(queries, mark, submissionKey, application.now())
  return draft && { ...noFiles, draftId: draft.id }
}

function submission({ sending: { sender }, report }: StoredSending): Done {
  return {
    actor: sender.kind === 'account' ? sender.actor : visitor,
    event: {
      kind: 'report.submitted',
      reportId: report.id,
      referenceNumber: report.referenceNumber,
      ownerId: sender.kind === 'account' ? sender.actor.id : null,
      statusFrom: null,
      statusTo: 'pending',
      detail: {},
    },
  }
}
