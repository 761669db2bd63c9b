import { chainEntry, commitToPeople, type LoggedRow, nothingBefore, rootOf } from '@fitila/log/chain-entry'
import type { Transaction } from '#server/database/open-database.ts'
import { entriesAfter, type LogDay, type LogEntry } from './log-queries.ts'
import { rowsBehind } from './make-leaves.ts'

const atOnce = 1_000

export type ChainCheck = { problems: string[]; entries: number; withoutPeople: number; head: string }

/** Goes through the chain of before there was a tree. Nothing is added to it any more. */
export async function checkChain(queries: Transaction, days: readonly LogDay[]): Promise<ChainCheck> {
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
    const rows = await rowsBehind(queries, entries, 'chain')
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
  return { problems, entries: head.position, withoutPeople, head: head.hash }
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
    ...(hash === entry.hash.toString('hex') ? [] : [`${named}: it was changed or moved to another place.`]),
  ]
}
