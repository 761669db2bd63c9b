import { type SQL, sql } from 'drizzle-orm'
import type { ListOrder } from '#domain/finding/list-filters.ts'
import { asksNothing } from '#domain/finding/search-query.ts'
import { allOf, columnsFit, daysFit, fitsApart, orderings, stretch, textFits } from './conditions.ts'
import { type HitRow, hitOf } from './hit-rows.ts'
import type { Collected, Hit, Reading, Weighed } from './question.ts'
import { estimatedCount } from './rounding.ts'

/**
 * As the walk on one server: the first rows of the list in its order, up to `most`, and those of them that fit. Where the stretch ends is
 * read here, from the public copies. So each server looks through its own part of it, and sends what fits. What only the public copies can
 * tell is asked of no other server.
 */
export async function walkDistributed(
  reading: Reading,
  question: Weighed,
  wanted: number,
  most: number,
): Promise<Collected> {
  if (!hasEndHere(question)) return walkWithMarks(reading, question, wanted, most)
  const last = await endOfStretch(reading, question, most)
  const { rows } = await reading.execute<HitRow>(
    sql`${fittingIn(question, last, wanted)} select * from fitting d
      where ${allOf(fitsApart(question))} order by ${orderings[question.filters.order]} limit ${wanted}`,
  )
  return collected(question, { hits: rows.map(hitOf), last }, { wanted, most })
}

/** Whether the order of the list is that of the public copies, which are on this server. */
export function hasEndHere({ filters, isDistributed }: Weighed): boolean {
  return isDistributed && filters.order !== 'credible' && !filters.withArchive
}

/** The list as the public copies have it. */
const listedHere =
  sql.raw(`(select report_id as id, published_at as listed_at, coalesce(credibility_rating, 0) as credibility,
  'report' as kind, document as doc from public_reports)`)

/** The last row of a stretch of so many; null where the list ends before it does. */
export async function endOfStretch(reading: Reading, question: Weighed, most: number): Promise<Hit | null> {
  const { rows } = await reading.execute<HitRow>(
    sql`select d.id, d.listed_at, d.credibility from ${listedHere} d where ${allOf(stretch(question))}
      order by ${orderings[question.filters.order]} limit 1 offset ${most - 1}`,
  )
  return rows[0] ? hitOf(rows[0]) : null
}

/** What fits of a stretch, as far as those can tell who have the rows. @param wanted as many are enough */
export function fittingIn(question: Weighed, last: Hit | null, wanted: number | null): SQL {
  const { filters, parts, query } = question
  const areAsked = parts.length > 0 || !asksNothing(query)
  const fits = [...stretch(question), ...upTo(filters.order, last), ...daysFit(question)]
  const isEnough = wanted !== null && fitsApart(question).length === 0
  return sql`with fitting as materialized (
    select d.id, d.listed_at, d.credibility from ${areAsked ? sql.raw('search_docs') : listedHere} d
    where ${allOf([...fits, ...columnsFit(question), ...textFits(question)])}
    ${isEnough ? sql`order by ${orderings[filters.order]} limit ${wanted}` : sql.raw('')})`
}

function upTo(order: ListOrder, last: Hit | null): SQL[] {
  if (last === null) return []
  const place = sql`(${last.listedAt.toISOString()}::timestamptz, ${last.id}::uuid)`
  return [order === 'oldest' ? sql`(d.listed_at, d.id) <= ${place}` : sql`(d.listed_at, d.id) >= ${place}`]
}

type Looked = { hits: Hit[]; last: Hit | null }

function collected(
  question: Weighed,
  { hits, last }: Looked,
  { wanted, most }: { wanted: number; most: number },
): Collected {
  if (hits.length >= wanted || last === null) return { hits, lookedTo: null, count: null }
  // The stretch that was looked through is all that is known of how common these are together.
  return { hits, lookedTo: last, count: estimatedCount((hits.length / most) * question.all) }
}

/** A page of what is common is in so many rows. */
const firstStretch = 300

/** Where no server knows the end of the stretch: each sends as many rows of its own, and whether they fit. */
async function walkWithMarks(
  reading: Reading,
  question: Weighed,
  wanted: number,
  most: number,
): Promise<Collected> {
  const first = await lookThrough(reading, question, wanted, firstStretch)
  if (first.hits.length >= wanted || first.last === null)
    return { hits: first.hits, lookedTo: null, count: null }
  const all = await lookThrough(reading, question, wanted, most)
  return collected(question, all, { wanted, most })
}

type Row = HitRow & { fits: boolean }

async function lookThrough(
  reading: Reading,
  question: Weighed,
  wanted: number,
  size: number,
): Promise<Looked> {
  const { rows } = await reading.execute<Row>(statementOf(question, wanted, size))
  const last = rows.find(({ fits }) => !fits)
  return {
    hits: rows.flatMap((row) => (row.fits ? [hitOf(row)] : [])),
    last: last ? hitOf(last) : null,
  }
}

function statementOf(question: Weighed, wanted: number, size: number): SQL {
  const order = orderings[question.filters.order]
  const fits = allOf([...daysFit(question), ...columnsFit(question), ...textFits(question)])
  return sql`with looked as materialized (
      select d.id, d.listed_at, d.credibility, ${fits} as fits from search_docs d
      where ${allOf(stretch(question))} order by ${order} limit ${size})
    (select d.id, d.listed_at, d.credibility, true as fits from looked d
      where ${allOf([sql`d.fits`, ...fitsApart(question)])} order by ${order} limit ${wanted})
    union all
    (select d.id, d.listed_at, d.credibility, false from looked d order by ${order} limit 1 offset ${size - 1})`
}
