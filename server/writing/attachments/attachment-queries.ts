import { and, asc, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import { type AttachmentKind, allKinds } from '#domain/writing/attachments.ts'
import type { SealedFile } from '#server/attachments/sealed-parts.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { attachments, drafts } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

export type AttachmentRow = typeof attachments.$inferSelect

/** What is known of a file, sealed beside it. */
export type AttachmentAbout = {
  key: string
  ending: string
  size: number
  kind: AttachmentKind | null
  /** Of its plain bytes, in hexadecimal digits, once it is whole. */
  sha256: string | null
  /** By which the browser knows the file again while it is not whole; empty afterwards. */
  mark: string
}

const aboutSchema: z.ZodType<AttachmentAbout> = z.object({
  key: z.base64(),
  ending: z.string(),
  size: z.number(),
  kind: z.enum(allKinds).nullable(),
  // Files from before there were receipts have none.
  sha256: z.string().nullable().default(null),
  mark: z.string(),
})

/** As one may be told of it: nothing of what its owner called it. */
export type AttachmentView = { id: string; number: number; kind: AttachmentKind; size: number }

export function openDraftAbout({ vault }: Application, row: AttachmentRow): AttachmentAbout {
  return aboutSchema.parse(vault.open(`attachment:${row.id}`, row.sealedAbout))
}

export function openReportAbout(key: ReportKey, row: AttachmentRow): AttachmentAbout {
  return aboutSchema.parse(key.open(`attachment:${row.id}`, row.sealedAbout))
}

export function sealedFileOf(
  row: Pick<AttachmentRow, 'id' | 'storageName'>,
  about: AttachmentAbout,
): SealedFile {
  return { id: row.id, storageName: row.storageName, key: Buffer.from(about.key, 'base64'), size: about.size }
}

export type DraftAttachments = {
  whole: AttachmentView[]
  unfinished: { id: string; mark: string; next: number; size: number }[]
}

/** @throws SignInNeeded, NotFound */
export const listDraftAttachments = useCase('draft.read', async ({ application, actor }, draftId: string) => {
  const { queries } = application.database
  await ownDraft(application, queries, actor, draftId)
  const rows = await ofDraft(queries, identifier(draftId))
  const opened = rows.map((row) => ({ row, about: openDraftAbout(application, row) }))
  return {
    whole: opened
      .filter(({ row }) => row.isWhole)
      .map(({ row, about }, index) => presentAttachment(row, about, index)),
    unfinished: opened
      .filter(({ row }) => !row.isWhole)
      .map(({ row, about }) => ({ id: row.id, mark: about.mark, next: row.parts, size: about.size })),
  }
})

export function presentAttachment(
  row: AttachmentRow,
  { kind, size }: AttachmentAbout,
  index: number,
): AttachmentView {
  if (kind === null) throw new Error('a whole file has a kind')
  return { id: row.id, number: index + 1, kind, size }
}

/** @throws SignInNeeded, NotFound */
export async function ownDraft(
  application: Application,
  queries: Queries | Transaction,
  person: Person,
  draftId: string,
): Promise<void> {
  const [draft] = await queries
    .select({ id: drafts.id })
    .from(drafts)
    .where(
      and(
        eq(drafts.id, identifier(draftId)),
        eq(drafts.ownerMark, markOf(application, 'drafts', person.id)),
        gt(drafts.expiresAt, application.now()),
      ),
    )
  if (!draft) throw new NotFound()
}

/** A file of one's own draft. @throws SignInNeeded, NotFound */
export async function findDraftAttachment(
  application: Application,
  person: Person,
  draftId: string,
  attachmentId: string,
): Promise<AttachmentRow> {
  const { queries } = application.database
  await ownDraft(application, queries, person, draftId)
  const [row] = await queries
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, identifier(attachmentId)), eq(attachments.draftId, identifier(draftId))))
  if (!row) throw new NotFound()
  return row
}

export function ofDraft(queries: Queries | Transaction, draftId: string) {
  return queries
    .select()
    .from(attachments)
    .where(eq(attachments.draftId, draftId))
    .orderBy(asc(attachments.place))
}

export function ofReport(queries: Queries | Transaction, reportId: string) {
  return queries
    .select()
    .from(attachments)
    .where(eq(attachments.reportId, reportId))
    .orderBy(asc(attachments.place))
}
