import { and, asc, eq, inArray } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import type { AttachmentKind } from '#domain/writing/attachments.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { attachments } from '#server/database/schema.ts'
import type { ReportRow } from '#server/reports/report-row.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import {
  type AttachmentAbout,
  type AttachmentRow,
  filesOfReport,
  openReportAbout,
} from '../attachments/attachment-queries.ts'

/** A file as it came, which its sender left here for a court. `number` is that of the cleaned file. */
export type Original = {
  row: AttachmentRow
  about: AttachmentAbout & { kind: AttachmentKind }
  number: number
}

/** Of the files of this report, in their order. */
export async function originalsOf(
  queries: Queries | Transaction,
  reportId: string,
  key: ReportKey,
): Promise<Original[]> {
  const cleaned = (await filesOfReport(queries, reportId)).map(({ id }) => id)
  const rows =
    cleaned.length === 0
      ? []
      : await queries
          .select()
          .from(attachments)
          .where(
            and(
              eq(attachments.reportId, reportId),
              eq(attachments.isWhole, true),
              inArray(attachments.originalOf, cleaned),
            ),
          )
          .orderBy(asc(attachments.place))
  return rows.flatMap((row) => {
    const { kind, ...about } = openReportAbout(key, row)
    const number = cleaned.indexOf(row.originalOf ?? '') + 1
    return kind === null ? [] : { row, about: { ...about, kind }, number }
  })
}

/** What its source took back goes to no court from here. @throws RuleBroken 'step-not-possible' */
export function refuseTakenBack({ status, erasedOn }: Pick<ReportRow, 'status' | 'erasedOn'>): void {
  if (status === 'withdrawn' || erasedOn !== null) throw new RuleBroken('step-not-possible')
}
