import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import { type AttachmentKind, allKinds } from '#domain/writing/attachments.ts'
import { type Cleaning, cleanings, type FoundSort, foundSorts } from '#domain/writing/cleaning.ts'
import type { SealedFile } from '#server/attachments/sealed-parts.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { attachments, drafts } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import type { ConversationKey, ReportKey } from '#server/sealing/subject-key.ts'

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
  /** As the sender's device calls it, for the sender alone; empty once the report is sent. */
  name: string
  cleaning: Cleaning
  found: readonly FoundSort[]
  /** Whether the server may keep the file as it came, beside the cleaned one. */
  keepsOriginal: boolean
}

const aboutSchema: z.ZodType<AttachmentAbout> = z.object({
  key: z.base64(),
  ending: z.string(),
  size: z.number(),
  kind: z.enum(allKinds).nullable(),
  // Files from before there were receipts have none.
  sha256: z.string().nullable().default(null),
  mark: z.string(),
  // Files from before there was cleaning have none of these.
  name: z.string().default(''),
  cleaning: z.enum(cleanings).default('none'),
  found: z.array(z.enum(foundSorts)).default([]),
  keepsOriginal: z.boolean().default(false),
})

/** As one may be told of it: nothing of what its owner called it. */
export type AttachmentView = {
  id: string
  number: number
  kind: AttachmentKind
  size: number
  cleaning: Cleaning
  found: readonly FoundSort[]
  /** The day on which it came to a report that was sent before. */
  arrivedOn: string | null
}

/** As its sender sees it. */
export type OwnFile = AttachmentView & { name: string; hasOriginal: boolean }

export function sealDraftAbout({ vault }: Application, id: string, about: AttachmentAbout): Buffer {
  return vault.seal(`attachment:${id}`, about)
}

export function openDraftAbout({ vault }: Application, row: AttachmentRow): AttachmentAbout {
  return aboutSchema.parse(vault.open(`attachment:${row.id}`, row.sealedAbout))
}

/** @param key of the report, or of the request for a correction, that it belongs to */
export function openReportAbout(key: ReportKey | ConversationKey, row: AttachmentRow): AttachmentAbout {
  return aboutSchema.parse(key.open(`attachment:${row.id}`, row.sealedAbout))
}

export function sealedFileOf(
  row: Pick<AttachmentRow, 'id' | 'storageName'>,
  about: AttachmentAbout,
): SealedFile {
  return { id: row.id, storageName: row.storageName, key: Buffer.from(about.key, 'base64'), size: about.size }
}

export function presentAttachment(
  row: AttachmentRow,
  { kind, size, cleaning, found }: AttachmentAbout,
  index: number,
): AttachmentView {
  if (kind === null) throw new Error('a whole file has a kind')
  const { id, arrivedOn } = row
  return { id, number: index + 1, kind, size, cleaning, found, arrivedOn }
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

/** The files of a report that staff work with, in their order. */
export function filesOfReport(queries: Queries | Transaction, reportId: string) {
  return queries
    .select()
    .from(attachments)
    .where(
      and(eq(attachments.reportId, reportId), eq(attachments.isWhole, true), isNull(attachments.originalOf)),
    )
    .orderBy(asc(attachments.place))
}

/** All that was handed in until the text of `version`, with the originals that are kept for a court. */
export function handedInUntil(queries: Queries | Transaction, reportId: string, version: number) {
  return queries
    .select()
    .from(attachments)
    .where(
      and(
        eq(attachments.reportId, reportId),
        eq(attachments.isWhole, true),
        lte(attachments.firstVersion, version),
      ),
    )
    .orderBy(asc(attachments.place))
}
