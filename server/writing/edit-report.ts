import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { noteConflicts } from '#server/cases/note-conflicts.ts'
import { reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { takeStep } from '#server/reports/take-step.ts'
import { issueReceipt } from './receipts/issue-receipt.ts'
import { parseReportText } from './report-input.ts'

/**
 * The owner changes the words while the report is pending. Verifications of the words before no longer count,
 * and a new receipt is signed.
 *
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export async function editReport(
  application: Application,
  actor: Actor,
  reportId: string,
  input: Record<string, unknown>,
): Promise<void> {
  await takeStep(
    application,
    actor,
    { reportId, step: 'edit', input },
    async ({ unit, report, key, now }) => {
      const words = parseReportText(input, now)
      const contentVersion = report.row.contentVersion + 1
      await unit.queries
        .update(reports)
        .set({ contentVersion, sealedWords: key.seal(`words:${contentVersion}`, words), updatedAt: now })
        .where(eq(reports.id, report.row.id))
      await noteConflicts(application, unit.queries, { reportId: report.row.id, words })
      await issueReceipt(application, unit.queries, { reportId: report.row.id, contentVersion, words, key })
      return {
        kind: 'report.edited',
        detail: { contentVersion, clearedVerifications: report.verifications.length },
      }
    },
  )
}
