import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Declaration } from '#domain/people/declaration.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { staffDeclarations } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

type Row = typeof staffDeclarations.$inferSelect

export type StoredDeclaration = {
  userId: string
  declaration: Declaration
  /** The reports that they may not see. */
  conflicts: readonly string[]
  declaredAt: Date
  /** Null until it was compared with every report; until then it does not count. */
  comparedAt: Date | null
  /** How far that is: the last report of those that were compared, in the order of their ids. */
  comparedThrough: string | null
  comparedReports: number
}

const lines = z.array(z.string())
const contents: z.ZodType<Declaration> = z.object({ names: lines, employers: lines, others: lines })

/** One that counts: it was compared with every report. */
export async function findDeclaration(
  application: Application,
  queries: Queries | Transaction,
  userId: string,
): Promise<StoredDeclaration | null> {
  const [row] = await queries
    .select()
    .from(staffDeclarations)
    .where(and(eq(staffDeclarations.userId, userId), isNotNull(staffDeclarations.comparedAt)))
  return row ? present(application, row) : null
}

/** As it is now, whether or not it has been compared yet: so without the reports that it hides, which may be too few. */
export async function readDeclaration(
  application: Application,
  userId: string,
): Promise<Omit<StoredDeclaration, 'conflicts'> | null> {
  const [row] = await application.database.queries
    .select()
    .from(staffDeclarations)
    .where(eq(staffDeclarations.userId, userId))
  return row ? present(application, row) : null
}

/** The declarations of these people that count, or all declarations of everyone. */
export async function listDeclarations(
  application: Application,
  queries: Queries | Transaction,
  userIds?: readonly string[],
): Promise<StoredDeclaration[]> {
  const rows = await queries
    .select()
    .from(staffDeclarations)
    .where(
      userIds &&
        and(inArray(staffDeclarations.userId, [...userIds]), isNotNull(staffDeclarations.comparedAt)),
    )
  return rows.map((row) => present(application, row))
}

/** Holds the row until the transaction ends. */
export async function lockDeclaration(
  application: Application,
  queries: Transaction,
  userId: string,
): Promise<StoredDeclaration | null> {
  const [row] = await queries
    .select()
    .from(staffDeclarations)
    .where(eq(staffDeclarations.userId, userId))
    .for('update')
  return row ? present(application, row) : null
}

export async function writeConflicts(
  application: Application,
  queries: Transaction,
  userId: string,
  conflicts: readonly string[],
): Promise<void> {
  await queries
    .update(staffDeclarations)
    .set({ sealedConflicts: sealConflicts(application, userId, conflicts) })
    .where(eq(staffDeclarations.userId, userId))
}

/** A person who is no longer on the staff has nothing to declare. */
export async function forgetDeclaration(queries: Transaction, userId: string): Promise<void> {
  await queries.delete(staffDeclarations).where(eq(staffDeclarations.userId, userId))
}

export function sealDeclaration({ vault }: Application, userId: string, declaration: Declaration): Buffer {
  return vault.seal(`declaration:${userId}`, declaration)
}

export function sealConflicts({ vault }: Application, userId: string, conflicts: readonly string[]): Buffer {
  return vault.seal(`conflicts:${userId}`, conflicts)
}

/** Reports are compared with the declarations that there are, and a new declaration with the reports: none slips through between. */
export async function holdDeclarations(queries: Transaction): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended('declarations', 2))`)
}

export async function waitForReports(queries: Transaction): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('declarations', 2))`)
}

function present({ vault }: Application, row: Row): StoredDeclaration {
  const { userId, declaredAt, comparedAt, comparedThrough, comparedReports } = row
  return {
    userId,
    declaration: contents.parse(vault.open(`declaration:${userId}`, row.sealedWords)),
    // Opened when asked for: a new report is in none of these lists.
    get conflicts() {
      return lines.parse(vault.open(`conflicts:${userId}`, row.sealedConflicts))
    },
    declaredAt,
    ...{ comparedAt, comparedThrough, comparedReports },
  }
}
