import { sql } from 'drizzle-orm'
import { writeListFilters } from '#domain/finding/list-filters.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { collectHits } from './collect.ts'
import { placeIn } from './conditions.ts'
import { countRows } from './count.ts'
import type { Collected, FoundTerm, Hit, Question, Weighed } from './question.ts'
import type { Count } from './rounding.ts'
import { weighQuestion } from './weigh.ts'

export type Found<Card> = {
  cards: Card[]
  /** The entry after which the next page begins; null where the list ends. */
  older: string | null
  /** The page ends before it is full: everything up to this day was looked through, and `older` looks on. */
  lookedTo: string | null
  count: Count
  /** What was looked for, in the order in which it was typed. */
  terms: FoundTerm[]
}

/**
 * One page of the public list for a question, its count, and its rows as `hydrate` shows them, all of one moment.
 */
export async function findPage<Card>(
  application: Application,
  asked: Question,
  pageLength: number,
  hydrate: (reading: Transaction, hits: readonly Hit[], terms: readonly FoundTerm[]) => Promise<Card[]>,
): Promise<Found<Card>> {
  const question = { ...asked, after: placeIn(asked.filters.order, asked.after) }
  // Before the moment that is read: what changes after it empties these, so no old count is kept.
  const counts = await rememberedCounts(application, question)
  return application.database.queries.transaction(
    async (reading) => {
      await reading.execute(application.searchIsDistributed ? settingsEverywhere : settings)
      const weighed = await weighQuestion(application, reading, question)
      const wanted = { hits: pageLength + 1, isCounting: counts.known === undefined }
      const collected = await collectHits(reading, weighed, wanted)
      const shown = collected.hits.slice(0, pageLength)
      const isWhole = !question.after && !collected.lookedTo && collected.hits.length <= pageLength
      const count = isWhole
        ? { rows: shown.length, isExact: true }
        : (counts.known ?? counts.remember(collected.count ?? (await countRows(reading, weighed))))
      const terms = termsOf(weighed)
      const cards = await hydrate(reading, shown, terms)
      return { cards, count, terms, ...rest(collected, pageLength) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

// The planner takes a list of words for far more common than it is, and would read the whole table.
const settings = sql`select set_config('enable_seqscan', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true)`

// Citus hands on what `set` sets, and not what a function does. A connection's own settings stay on the coordinator.
const settingsEverywhere =
  sql.raw(`set local citus.propagate_set_commands = 'local'; set local enable_seqscan = off;
  set local jit = off; set local max_parallel_workers_per_gather = 0`)

function rest(
  { hits, lookedTo }: Collected,
  pageLength: number,
): { older: string | null; lookedTo: string | null } {
  const last = hits[pageLength - 1]
  if (hits.length > pageLength && last) return { older: last.id, lookedTo: null }
  else if (lookedTo) return { older: lookedTo.id, lookedTo: dayInNigeria(lookedTo.listedAt) }
  else return { older: null, lookedTo: null }
}

function termsOf({ parts }: Weighed): FoundTerm[] {
  return parts.flatMap((part) =>
    part.kind === 'text' && !part.oneOf && !part.field
      ? [{ text: part.text, spellings: part.spellings, isThere: part.atMost > 0 }]
      : [],
  )
}

const mostCounts = 2_000

/** A count is the same on each page of a question, until something public changes. */
async function rememberedCounts(
  { publicMemory }: Application,
  { filters, query }: Question,
): Promise<{ known: Count | undefined; remember(count: Count): Count }> {
  const counts = await publicMemory.recall('counts', async () => new Map<string, Count>())
  const name = `${writeListFilters({ ...filters, order: 'newest' })}|${JSON.stringify(query)}`
  return {
    known: counts.get(name),
    remember(count) {
      if (counts.size >= mostCounts) counts.clear()
      counts.set(name, count)
      return count
    },
  }
}
