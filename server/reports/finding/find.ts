import { sql } from 'drizzle-orm'
import { writeListFilters } from '#domain/reports/list-filters.ts'
import type { Application } from '#server/application.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { writeCursor } from '../cursor.ts'
import { type Collected, collect } from './collect.ts'
import { placeIn } from './conditions.ts'
import { type Count, countRows } from './count.ts'
import type { Hit, Question, Weighed } from './question.ts'
import { weigh } from './weigh.ts'

export type Found<Card> = {
  cards: Card[]
  /** Where the next page begins; null where the list ends. */
  older: string | null
  /** The page ends before it is full: everything up to this moment was looked through, and `older` looks on. */
  lookedTo: string | null
  count: Count
}

/**
 * One page of the public list for a question, its count, and its rows as `hydrate` shows them, all of one moment.
 */
export function find<Card>(
  application: Application,
  asked: Question,
  pageLength: number,
  hydrate: (reading: Transaction, hits: readonly Hit[]) => Promise<Card[]>,
): Promise<Found<Card>> {
  const question = { ...asked, after: placeIn(asked.filters.order, asked.after) }
  return application.database.queries.transaction(
    async (reading) => {
      await reading.execute(settings)
      const weighed = await weigh(reading, question)
      const collected = await collect(reading, weighed, pageLength + 1)
      const shown = collected.hits.slice(0, pageLength)
      const isWhole = !question.after && !collected.lookedTo && collected.hits.length <= pageLength
      const count = isWhole
        ? { rows: shown.length, isExact: true }
        : await countOnce(application, reading, weighed)
      return { cards: await hydrate(reading, shown), count, ...rest(question, collected, pageLength) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

// The planner takes a list of words for far more common than it is, and would read the whole table.
const settings = sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true)`

function rest(
  { filters }: Question,
  { hits, lookedTo }: Collected,
  pageLength: number,
): { older: string | null; lookedTo: string | null } {
  const write = ({ id, listedAt: at, credibility }: Hit) =>
    writeCursor(filters.order === 'credible' ? { at, id, rating: credibility } : { at, id })
  const last = hits[pageLength - 1]
  if (hits.length > pageLength && last) return { older: write(last), lookedTo: null }
  else if (lookedTo) return { older: write(lookedTo), lookedTo: lookedTo.listedAt.toISOString() }
  else return { older: null, lookedTo: null }
}

const mostCounts = 2_000

/** A count is the same on each page of a question, until something public changes. */
async function countOnce(application: Application, reading: Transaction, question: Weighed): Promise<Count> {
  const counts = await application.publicMemory.recall('counts', async () => new Map<string, Count>())
  const name = `${writeListFilters({ ...question.filters, order: 'newest' })}|${JSON.stringify(question.query)}`
  const known = counts.get(name)
  if (known) return known
  const count = await countRows(reading, question)
  if (counts.size >= mostCounts) counts.clear()
  counts.set(name, count)
  return count
}
