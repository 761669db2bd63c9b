import { and, asc, eq, sql } from 'drizzle-orm'
import { LimitReached, NotFound } from '#domain/errors.ts'
import { largestAttachment, mostAttachments, mostDraftBytes } from '#domain/plans/limits.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { attachments } from '#server/database/schema.ts'
import type { UnitOfWork } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import type { AttachmentAbout, AttachmentRow } from './attachment-queries.ts'

export type FileHolder = Pick<AttachmentRow, 'draftId' | 'formHash' | 'reportId' | 'requestId'>

/** What files are beside while they arrive: a draft, a form that was not sent yet, a report, or a request for a correction. A use case opens it. */
export type FilePlace = {
  holder: FileHolder
  /** @throws NotFound when it is gone */
  check(queries: Queries): Promise<void>
  /** Holds it until the transaction ends. @throws NotFound, RuleBroken, LimitReached where it takes no such file */
  admit(queries: Transaction, size: number): Promise<void>
  seal(id: string, about: AttachmentAbout): Buffer
  open(row: AttachmentRow): AttachmentAbout
  /** What happens to a file's row when the file is complete, in that transaction. */
  arrive(unit: UnitOfWork, row: AttachmentRow): Promise<Pick<AttachmentRow, 'arrivedOn' | 'firstVersion'>>
  /** Whether the name still helps the sender once the file is whole. */
  keepsNames: boolean
}

export const nothingArrives = async () => ({ arrivedOn: null, firstVersion: 1 })

/** In their order, also those that are not whole. */
export function filesAt(
  queries: Queries | Transaction,
  { draftId, formHash, reportId, requestId }: FileHolder,
): Promise<AttachmentRow[]> {
  const held = and(
    draftId === null ? undefined : eq(attachments.draftId, draftId),
    formHash === null ? undefined : eq(attachments.formHash, formHash),
    reportId === null ? undefined : eq(attachments.reportId, reportId),
    requestId === null ? undefined : eq(attachments.requestId, requestId),
  )
  // A holder that does not exist has no files.
  return queries
    .select()
    .from(attachments)
    .where(held ?? sql`false`)
    .orderBy(asc(attachments.place))
}

/** @throws NotFound */
export async function fileAt(
  { database }: Application,
  { check, holder }: FilePlace,
  attachmentId: string,
): Promise<AttachmentRow> {
  await check(database.queries)
  const rows = await filesAt(database.queries, holder)
  const row = rows.find(({ id }) => id === identifier(attachmentId))
  if (!row) throw new NotFound()
  return row
}

/**
 * An original that is kept for a court is not a separate file.
 *
 * @throws LimitReached 'too-many-attachments'
 */
export function refuseTooMany(present: readonly AttachmentRow[]): void {
  const counted = present.filter(({ originalOf }) => originalOf === null)
  if (counted.length >= mostAttachments) throw new LimitReached('too-many-attachments')
}

/**
 * Where no account is counted, each form and each report is.
 *
 * @param size of the file to come, in bytes; 0 where it is not known
 * @throws LimitReached 'files-take-too-much'
 */
export function refuseTooMuch(opened: readonly { size: number }[], size: number): void {
  const taken = [{ size }, ...opened].reduce((sum, each) => sum + (each.size || largestAttachment), 0)
  if (taken > mostDraftBytes) throw new LimitReached('files-take-too-much')
}
