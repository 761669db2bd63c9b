import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { findConflict } from '#domain/cases/conflict.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { staffDeclarations } from '#server/database/people-schema.ts'
import { reportCounts, reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { textOpener } from '#server/reports/text-opener.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { lockDeclaration, readDeclaration, sealConflicts } from './declaration-queries.ts'
import { withdrawFrom } from './withdraw-from.ts'

/** One declaration. A new declaration starts a new comparison. */
export type DeclarationMade = { userId: string; declaredAt: Date }

/** How many reports are opened at a time, and how many times before others have their turn. */
export type Pace = { reports: number; batches: number }

/** About a second: most sites have compared everything by then. */
const beforeTheAnswer: Pace = { reports: 200, batches: 5 }
const inOneJob: Pace = { reports: 200, batches: 50 }

/**
 * Compares a declaration with every report that there is, or begins to: the rest is a job's. Until all is compared the declaration does
 * not count, and its person sees no report. Names can be anywhere in it, so each report is opened: match keys know the named person alone.
 *
 * @returns whether all is compared
 */
export async function beginComparing(application: Application, made: DeclarationMade): Promise<boolean> {
  return compareOrEnqueue(application, made, beforeTheAnswer)
}

/** The job that goes on with it. It may be started again, and may run twice at once. */
export async function goOnComparing(application: Application, made: DeclarationMade): Promise<void> {
  await compareOrEnqueue(application, made, inOneJob)
}

/** How far it is; null where nothing is being compared. */
export async function comparingProgress(
  { database }: Application,
  userId: string,
): Promise<{ compared: number; all: number } | null> {
  const [row] = await database.queries
    .select({ compared: staffDeclarations.comparedReports })
    .from(staffDeclarations)
    .where(and(eq(staffDeclarations.userId, userId), isNull(staffDeclarations.comparedAt)))
  if (!row) return null
  const [counted] = await database.queries
    .select({ all: sql<number>`coalesce(sum(${reportCounts.reports}), 0)`.mapWith(Number) })
    .from(reportCounts)
  return { compared: row.compared, all: Math.max(counted?.all ?? 0, row.compared) }
}

/** @returns whether nothing is left to compare */
export async function compareSome(
  application: Application,
  made: DeclarationMade,
  pace: Pace,
): Promise<boolean> {
  for (let batch = 0; batch < pace.batches; batch += 1)
    if (await compareBatch(application, made, pace.reports)) return true
  return false
}

async function compareOrEnqueue(
  application: Application,
  made: DeclarationMade,
  pace: Pace,
): Promise<boolean> {
  const { userId, declaredAt } = made
  const isCompared = await compareSome(application, made, pace)
  if (!isCompared)
    await enqueue(application, application.database.queries, {
      kind: 'declaration.compare',
      data: { userId, declaredAt: declaredAt.toISOString() },
    })
  // Also halfway: the open page shows how far it is.
  application.hub.tell({ kind: 'person', userId })
  return isCompared
}

/** @returns whether nothing is left to compare: also where the declaration is gone, or another is in its place */
async function compareBatch(
  application: Application,
  made: DeclarationMade,
  length: number,
): Promise<boolean> {
  const stored = await readDeclaration(application, made.userId)
  if (!isSame(stored, made) || stored.comparedAt) return true
  const rows = await application.database.queries
    .select({ id: reports.id, contentVersion: reports.contentVersion, sealedWords: reports.sealedWords })
    .from(reports)
    .where(stored.comparedThrough === null ? undefined : gt(reports.id, stored.comparedThrough))
    .orderBy(asc(reports.id))
    .limit(length)
  const open = await textOpener(application, application.database.queries, rows)
  const found = rows.filter((row) => findConflict(open(row), stored.declaration)).map(({ id }) => id)
  const isLast = rows.length < length
  return application.database.queries.transaction(async (queries) => {
    // What came in meanwhile was compared with this declaration already.
    const now = await lockDeclaration(application, queries, made.userId)
    if (!isSame(now, made)) return true
    // Another process was quicker: what is left begins after its batch.
    if (now.comparedThrough !== stored.comparedThrough) return false
    const conflicts = [...new Set([...now.conflicts, ...found])]
    if (found.length > 0) await withdrawFrom(application, queries, made.userId, found)
    await writeProgress(application, queries, made.userId, {
      conflicts,
      comparedThrough: rows.at(-1)?.id ?? stored.comparedThrough,
      comparedReports: now.comparedReports + rows.length,
      comparedAt: isLast ? application.now() : null,
    })
    return isLast
  })
}

function isSame<Stored extends { declaredAt: Date }>(
  stored: Stored | null,
  { declaredAt }: DeclarationMade,
): stored is Stored {
  return stored?.declaredAt.getTime() === declaredAt.getTime()
}

type Progress = {
  conflicts: readonly string[]
  comparedThrough: string | null
  comparedReports: number
  comparedAt: Date | null
}

async function writeProgress(
  application: Application,
  queries: Transaction,
  userId: string,
  { conflicts, ...reached }: Progress,
): Promise<void> {
  await queries
    .update(staffDeclarations)
    .set({ ...reached, sealedConflicts: sealConflicts(application, userId, conflicts) })
    .where(eq(staffDeclarations.userId, userId))
}
