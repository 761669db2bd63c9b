import { type SQL, sql } from 'drizzle-orm'
import { asksOfVerification, narrows } from '#domain/finding/list-filters.ts'
import { startOfDay } from '#domain/time/day-in-nigeria.ts'
import { allOf, columnsFit, fitsApart, stretch } from './conditions.ts'
import { readIndex } from './gather.ts'
import { planIndex } from './index-plan.ts'
import type { Reading, Weighed } from './question.ts'
import { type Count, estimatedCount, exactCount, exactTo } from './rounding.ts'
import { endOfStretch, fittingIn, hasEndHere } from './walk-distributed.ts'

/** What the index may cost where it is asked for nothing but the count. */
const mostMilliseconds = 25

/** How many rows the whole question has, whatever its place. */
export async function countRows(reading: Reading, weighed: Weighed): Promise<Count> {
  const question = { ...weighed, after: null, filters: { ...weighed.filters, order: 'newest' as const } }
  const { parts, all, filters, expected } = question
  const hasDays = filters.from !== null || filters.to !== null
  const [least] = parts.map(({ atMost }) => atMost).toSorted((one, other) => one - other)
  if (least === undefined && asksOfVerification(filters)) return countByLooking(reading, question)
  else if (least === undefined && !hasDays) return { rows: all, isExact: true }
  else if (least === undefined) return countDays(reading, question)
  else if (least === 0) return { rows: 0, isExact: true }
  else if (isOneWord(question) && !hasDays) return { rows: least, isExact: true }
  const plan = planIndex(question)
  if (!plan || plan.milliseconds > mostMilliseconds) return estimatedCount(Math.max(expected, exactTo))
  const { count } = await readIndex(reading, question, plan, { hits: 0, isCounting: true })
  return count ?? estimatedCount(expected)
}

// The lexicon has counted the documents of a word already.
function isOneWord({ parts: [part, ...others], filters, query }: Weighed): boolean {
  return (
    part?.kind === 'text' &&
    others.length === 0 &&
    query.excluded.length === 0 &&
    filters.withArchive &&
    !narrows(filters) &&
    !part.needsReading &&
    part.pieces[0]?.words?.length === 1
  )
}

async function countDays(reading: Reading, question: Weighed): Promise<Count> {
  const exact = await countTo(
    exactTo + 1,
    reading,
    sql`select d.id from search_docs d where ${allOf([...stretch(question), ...columnsFit(question)])}`,
  )
  if (exact <= exactTo) return exactCount(exact)
  const { from, to } = question.filters
  const [first, last] = [from && startOfDay(from).toISOString(), to && startOfDay(to).toISOString()]
  const { rows } = await reading.execute<{ share: string | null }>(sql`
    select extract(epoch from least(last.at, coalesce(${last}::timestamptz, last.at))
        - greatest(first.at, coalesce(${first}::timestamptz, first.at)))
      / nullif(extract(epoch from last.at - first.at), 0) as share
    from (select min(listed_at) as at from search_docs) first, (select max(listed_at) as at from search_docs) last`)
  return estimatedCount(Math.max(question.all * Number(rows[0]?.share ?? 1), exactTo))
}

/** As many rows of the list are looked at for a count. */
const mostRowsToLookAt = 20_000

/** Where no index knows the answer: exact for a short list, and judged by its newest part for a long one. */
async function countByLooking(reading: Reading, question: Weighed): Promise<Count> {
  if (hasEndHere(question)) return countHere(reading, question)
  const looked = sql`select d.id, ${allOf(columnsFit(question))} as fits from search_docs d
    where ${allOf(stretch(question))} order by d.listed_at desc, d.id desc limit ${mostRowsToLookAt}`
  const { rows } = await reading.execute<{ looked: number; fitting: number }>(sql`
    select count(*)::int as looked, count(*) filter (where ${allOf([sql`d.fits`, ...fitsApart(question)])})::int as fitting
    from (${looked}) d`)
  const { looked: all = 0, fitting = 0 } = rows[0] ?? {}
  if (all < mostRowsToLookAt) return exactCount(fitting)
  else return estimatedCount((fitting / all) * question.all)
}

/** The same, where other servers have the rows. */
async function countHere(reading: Reading, question: Weighed): Promise<Count> {
  const last = await endOfStretch(reading, question, mostRowsToLookAt)
  const { rows } = await reading.execute<{ fitting: number }>(
    sql`${fittingIn(question, last, null)} select count(*)::int as fitting from fitting d where ${allOf(fitsApart(question))}`,
  )
  const { fitting = 0 } = rows[0] ?? {}
  return last === null ? exactCount(fitting) : estimatedCount((fitting / mostRowsToLookAt) * question.all)
}

async function countTo(most: number, reading: Reading, statement: SQL): Promise<number> {
  const { rows } = await reading.execute<{ rows: number }>(
    sql`select count(*)::int as rows from (${statement} limit ${most}) counted`,
  )
  return rows[0]?.rows ?? 0
}
