import { visitor } from '#domain/actor.ts'
import { reportsOfNetworkADay } from '#domain/conversations/source-conversation.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Caller } from '#server/access/caller.ts'
import { countOfDay } from '#server/access/rate-limit.ts'
import { noteConflicts } from '#server/cases/note-conflicts.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { sourceAccess } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { openEarlier } from '#server/reports/earlier-report.ts'
import { removeStored } from '#server/writing/attachments/discard-attachment.ts'
import { handOverAttachments } from '#server/writing/attachments/hand-over-attachments.ts'
import { issueReceipt } from '#server/writing/receipts/issue-receipt.ts'
import { parseReportText } from '#server/writing/report-input.ts'
import { storeReport } from '#server/writing/store-report.ts'
import { codeOfForm, hashOfForm, hashOfLookup } from './code-of-form.ts'
import { holdForm } from './files-of-source.ts'
import { findSent, hasOtherWords } from './find-sent.ts'
import { presentCode, type ShownCode } from './present-code.ts'
import { deleteDraft } from './save-for-later.ts'

/** Shown once. The code opens the report, and it is the receipt's code. */
export type SentByCode = ShownCode & {
  referenceNumber: string
  /** The form came again with other words. The report keeps those that came first. */
  cameWithOtherWords: boolean
}

/**
 * Seals and stores a report of a person without an account. The same form sent again is the same report, with the same code. No
 * report is refused for its network: from the sixth of a day on, staff read it later.
 *
 * @param input the fields of `reportFields` by name, as text, and `formNumber`
 * @throws Invalid, NotFound when the form has no number
 */
export const sendReport = openUseCase(
  'source.send',
  async ({ application }, input: Input, caller: Caller): Promise<SentByCode> => {
    const formNumber = identifier(String(input.formNumber ?? ''))
    const words = parseReportText(input, application.now())
    const code = codeOfForm(application, formNumber)
    const formHash = hashOfForm(application, formNumber)
    const before = await findSent(application, formNumber)
    if (before) return asSentBefore(before)
    const ofNetwork = await countOfDay(application, 'send:network', caller)
    const now = application.now()
    let leftBehind: string[] = []
    const sent = await transact(application, async (unit) => {
      await holdForm(unit.queries, formHash)
      const submissionKey = application.randomness.uuid()
      const { key, ...stored } = await storeReport(application, unit, {
        ownerMark: null,
        submissionKey,
        words,
        earlier: openEarlier(application, formNumber, input.earlierReport),
        now,
      })
      await grantAccess(unit.queries, {
        reportId: stored.id,
        lookupHash: hashOfLookup(code),
        formHash,
        inQuarantine: ofNetwork > reportsOfNetworkADay,
        lastVisit: dayInNigeria(now),
      })
      await noteConflicts(application, unit.queries, { reportId: stored.id, words, isNew: true })
      leftBehind = await handOverAttachments(application, unit.queries, {
        from: { draftId: null, formHash, reportId: null, requestId: null },
        ...{ reportId: stored.id, key },
      })
      await issueReceipt(
        application,
        unit.queries,
        { reportId: stored.id, contentVersion: 1, words, key },
        code,
      )
      await deleteDraft(unit.queries, code)
      await unit.record(visitor, {
        kind: 'report.submitted',
        reportId: stored.id,
        referenceNumber: stored.referenceNumber,
        ownerId: null,
        statusFrom: null,
        statusTo: 'pending',
        detail: {},
      })
      return { referenceNumber: stored.referenceNumber, ...presentCode(code), cameWithOtherWords: false }
    }).catch(async (error: unknown) => {
      // The same form in two tabs at one moment: the other one was stored.
      const other = await findSent(application, formNumber)
      if (other) return asSentBefore(other)
      throw error
    })
    await removeStored(application, leftBehind)
    return sent

    async function asSentBefore({ id, referenceNumber }: { id: string; referenceNumber: string }) {
      const cameWithOtherWords = await hasOtherWords(application, id, words)
      return { referenceNumber, ...presentCode(code), cameWithOtherWords }
    }
  },
)

async function grantAccess(queries: Transaction, access: typeof sourceAccess.$inferInsert): Promise<void> {
  await queries.insert(sourceAccess).values(access)
}
