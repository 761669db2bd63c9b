import { type SQL, sql } from 'drizzle-orm'
import { asksOfVerification } from '#domain/finding/list-filters.ts'
import { allOf, columnsFit, daysFit, orderings, stretch, textFits } from './conditions.ts'
import { readIndex } from './gather.ts'
import { type HitRow, hitOf } from './hit-rows.ts'
import { type IndexPlan, planIndex } from './index-plan.ts'
import type { Collected, Hit, Reading, Weighed } from './question.ts'
import { estimatedCount } from './rounding.ts'
import { walkDistributed } from './walk-distributed.ts'

// Measured at a million rows.
const millisecondsPerRowOfWalk = 0.003
const mostRowsToWalk = 4_000
/** What the index may cost when it is asked at once, and when a walk came first. */
const mostMilliseconds = { atOnce: 45, afterWalk: 25 }

type Wanted = { hits: number; isCounting: boolean }

/**
 * The first hits of a question in its order. Common ones by walking the list from its place on, others through
 * the index of words. The work has an end: what was not reached is told in `lookedTo`.
 */
export async function collectHits(reading: Reading, question: Weighed, wanted: Wanted): Promise<Collected> {
  const { filters, parts, all, expected } = question
  const isStraight = filters.order !== 'credible' || (filters.from === null && filters.to === null)
  const hasEnd = !isStraight || asksOfVerification(filters)
  if (parts.length === 0) return walk(reading, question, wanted.hits, hasEnd ? mostRowsToWalk : null)
  if (parts.some(({ atMost }) => atMost === 0)) return { hits: [], lookedTo: null, count: null }
  const plan = planIndex(question)
  const rowsToWalk = (wanted.hits * all) / Math.max(expected, 1e-9)
  if (plan && isBetterThanWalk(plan, rowsToWalk))
    return readIndex(reading, question, plan, onePass(question, wanted))
  const walked = await walk(reading, question, wanted.hits, mostRowsToWalk)
  // What is common in the whole list may be rare in its newest part.
  const isWorthwhile = walked.lookedTo && plan && plan.milliseconds <= mostMilliseconds.afterWalk
  return isWorthwhile ? readIndex(reading, question, plan, onePass(question, wanted)) : walked
}

function isBetterThanWalk({ milliseconds }: IndexPlan, rowsToWalk: number): boolean {
  if (milliseconds > mostMilliseconds.atOnce) return false
  else return rowsToWalk > mostRowsToWalk || rowsToWalk * millisecondsPerRowOfWalk > milliseconds
}

// After a given place, not every text is read.
function onePass({ after }: Weighed, { hits, isCounting }: Wanted): Wanted {
  return { hits, isCounting: isCounting && after === null }
}

async function walk(
  reading: Reading,
  question: Weighed,
  wanted: number,
  most: number | null,
): Promise<Collected> {
  if (question.isDistributed && most !== null) return walkDistributed(reading, question, wanted, most)
  const stretched = sql`from search_docs d where ${allOf(stretch(question))} order by ${orderings[question.filters.order]}`
  const fits = [...daysFit(question), ...columnsFit(question), ...textFits(question)]
  const limit = most === null ? sql.raw('') : sql`limit ${most}`
  const hits = await read(
    reading,
    question.isDistributed
      ? sql`select d.id, d.listed_at, d.credibility from search_docs d where ${allOf([...stretch(question), ...fits])}
          order by ${orderings[question.filters.order]} limit ${wanted}`
      : sql`select d.id, d.listed_at, d.credibility from (select d.* ${stretched} ${limit} offset 0) d
          where ${allOf(fits)} limit ${wanted}`,
  )
  if (most === null || hits.length >= wanted) return { hits, lookedTo: null, count: null }
  const [last] = await read(
    reading,
    sql`select d.id, d.listed_at, d.credibility ${stretched} limit 1 offset ${most - 1}`,
  )
  if (!last) return { hits, lookedTo: null, count: null }
  // The stretch that was looked through is all that is known of how common these are together.
  return { hits, lookedTo: last, count: estimatedCount((hits.length / most) * question.all) }
}

async function read(reading: Reading, statement: SQL): Promise<Hit[]> {
  const { rows } = await reading.execute<HitRow>(statement)
  return rows.map(hitOf)
}
