import { type SQL, sql } from 'drizzle-orm'
import { afterPlace, allOf, columnsFit, daysOfFound, fitsApart, orderings, textFits } from './conditions.ts'
import { type HitRow, hitOf } from './hit-rows.ts'
import { type IndexPlan, mostTextsToRead } from './index-plan.ts'
import type { Collected, Reading, Weighed } from './question.ts'
import { type Count, estimatedCount, exactCount } from './rounding.ts'

type Totals = { found: number; looked: number; fitting: number }
/** One row at least, for the totals; it has no place where there is no hit. */
type Row = Totals & HitRow & { fits: boolean; place: string | number | null }
type Wanted = { hits: number; isCounting: boolean }

/**
 * The first hits of a question in its order, of the rows that the index of words and facets finds, and in the same pass how
 * many there are.
 */
export async function readIndex(
  reading: Reading,
  question: Weighed,
  plan: IndexPlan,
  wanted: Wanted,
): Promise<Collected> {
  const texts = textFits(question, plan.toRead)
  const { rows } = await reading.execute<Row>(statementOf(question, plan, texts, wanted))
  const page = rows.filter(({ place }) => place !== null)
  const hits = page.filter(({ fits }) => fits).slice(0, wanted.hits)
  const last = texts.length > 0 && page.find(({ place }) => Number(place) === mostTextsToRead)
  const [totals] = rows
  return {
    hits: hits.map(hitOf),
    lookedTo: last && hits.length < wanted.hits ? hitOf(last) : null,
    count: totals && wanted.isCounting ? countOf(totals, texts) : null,
  }
}

function countOf({ found, looked, fitting }: Totals, texts: readonly SQL[]): Count {
  if (texts.length === 0) return exactCount(found)
  else return looked === found ? exactCount(fitting) : estimatedCount((fitting / Math.max(looked, 1)) * found)
}

// The rows are found without regard to the place, or the planner would go from the place through the whole list instead.
function statementOf(
  question: Weighed,
  plan: IndexPlan,
  texts: readonly SQL[],
  { hits, isCounting }: Wanted,
): SQL {
  const { filters, after } = question
  const order = orderings[filters.order]
  const isRead = texts.length > 0
  if (question.isDistributed && isRead) return readThere(question, plan, texts, { hits, isCounting })
  const found = foundBy(question, plan, isRead ? sql`d.doc, d.words` : sql`null as doc`)
  const ordered = sql`select * from found d where ${allOf(afterPlace(filters.order, after))} order by ${order}
    limit ${isRead ? mostTextsToRead : hits}`
  const looked = sql`select id, listed_at, credibility, ${allOf(texts)} as fits, row_number() over (order by ${order}) as place
    from (${ordered}) d`
  return sql`with found as materialized (${found}), looked as ${isCounting ? sql`materialized` : sql`not materialized`} (${looked})
    ${pageOf(hits, isCounting)}`
}

function foundBy(question: Weighed, plan: IndexPlan, others: SQL): SQL {
  const fits = [...plan.conditions, ...daysOfFound(question), ...columnsFit(question)]
  const found = sql`select d.id, d.listed_at, d.credibility, ${others} from search_docs d where ${allOf(fits)}`
  const apart = fitsApart(question)
  return apart.length === 0 ? found : sql`select d.* from (${found} offset 0) d where ${allOf(apart)}`
}

/** The servers that have the texts read them, and send whether they fit. */
function readThere(
  question: Weighed,
  plan: IndexPlan,
  texts: readonly SQL[],
  { hits, isCounting }: Wanted,
): SQL {
  const { filters, after } = question
  const order = orderings[filters.order]
  return sql`with found as materialized (${foundBy(question, plan, sql`null as doc`)}),
    ordered as materialized (
      select d.id from found d where ${allOf(afterPlace(filters.order, after))} order by ${order} limit ${mostTextsToRead}),
    asked as materialized (
      select d.id, d.listed_at, d.credibility, ${allOf(texts)} as fits from search_docs d where d.id in (select id from ordered)),
    looked as materialized (select d.*, row_number() over (order by ${order}) as place from asked d)
    ${pageOf(hits, isCounting)}`
}

function pageOf(hits: number, isCounting: boolean): SQL {
  const totals = isCounting
    ? sql`select (select count(*) from found)::int as found, count(*)::int as looked,
        count(*) filter (where fits)::int as fitting from looked`
    : sql`select 0 as found, 0 as looked, 0 as fitting`
  return sql`select * from (${totals}) totals left join lateral (
      select * from looked where fits or place = ${mostTextsToRead} order by place limit ${hits + 1}) page on true`
}
