import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type PetitionContent, recipients, sourceAnswers } from '#domain/cases/petitions.ts'
import { NotFound } from '#domain/errors.ts'
import type { AttachmentKind } from '#domain/writing/attachments.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { petitions } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import {
  type AttachmentAbout,
  type AttachmentRow,
  filesOfReport,
  openReportAbout,
} from '#server/writing/attachments/attachment-queries.ts'

export type PetitionRow = typeof petitions.$inferSelect

const content: z.ZodType<PetitionContent> = z.object({
  recipient: z.enum(recipients),
  source: z.enum(sourceAnswers),
  why: z.string(),
  letter: z.string(),
  files: z.array(z.string()),
})

export function readPetition(payload: unknown): PetitionContent {
  return content.parse(payload)
}

/** Of one report, the first one first. */
export function petitionsOf(queries: Queries | Transaction, reportId: string): Promise<PetitionRow[]> {
  return queries
    .select()
    .from(petitions)
    .where(eq(petitions.reportId, reportId))
    .orderBy(asc(petitions.place))
}

/** @throws NotFound */
export async function petitionOf(
  queries: Transaction,
  reportId: string,
  petitionId: string,
): Promise<PetitionRow> {
  const [row] = await queries
    .select()
    .from(petitions)
    .where(and(eq(petitions.id, identifier(petitionId)), eq(petitions.reportId, reportId)))
    .for('update')
  if (!row) throw new NotFound()
  return row
}

export function openPetition(key: ReportKey, row: PetitionRow): PetitionContent {
  return readPetition(key.open(`petition:${row.id}`, row.sealedContent))
}

/** A file that can be handed over. `number` is the one that staff know it by. */
export type Exhibit = {
  row: AttachmentRow
  about: AttachmentAbout & { kind: AttachmentKind; sha256: string }
  number: number
}

/**
 * The files of a report whose hidden details were taken out. What was not cleaned can name who sent it, so it is handed over by no
 * petition.
 */
export async function exhibitsOf(
  queries: Queries | Transaction,
  reportId: string,
  key: ReportKey,
): Promise<Exhibit[]> {
  const rows = await filesOfReport(queries, reportId)
  return rows.flatMap((row, index) => {
    const { kind, sha256, ...about } = openReportAbout(key, row)
    const isClean = about.cleaning === 'device' || about.cleaning === 'server'
    return isClean && kind !== null && sha256 !== null
      ? [{ row, about: { ...about, kind, sha256 }, number: index + 1 }]
      : []
  })
}
