import { conflictsWith, readDeclaration } from '#domain/cases/conflict.ts'
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

export type WrittenWords = {
  reportId: string
  words: ReportText
  /** No list can have it yet, so none has to be opened. */
  isNew: boolean
}

/** Notes at each member of staff whether they may see these reports, in the transaction that writes their words. */
export async function noteConflicts(
  application: Application,
  queries: Transaction,
  written: readonly WrittenWords[],
): Promise<void> {
  await holdDeclarations(queries)
  const reports = written.map((each) => ({ ...each, conflictOf: conflictsWith(each.words) }))
  const changed = (await listDeclarations(application, queries))
    .map((stored) => {
      const declared = readDeclaration(stored.declaration)
      const changes = reports.map(({ reportId, isNew, conflictOf }) => ({
        reportId,
        isNow: conflictOf(declared) !== null,
        wasBefore: !isNew && stored.conflicts.includes(reportId),
      }))
      return { userId: stored.userId, changes: changes.filter(({ isNow, wasBefore }) => isNow !== wasBefore) }
    })
    .filter(({ changes }) => changes.length > 0)
    // Always in the same order: two reports at once then wait for each other, and do not block each other.
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1))
  for (const { userId, changes } of changed) {
    const added = changes.flatMap(({ reportId, isNow }) => (isNow ? [reportId] : []))
    const stored = await lockDeclaration(application, queries, userId)
    const others = (stored?.conflicts ?? []).filter((id) => !changes.some(({ reportId }) => reportId === id))
    await writeConflicts(application, queries, userId, [...others, ...added])
    await withdrawFrom(application, queries, userId, added)
  }
}
