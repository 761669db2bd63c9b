import { nothingBefore } from '@fitila/log/chain-entry'
import type { SignedRoot } from '@fitila/log/root-text'
import { asc, count, desc, gt, sql } from 'drizzle-orm'
import { logDays, logEntries, logWaiting, signingKeys } from '#server/database/log-schema.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'

export type LogEntry = typeof logEntries.$inferSelect
export type LogDay = typeof logDays.$inferSelect

export type Head = { position: number; hash: string }

/** One process at a time writes into the log, until its transaction ends. */
export async function lockLog(queries: Transaction): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(5417412)`)
}

export async function headOfLog(queries: Transaction): Promise<Head> {
  const [last] = await queries
    .select({ position: logEntries.position, hash: logEntries.hash })
    .from(logEntries)
    .orderBy(desc(logEntries.position))
    .limit(1)
  return last
    ? { position: last.position, hash: last.hash.toString('hex') }
    : { position: 0, hash: nothingBefore }
}

export function waitingRows(queries: Transaction, limit: number) {
  return queries.select().from(logWaiting).orderBy(asc(logWaiting.place)).limit(limit)
}

export function entriesAfter(queries: Transaction, position: number, limit: number): Promise<LogEntry[]> {
  return queries
    .select()
    .from(logEntries)
    .where(gt(logEntries.position, position))
    .orderBy(asc(logEntries.position))
    .limit(limit)
}

/** Oldest first. */
export function everyDay(queries: Queries | Transaction): Promise<LogDay[]> {
  return queries.select().from(logDays).orderBy(asc(logDays.day))
}

export async function newestDays(queries: Queries, limit: number): Promise<SignedRoot[]> {
  const rows = await queries.select().from(logDays).orderBy(desc(logDays.day)).limit(limit)
  return rows.map(presentRoot)
}

export async function newestDay(queries: Transaction): Promise<LogDay | null> {
  const [row] = await queries.select().from(logDays).orderBy(desc(logDays.day)).limit(1)
  return row ?? null
}

/** The log begins with the first key that signed here. */
export async function firstDay(queries: Transaction): Promise<string | null> {
  const [row] = await queries
    .select({ day: signingKeys.begunOn })
    .from(signingKeys)
    .orderBy(asc(signingKeys.begunOn))
    .limit(1)
  return row?.day ?? null
}

export async function countWaiting(queries: Transaction): Promise<number> {
  const [row] = await queries.select({ rows: count() }).from(logWaiting)
  return row?.rows ?? 0
}

export function presentRoot({ day, root, before, key, signature }: LogDay): SignedRoot {
  return { day, root, before, key, signature }
}
