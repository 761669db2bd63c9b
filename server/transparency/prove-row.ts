import { writeLeafProof } from '@fitila/log/leaf-proof'
import { and, eq, gt } from 'drizzle-orm'
import { logLeaves, logOuterLeaves, logPlaces, logTrees } from '#server/database/log-tree-schema.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { everyOuterLeaf, newestCheckpoint } from './log-tree-queries.ts'
import type { LogSource } from './logged-rows.ts'
import { rowsBehind } from './make-leaves.ts'
import { outerTree } from './sign-checkpoint.ts'

const hashBytes = 32

/**
 * That a row is in the log, as a text that can be checked without us: from its leaf to the root of its day, and from there to the newest
 * checkpoint. Null until its day has ended.
 */
export function proveRow(application: Application, source: LogSource, rowId: number): Promise<string | null> {
  return application.database.queries.transaction((queries) => prove(queries, source, rowId))
}

async function prove(queries: Transaction, source: LogSource, rowId: number): Promise<string | null> {
  const [found] = await queries
    .select({ leaf: logLeaves, place: logPlaces, size: logTrees.size, outer: logOuterLeaves })
    .from(logLeaves)
    .innerJoin(logPlaces, eq(logPlaces.leafId, logLeaves.id))
    .innerJoin(logTrees, eq(logTrees.day, logPlaces.day))
    // The opening has a day as well, and is the root of none.
    .innerJoin(logOuterLeaves, and(eq(logOuterLeaves.day, logPlaces.day), gt(logOuterLeaves.place, 0)))
    .where(and(eq(logLeaves.source, source), eq(logLeaves.rowId, rowId)))
  const checkpoint = await newestCheckpoint(queries)
  const row = (await rowsBehind(queries, [{ source, rowId }])).get(`${source} ${rowId}`)
  if (!found || !checkpoint || !row) return null
  const { leaf, place, size, outer } = found
  const tree = outerTree(await everyOuterLeaf(queries))
  const [salt, people] = [leaf.salt.toString('hex'), leaf.personal.toString('hex')]
  return writeLeafProof(
    {
      leaf: { source, salt, people, row: row.content },
      ...{ place: place.place, size, path: hashesIn(place.path), statement: outer.entry },
    },
    {
      index: outer.place,
      proof: tree.inclusionProof(outer.place, checkpoint.size),
      checkpointText: checkpoint.note,
    },
  )
}

function hashesIn(path: Buffer): Uint8Array[] {
  return Array.from(
    { length: path.length / hashBytes },
    (_, place) => new Uint8Array(path.subarray(place * hashBytes, (place + 1) * hashBytes)),
  )
}
