import { and, asc, count, desc, eq, gt, isNull, lte, max } from 'drizzle-orm'
import {
  logCheckpoints,
  logCosignatures,
  logLeaves,
  logOuterLeaves,
  logPlaces,
  logTrees,
} from '#server/database/log-tree-schema.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'

export type LeafRow = typeof logLeaves.$inferSelect
export type PlaceRow = typeof logPlaces.$inferSelect
export type TreeRow = typeof logTrees.$inferSelect
export type OuterRow = typeof logOuterLeaves.$inferSelect

type Either = Queries | Transaction

/** Oldest first: the opening, then one for each day. */
export function everyOuterLeaf(queries: Either): Promise<OuterRow[]> {
  return queries.select().from(logOuterLeaves).orderBy(asc(logOuterLeaves.place))
}

export async function countOuterLeaves(queries: Either): Promise<number> {
  const [row] = await queries.select({ leaves: count() }).from(logOuterLeaves)
  return row?.leaves ?? 0
}

/** Leaves of this day and before that are in no tree yet, oldest first. */
export async function leavesToPlace(queries: Either, day: string, limit: number): Promise<LeafRow[]> {
  const rows = await queries
    .select({ leaf: logLeaves })
    .from(logLeaves)
    .leftJoin(logPlaces, eq(logPlaces.leafId, logLeaves.id))
    .where(and(isNull(logPlaces.leafId), lte(logLeaves.madeOn, day)))
    .orderBy(asc(logLeaves.id))
    .limit(limit)
  return rows.map(({ leaf }) => leaf)
}

export type PlacedLeaf = { leaf: LeafRow; place: PlaceRow | null }

/** Every leaf, with its place where it has one, in the order in which they were made. */
export function leavesAfter(queries: Either, id: number, limit: number): Promise<PlacedLeaf[]> {
  return queries
    .select({ leaf: logLeaves, place: logPlaces })
    .from(logLeaves)
    .leftJoin(logPlaces, eq(logPlaces.leafId, logLeaves.id))
    .where(gt(logLeaves.id, id))
    .orderBy(asc(logLeaves.id))
    .limit(limit)
}

export async function countPlaces(queries: Either): Promise<number> {
  const [row] = await queries.select({ places: count() }).from(logPlaces)
  return row?.places ?? 0
}

export function everyTree(queries: Either): Promise<TreeRow[]> {
  return queries.select().from(logTrees).orderBy(asc(logTrees.day))
}

export function everyCheckpoint(queries: Either) {
  return queries.select().from(logCheckpoints).orderBy(asc(logCheckpoints.size))
}

export type CheckpointRow = typeof logCheckpoints.$inferSelect

/** As the log signed it. Null before the log has begun. */
export async function newestSigned(queries: Either): Promise<CheckpointRow | null> {
  const [row] = await queries.select().from(logCheckpoints).orderBy(desc(logCheckpoints.size)).limit(1)
  return row ?? null
}

/** As it is published: with the lines of its witnesses. Null before the log has begun. */
export async function newestCheckpoint(queries: Either): Promise<CheckpointRow | null> {
  const signed = await newestSigned(queries)
  if (!signed) return null
  const rows = await queries
    .select({ line: logCosignatures.line })
    .from(logCosignatures)
    .where(eq(logCosignatures.size, signed.size))
    .orderBy(asc(logCosignatures.witness))
  return { ...signed, note: signed.note + rows.map(({ line }) => line).join('') }
}

export type CosignatureRow = typeof logCosignatures.$inferSelect

export function everyCosignature(queries: Either): Promise<CosignatureRow[]> {
  return queries
    .select()
    .from(logCosignatures)
    .orderBy(asc(logCosignatures.size), asc(logCosignatures.witness))
}

/** The newest size that each witness cosigned, by its key. */
export async function newestCosigned(queries: Either): Promise<Map<string, number>> {
  const rows = await queries
    .select({ witness: logCosignatures.witness, size: max(logCosignatures.size) })
    .from(logCosignatures)
    .groupBy(logCosignatures.witness)
  return new Map(rows.map(({ witness, size }) => [witness, size ?? 0]))
}
