import { eq } from 'drizzle-orm'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { noteConflicts } from '#server/cases/note-conflicts.ts'
import { reports } from '#server/database/schema.ts'
import { endPublication } from '#server/proposals/waiting-publication.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { handedInFiles } from './attachments/handed-in.ts'
import { issueReceipts } from './receipts/issue-receipt.ts'
import { parseReportText } from './report-input.ts'
import { keepVersion } from './report-versions.ts'

/**
 * The owner changes the words while the report is pending. The words before stay as a version of their own. Verifications and an approval of the words before no longer count, and a
 * new receipt is signed.
 *
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const editReport = reportStep('edit', async (taken, input) => {
  const { application, unit, report, key, now } = taken
  const words = parseReportText(input, now)
  const contentVersion = report.row.contentVersion + 1
  await keepVersion(unit.queries, report.row)
  await unit.queries
    .update(reports)
    .set({
      contentVersion,
      sealedWords: key.seal(`words:${contentVersion}`, words),
      updatedAt: beginningOfDay(now),
    })
    .where(eq(reports.id, report.row.id))
  await endPublication(taken)
  const reportId = report.row.id
  await noteConflicts(application, unit.queries, [{ reportId, words, isNew: false }])
  const files = await handedInFiles(application, unit.queries, { reportId, contentVersion, key })
  await issueReceipts(application, unit.queries, [
    { reportId, contentVersion, words, files, key, shownCode: null },
  ])
  return {
    kind: 'report.edited',
    detail: { contentVersion, clearedVerifications: report.verifications.length },
  }
})
