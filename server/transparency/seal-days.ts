import { nothingBefore } from '@fitila/log/chain-entry'
import { dayAfter, hashOfRoot, rootStatement } from '@fitila/log/root-text'
import { openingEntry, treeOfDay } from '@fitila/log/tree-leaf'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { logDays } from '#server/database/log-schema.ts'
import { logOuterLeaves, logPlaces, logTrees } from '#server/database/log-tree-schema.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { daysThatHaveCome } from './days-that-have-come.ts'
import { firstDay, headOfLog, newestDay, presentRoot } from './log-queries.ts'
import { countOuterLeaves, leavesToPlace } from './log-tree-queries.ts'
import { signCheckpoint } from './sign-checkpoint.ts'

const placesAtOnce = 500

/** The first leaf of the outer tree: the chain of before ends here, and what it came to is the first thing that the tree says. */
export async function openOuterTree(application: Application, queries: Transaction, day: Day): Promise<void> {
  const last = await newestDay(queries)
  const { hash: head } = await headOfLog(queries)
  const before = last ? hashOfRoot(presentRoot(last)) : nothingBefore
  await queries.insert(logOuterLeaves).values({ place: 0, day, entry: openingEntry({ day, head, before }) })
  await signCheckpoint(application, queries)
}

/** Makes the tree of each day that has ended, signs its root, and puts it into the outer tree. */
export async function sealDays(application: Application, queries: Transaction): Promise<void> {
  const last = await newestDay(queries)
  const begin = last ? dayAfter(last.day) : await firstDay(queries)
  let before = { hash: last ? hashOfRoot(presentRoot(last)) : nothingBefore, entries: last?.entries ?? 0 }
  const days = await daysThatHaveCome(application, queries, begin)
  for (const day of days) before = await sealDay(application, queries, day, before)
  if (days.length > 0) await signCheckpoint(application, queries)
}

type Before = { hash: string; entries: number }

async function sealDay(
  application: Application,
  queries: Transaction,
  day: Day,
  before: Before,
): Promise<Before> {
  const size = application.publicLog.daySize
  // What does not fit is in the tree of the next day.
  const leaves = await leavesToPlace(queries, day, size)
  const paddingSeed = application.randomness.bytes(32)
  const hashes = leaves.map(({ hash }) => new Uint8Array(hash))
  const tree = treeOfDay(hashes, size, paddingSeed.toString('hex'))
  const stated = { day, root: tree.root(), before: before.hash, key: application.signing.publicKey }
  const statement = rootStatement(stated)
  const entries = before.entries + leaves.length
  const signature = application.signing.sign(statement)
  await queries.insert(logDays).values({ ...stated, signature, entries })
  await queries.insert(logTrees).values({ day, size, paddingSeed })
  const place = await countOuterLeaves(queries)
  await queries.insert(logOuterLeaves).values({ place, day, entry: statement })
  const places = leaves.map(({ id, hash }) => {
    const found = tree.placeOf(new Uint8Array(hash))
    return { leafId: id, day, place: found.place, path: Buffer.concat(found.path) }
  })
  for (let start = 0; start < places.length; start += placesAtOnce)
    await queries.insert(logPlaces).values(places.slice(start, start + placesAtOnce))
  return { hash: hashOfRoot(stated), entries }
}
