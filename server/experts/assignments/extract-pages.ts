import { count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { fieldProblem, Invalid, NotFound } from '#domain/errors.ts'
import { assignmentNumber } from '#domain/experts/assignment.ts'
import {
  type ExtractPage,
  mostExtractPages,
  parseExtractPage,
  parseStrips,
  type Strip,
} from '#domain/experts/extract-pages.ts'
import type { AttachmentKind } from '#domain/writing/attachments.ts'
import { type ExtractKind, extractKinds } from '#server/attachments/preview/open-extracting.ts'
import { readParts } from '#server/attachments/sealed-parts.ts'
import { together } from '#server/attachments/whole-file.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { expertExtractPages } from '#server/database/people-schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import type { SubjectKey } from '#server/sealing/subject-key.ts'
import {
  filesOfReport,
  openReportAbout,
  sealedFileOf,
} from '#server/writing/attachments/attachment-queries.ts'
import { fileOfReport } from '#server/writing/attachments/file-of-report.ts'
import { assignmentInReach } from './assignment-held.ts'
import { type AssignmentRow, assignmentKey } from './assignment-queries.ts'

/** A file of which staff may give pages. */
export type FileToGive = { id: string; number: number; kind: AttachmentKind; hasPages: boolean }

/** What the mark of an assignment means while there is none yet. */
const numberToCome = assignmentNumber(0)

/** The whole files of a report, in their order. */
export async function filesToGive(
  application: Application,
  queries: Queries,
  report: StoredReport,
): Promise<FileToGive[]> {
  const key = reportKeyOf(application, report)
  return (await filesOfReport(queries, report.row.id)).flatMap((row, index) => {
    const { kind } = openReportAbout(key, row)
    return kind === null ? [] : [{ id: row.id, number: index + 1, kind, hasPages: isOfPages(kind) }]
  })
}

export type PageToGive = {
  referenceNumber: string
  number: number
  kind: AttachmentKind
  page: number
  pages: number
  strips: readonly Strip[] | null
  /** A JPEG picture in base64; null where the file cannot be shown, or the strips cannot be read. */
  picture: string | null
}

/**
 * One page of a file as an expert would see it, made again each time.
 *
 * @param asked `page` from 1, `strips` as typed
 * @throws SignInNeeded, NotFound, RuleBroken, LimitReached 'busy'
 */
export const lookAtPage = useCaseOn(
  'expert.ask',
  reportInReach,
  async (
    { application, report },
    _id: string,
    attachmentId: string,
    asked: { page: number; strips: string },
  ): Promise<PageToGive> => {
    const { about, index } = await fileOfReport(application, report, attachmentId)
    const strips = parseStrips(asked.strips)
    const chosen = strips && { attachmentId, page: asked.page, strips }
    const made = chosen && (await makePage(application, report, chosen, numberToCome))
    return {
      ...{ referenceNumber: report.row.referenceNumber, number: index + 1, kind: about.kind, strips },
      ...{ page: made?.page ?? asked.page, pages: made?.pages ?? 1 },
      picture: made?.bytes.toString('base64') ?? null,
    }
  },
)

/** The ticked pages of a form: `page.0` and so on. @throws Invalid */
export function pagesIn(input: Input): ExtractPage[] {
  return Array.from({ length: mostExtractPages }, (_, place) => input[`page.${place}`])
    .filter((text) => typeof text === 'string' && text !== '')
    .map((text) => {
      const page = parseExtractPage(String(text))
      if (!page) throw new Invalid('invalid', { pages: fieldProblem('not-in-list') })
      return page
    })
}

type Given = { report: StoredReport; row: AssignmentRow; key: SubjectKey<'assignment'> }

/** Makes the pages with the mark of this assignment, and seals them under its key. @throws NotFound, Invalid, LimitReached 'busy' */
export async function writePages(
  application: Application,
  queries: Transaction,
  { report, row, key }: Given,
  pages: readonly ExtractPage[],
): Promise<void> {
  for (const [place, page] of pages.entries()) {
    const made = await makePage(application, report, page, assignmentNumber(row.number))
    // What staff did not see as it is now is not given.
    if (made === null || made.page !== page.page)
      throw new Invalid('invalid', { pages: fieldProblem('not-in-list') })
    const number = place + 1
    await queries.insert(expertExtractPages).values({
      ...{ id: application.randomness.uuid(), assignmentId: row.id, number },
      sealedPicture: key.seal(`page:${number}`, made.bytes.toString('base64')),
    })
  }
}

export async function countPages(queries: Queries, assignmentId: string): Promise<number> {
  const [row] = await queries
    .select({ pages: count() })
    .from(expertExtractPages)
    .where(eq(expertExtractPages.assignmentId, assignmentId))
  return row?.pages ?? 0
}

const pictureSchema = z.base64()

/** One page of an extract, for its expert. @throws SignInNeeded, NotFound, RuleBroken 'second-step-needed' */
export const showExtractPage = useCaseOn(
  'assignment.work',
  assignmentInReach,
  async (
    { application, assignment },
    _id: string,
    asked: number,
  ): Promise<{ assignment: string; number: number; pages: number; picture: string }> => {
    const { queries } = application.database
    const rows = await queries
      .select()
      .from(expertExtractPages)
      .where(eq(expertExtractPages.assignmentId, assignment.id))
    const page = rows.find(({ number }) => number === asked)
    if (!page) throw new NotFound()
    const key = await assignmentKey(application, queries, assignment.id)
    const picture = pictureSchema.parse(key.open(`page:${page.number}`, page.sealedPicture))
    const number = assignmentNumber(assignment.number)
    return { assignment: number, number: page.number, pages: rows.length, picture }
  },
)

async function makePage(
  application: Application,
  report: StoredReport,
  { attachmentId, page, strips }: ExtractPage,
  mark: string,
) {
  const { row, about } = await fileOfReport(application, report, attachmentId)
  if (!isOfPages(about.kind)) return null
  const file = await together(readParts(application, sealedFileOf(row, about), row.parts))
  return application.extracting({ kind: about.kind, page, strips, mark }, file)
}

function isOfPages(kind: AttachmentKind): kind is ExtractKind {
  return (extractKinds as readonly string[]).includes(kind)
}
