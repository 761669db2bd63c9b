import { type SQL, sql } from 'drizzle-orm'
import { allOf, columnsFit, daysFit, fitsApart, orderings, stretch, textFits } from './conditions.ts'
import { type HitRow, hitOf } from './hit-rows.ts'
import type { Collected, Reading, Weighed } from './question.ts'
import { estimatedCount } from './rounding.ts'

/** A page of what is common is in so many rows. */
const firstStretch = 300

type Row = HitRow & { fits: boolean }

/**
 * As the walk on one server: the first rows of the list in its order, up to `most`, and those of them that fit. Each server looks through
 * as many of its own and sends whether they fit, so a short stretch comes before the long one.
 */
export async function walkDistributed(
  reading: Reading,
  question: Weighed,
  wanted: number,
  most: number,
): Promise<Collected> {
  const first = await lookThrough(reading, question, wanted, firstStretch)
  if (first.hits.length >= wanted || first.last === null) return whole(first)
  const all = await lookThrough(reading, question, wanted, most)
  if (all.hits.length >= wanted || all.last === null) return whole(all)
  // The stretch that was looked through is all that is known of how common these are together.
  const count = estimatedCount((all.hits.length / most) * question.all)
  return { hits: all.hits, lookedTo: all.last, count }
}

function whole({ hits }: Looked): Collected {
  return { hits, lookedTo: null, count: null }
}

/** `last` is the last row of the stretch; null where the list ends before it does. */
type Looked = Pick<Collected, 'hits'> & { last: Collected['lookedTo'] }

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
