import { conflictsWith } from '#domain/cases/conflict.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import {
  holdDeclarations,
  listDeclarations,
  lockDeclaration,
  writeConflicts,
} from '#server/cases/declaration-queries.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { withdrawFrom } from './withdraw-from.ts'

/**
 * Notes at each member of staff whether they may see this report, in the transaction that writes its words.
 *
 * @param report.isNew no list can have it yet, so none has to be opened
 */
export async function noteConflicts(
  application: Application,
  queries: Transaction,
  { reportId, words, isNew }: { reportId: string; words: ReportText; isNew: boolean },
): Promise<void> {
  await holdDeclarations(queries)
  const conflictOf = conflictsWith(words)
  const changed = (await listDeclarations(application, queries))
    .map((stored) => ({
      userId: stored.userId,
      isNow: conflictOf(stored.declaration) !== null,
      wasBefore: !isNew && stored.conflicts.includes(reportId),
    }))
    .filter(({ isNow, wasBefore }) => isNow !== wasBefore)
    // Always in the same order: two reports at once then wait for each other, and do not block each other.
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1))
  for (const { userId, isNow } of changed) {
    const stored = await lockDeclaration(application, queries, userId)
    const others = (stored?.conflicts ?? []).filter((id) => id !== reportId)
    await writeConflicts(application, queries, userId, isNow ? [...others, reportId] : others)
    if (isNow) await withdrawFrom(application, queries, userId, [reportId])
  }
}
