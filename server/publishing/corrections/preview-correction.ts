import { NotFound } from '#domain/errors.ts'
import { boxesThatShare, type SharingBox } from '#domain/publishing/shared-words.ts'
import { publishedText } from '#domain/reports/fields.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { findPublic, publicTextOf } from '#server/reports/public-text.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { parseReportText } from '#server/writing/report-input.ts'

/**
 * Before a correction is proposed: the boxes that would still say what it takes out of another box. Changes nothing.
 *
 * @param input the fields of a report as they should be
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const previewCorrection = useCaseOn(
  'report.correct',
  reportInReach,
  async ({ application, report }, _id: string, input: Input): Promise<SharingBox[]> => {
    const row = await findPublic(application.database.queries, report.row.id)
    const before = row && publicTextOf(row)
    if (!before) throw new NotFound()
    return boxesThatShare(before, publishedText(parseReportText(input, application.now())))
  },
)
