import type { LabelledStatement } from '#domain/publishing/statements.ts'
import { type ReportText, withSealedFields } from '#domain/reports/fields.ts'
import { statementsOf } from '#server/publishing/statement-queries.ts'
import { findPublic, publicTextOf } from '#server/reports/public-text.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import type { Reading } from './reading.ts'

export type TextSection = {
  /** Null for readers of a retracted report, and once its source deleted it. */
  words: ReportText | null
  /** What was handed in, for the owner and staff, where a correction has changed the public words since. */
  handedIn: ReportText | null
  /** What each statement of an approved report rests on. Empty where it was approved before they were marked. */
  statements: LabelledStatement[]
}

/** Every reader gets the public text with its corrections. Its sender and staff also get what it holds for staff alone. */
export async function textSection({ application, report, reader }: Reading): Promise<TextSection> {
  const { queries } = application.database
  const [statements, published] = await Promise.all([
    statementsOf(queries, report.row.id),
    report.row.status === 'approved' ? findPublic(queries, report.row.id) : null,
  ])
  const words = published && publicTextOf(published)
  const isKept = reader !== 'reader' && report.row.erasedOn === null
  const sealed = isKept ? reportTextOf(application, report) : null
  return words
    ? {
        statements,
        words: sealed ? withSealedFields(words, sealed) : words,
        handedIn: published.correctedAt ? sealed : null,
      }
    : { statements, words: sealed, handedIn: null }
}
