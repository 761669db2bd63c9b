import { inArray } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { chainEntry, commitToPeople, nothingBefore, rootOf } from '#receipts/log/chain-entry.ts'
import { dayAfter, hashOfRoot, rootStatement } from '#receipts/log/root-text.ts'
import { logDays, logEntries, logWaiting } from '#server/database/log-schema.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { firstDay, headOfLog, lockLog, newestDay, presentRoot, waitingRows } from './log-queries.ts'
import { isLogSource, type LogSource, loggedRows } from './logged-rows.ts'

const atOnce = 500

/**
 * Chains whatever is committed and waits, then signs a root for each day that has ended. Any number of processes may ask
 * for it at once. What commits later waits for the next time: nothing is left out, and nothing comes in between.
 */
export async function advanceLog(application: Application): Promise<void> {
  const { queries } = application.database
  while ((await queries.transaction((inside) => chainWaiting(application, inside))) === atOnce) {
    // There may be more.
  }
  await queries.transaction((inside) => signDays(application, inside))
}

type Waiting = { place: number; source: LogSource; rowId: number }

/** @returns how many were chained */
async function chainWaiting(application: Application, queries: Transaction): Promise<number> {
  await lockLog(queries)
  const waiting = (await waitingRows(queries, atOnce)).filter((row): row is Waiting =>
    isLogSource(row.source),
  )
  const rows = await rowsOf(queries, waiting)
  const head = await headOfLog(queries)
  const month = `${dayInNigeria(application.now()).slice(0, 7)}-01`
  const entries: (typeof logEntries.$inferInsert)[] = []
  const done: number[] = []
  for (const { place, source, rowId } of waiting) {
    const row = rows.get(`${source} ${rowId}`)
    // A row that is gone already stays in the waiting list, and the check of the log tells of it.
    if (!row) continue
    const [salt, personalSalt] = [application.randomness.bytes(16), application.randomness.bytes(16)]
    const people = commitToPeople(personalSalt.toString('hex'), row.personal)
    head.position += 1
    head.hash = chainEntry(
      { before: head.hash, position: head.position, source, salt: salt.toString('hex') },
      people,
      row.content,
    )
    const [personal, hash] = [Buffer.from(people, 'hex'), Buffer.from(head.hash, 'hex')]
    entries.push({ position: head.position, month, source, rowId, salt, personalSalt, personal, hash })
    done.push(place)
  }
  if (entries.length === 0) return 0
  await queries.insert(logEntries).values(entries)
  await queries.delete(logWaiting).where(inArray(logWaiting.place, done))
  return entries.length
}

async function rowsOf(queries: Transaction, waiting: readonly Waiting[]) {
  const found = new Map<
    string,
    Awaited<ReturnType<typeof loggedRows>> extends Map<number, infer Row> ? Row : never
  >()
  for (const source of new Set(waiting.map((row) => row.source))) {
    const ids = waiting.filter((row) => row.source === source).map(({ rowId }) => rowId)
    for (const [id, row] of await loggedRows(queries, source, ids)) found.set(`${source} ${id}`, row)
  }
  return found
}

async function signDays(application: Application, queries: Transaction): Promise<void> {
  await lockLog(queries)
  const today = dayInNigeria(application.now())
  const last = await newestDay(queries)
  const begin = last ? dayAfter(last.day) : await firstDay(queries)
  const head = await headOfLog(queries)
  let before = last ? hashOfRoot(presentRoot(last)) : nothingBefore
  for (let day = begin; day !== null && day < today; day = dayAfter(day)) {
    const facts = { day, root: rootOf(day, head.hash), before, key: application.signing.publicKey }
    const signature = application.signing.sign(rootStatement(facts))
    await queries.insert(logDays).values({ ...facts, signature, entries: head.position })
    before = hashOfRoot(facts)
  }
}
