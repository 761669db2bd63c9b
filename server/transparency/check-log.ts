import { sql } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import {
  chainEntry,
  commitToPeople,
  type LoggedRow,
  nothingBefore,
  rootOf,
} from '#receipts/log/chain-entry.ts'
import { checkRoots, compareWithKept, explainRootProblem } from '#receipts/log/check-roots.ts'
import { dayAfter, type SignedRoot } from '#receipts/log/root-text.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import {
  countWaiting,
  entriesAfter,
  everyDay,
  firstDay,
  type LogDay,
  type LogEntry,
  presentRoot,
} from './log-queries.ts'
import { type LogSource, loggedRows, logSources, rowsOfSource } from './logged-rows.ts'

const atOnce = 1_000
const mostTold = 100

export type LogCheck = {
  entries: number
  days: number
  /** Committed, and not chained yet. */
  waiting: number
  /** Entries of which nobody can tell any more whom they name. */
  withoutPeople: number
  /** What is wrong, in words; the first hundred. */
  problems: string[]
}

/**
 * Goes through the whole log and every row that it speaks of, as they stand at one moment.
 *
 * @param kept roots that somebody kept elsewhere
 */
export async function checkLog(
  application: Application,
  kept: readonly SignedRoot[] = [],
): Promise<LogCheck> {
  const { queries } = application.database
  return queries.transaction((inside) => check(application, inside, kept), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function check(
  application: Application,
  queries: Transaction,
  kept: readonly SignedRoot[],
): Promise<LogCheck> {
  const days = await everyDay(queries)
  const walk = await walkEntries(queries, days)
  const roots = days.map(presentRoot)
  const ofRoots = [...(await checkRoots(roots)), ...compareWithKept(roots, kept)].map(explainRootProblem)
  const problems = [
    ...walk.problems,
    ...ofRoots,
    ...missingDays(days, { now: application.now(), begin: await firstDay(queries) }),
    ...(await rowsNotInLog(queries)),
  ]
  return {
    entries: walk.entries,
    days: days.length,
    waiting: await countWaiting(queries),
    withoutPeople: walk.withoutPeople,
    problems: problems.slice(0, mostTold),
  }
}

async function walkEntries(queries: Transaction, days: readonly LogDay[]) {
  const problems: string[] = []
  let head = { position: 0, hash: nothingBefore }
  let withoutPeople = 0
  let next = 0
  const closeDays = () => {
    for (let day = days[next]; day && day.entries <= head.position; day = days[++next])
      if (day.entries < head.position || day.root !== rootOf(day.day, head.hash))
        problems.push(`${day.day}: the root does not fit the log.`)
  }
  closeDays()
  for (;;) {
    const entries = await entriesAfter(queries, head.position, atOnce)
    const rows = await rowsBehind(queries, entries)
    for (const entry of entries) {
      const row = rows.get(`${entry.source} ${entry.rowId}`)
      if (entry.position !== head.position + 1) problems.push(`Entry ${head.position + 1} is missing.`)
      problems.push(...problemsOf(entry, row, head.hash))
      if (entry.personalSalt === null) withoutPeople += 1
      head = { position: entry.position, hash: entry.hash.toString('hex') }
      closeDays()
    }
    if (entries.length < atOnce) break
  }
  for (const { day, entries } of days.slice(next))
    problems.push(`${day}: its root covers ${entries} entries, and there are ${head.position}.`)
  return { problems, entries: head.position, withoutPeople }
}

function problemsOf(entry: LogEntry, row: LoggedRow | undefined, before: string): string[] {
  const { position, source, rowId } = entry
  const named = `Entry ${position} (${source} ${rowId})`
  if (!row) return [`${named}: the row was deleted.`]
  const people = entry.personal.toString('hex')
  const salt = entry.salt.toString('hex')
  const isWho =
    entry.personalSalt === null || commitToPeople(entry.personalSalt.toString('hex'), row.personal) === people
  const hash = chainEntry({ before, position, source, salt }, people, row.content)
  return [
    ...(isWho ? [] : [`${named}: it names other people than it did.`]),
    ...(hash === entry.hash.toString('hex') ? [] : [`${named}: it was changed, or stands in another place.`]),
  ]
}

async function rowsBehind(
  queries: Transaction,
  entries: readonly LogEntry[],
): Promise<Map<string, LoggedRow>> {
  const found = new Map<string, LoggedRow>()
  for (const source of logSources) {
    const ids = entries.filter((entry) => entry.source === source).map(({ rowId }) => rowId)
    if (ids.length === 0) continue
    for (const [id, row] of await loggedRows(queries, source, ids)) found.set(`${source} ${id}`, row)
  }
  return found
}

function missingDays(days: readonly LogDay[], { now, begin }: { now: Date; begin: string | null }): string[] {
  const [first] = days
  const last = days.at(-1)
  const isBegun = first === undefined || (first.before === nothingBefore && first.day === begin)
  const isLate = last !== undefined && dayAfter(dayAfter(last.day)) < dayInNigeria(now)
  return [
    ...(isBegun ? [] : ['The log does not begin with its first root.']),
    ...(isLate ? [`No root was made after ${last.day}.`] : []),
  ]
}

async function rowsNotInLog(queries: Transaction): Promise<string[]> {
  const found: string[] = []
  // One connection answers one question at a time.
  for (const source of logSources) found.push(...(await missingOf(queries, source)))
  return found
}

async function missingOf(queries: Transaction, source: LogSource): Promise<string[]> {
  const { table, key, only } = rowsOfSource(source)
  const { rows } = await queries.execute<{ id: string }>(sql`
    select logged.${key}::text as id from ${table} logged
    where ${only} and not exists (select from log_entries e where e.source = ${source} and e.row_id = logged.${key})
      and not exists (select from log_waiting w where w.source = ${source} and w.row_id = logged.${key})
    order by logged.${key} limit ${mostTold}`)
  const { rows: gone } = await queries.execute<{ id: string }>(sql`
    select w.row_id::text as id from log_waiting w
    where w.source = ${source}
      and not exists (select from ${table} logged where logged.${key} = w.row_id and ${only})
    order by w.row_id limit ${mostTold}`)
  const { rows: twice } = await queries.execute<{ id: string }>(sql`
    select row_id::text as id from log_entries where source = ${source}
    group by row_id having count(*) > 1 order by row_id limit ${mostTold}`)
  return [
    ...rows.map(({ id }) => `${source} ${id}: the row is not in the log. It was put in beside it.`),
    ...gone.map(({ id }) => `${source} ${id}: the row was deleted before it was chained.`),
    // The keys of the log hold the month, so that they alone would not refuse it.
    ...twice.map(({ id }) => `${source} ${id}: the row is in the log more than once.`),
  ]
}
