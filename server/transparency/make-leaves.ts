import { commitToPeople, type LoggedRow } from '@fitila/log/chain-entry'
import { hashOfLeaf } from '@fitila/log/tree-leaf'
import { inArray } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { logWaiting } from '#server/database/log-schema.ts'
import { logLeaves } from '#server/database/log-tree-schema.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { waitingRows } from './log-queries.ts'
import { isLogSource, type LogSource, loggedRows, logSources } from './logged-rows.ts'

export const leavesAtOnce = 500

type Waiting = { place: number; source: LogSource; rowId: number }

/**
 * Makes a salted leaf of each row that is committed and waits. What commits later waits for the next time.
 *
 * @returns how many were made
 */
export async function makeLeaves(application: Application, queries: Transaction): Promise<number> {
  const waiting = (await waitingRows(queries, leavesAtOnce)).filter((row): row is Waiting =>
    isLogSource(row.source),
  )
  const rows = await rowsBehind(queries, waiting)
  const madeOn = dayInNigeria(application.now())
  const leaves: (typeof logLeaves.$inferInsert)[] = []
  const done: number[] = []
  for (const { place, source, rowId } of waiting) {
    const row = rows.get(`${source} ${rowId}`)
    // A row that is gone already stays in the waiting list, and the check of the log tells of it.
    if (!row) continue
    const [salt, personalSalt] = [application.randomness.bytes(16), application.randomness.bytes(16)]
    const people = commitToPeople(hex(personalSalt), row.personal)
    const hash = Buffer.from(hashOfLeaf({ source, salt: hex(salt), people, row: row.content }))
    leaves.push({ madeOn, source, rowId, salt, personalSalt, personal: Buffer.from(people, 'hex'), hash })
    done.push(place)
  }
  if (leaves.length === 0) return 0
  await queries.insert(logLeaves).values(leaves)
  await queries.delete(logWaiting).where(inArray(logWaiting.place, done))
  return leaves.length
}

/** The rows that entries or leaves are about, as they are now, by source and number. */
export async function rowsBehind(
  queries: Transaction,
  of: readonly { source: string; rowId: number }[],
  place: 'chain' | 'tree' = 'tree',
): Promise<Map<string, LoggedRow>> {
  const found = new Map<string, LoggedRow>()
  for (const source of logSources) {
    const ids = of.filter((each) => each.source === source).map(({ rowId }) => rowId)
    if (ids.length === 0) continue
    for (const [id, row] of await loggedRows(queries, source, ids, place)) found.set(`${source} ${id}`, row)
  }
  return found
}

function hex(bytes: Buffer): string {
  return bytes.toString('hex')
}
