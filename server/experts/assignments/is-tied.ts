import { findConflict } from '#domain/cases/conflict.ts'
import type { Declaration } from '#domain/people/declaration.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { findReport } from '#server/reports/report-queries.ts'
import { papers } from '../application-input.ts'
import { type ExpertRow, findExpert } from '../expert-queries.ts'

/**
 * Whether an expert may not answer about a report: because they sent it, or by what they declared or told in their application. Also where
 * the report is no longer there.
 */
export async function isTiedTo(
  application: Application,
  queries: Transaction,
  { userId, reportId, declared }: { userId: string; reportId: string; declared: Declaration },
): Promise<boolean> {
  // Unlocked: a change of its words that is on its way is compared with this declaration before it counts.
  const report = await findReport(queries, { id: reportId, now: application.now(), application })
  const expert = await findExpert(queries, userId)
  if (report === null || expert === null || report.standing.ownerId === userId) return true
  const words = reportTextOf(application, report)
  return [declared, toldInApplication(application, expert)].some((each) => findConflict(words, each) !== null)
}

/** The name that the directory shows, and the employers while the papers are kept. */
function toldInApplication(
  { vault }: Application,
  { userId, publicName, sealedPapers }: ExpertRow,
): Declaration {
  const { employer } = sealedPapers
    ? papers.parse(vault.open(`expert:papers:${userId}`, sealedPapers))
    : { employer: '' }
  const pieces = (text: string) =>
    text
      .split(/[,;/]|\band\b/i)
      .map((piece) => piece.trim())
      .filter(Boolean)
  return { names: publicName ? [publicName] : [], employers: [employer, ...pieces(employer)], others: [] }
}
