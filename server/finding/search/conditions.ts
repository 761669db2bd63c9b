import { type SQL, sql } from 'drizzle-orm'
import {
  asksOfVerification,
  type ListFilters,
  type ListOrder,
  narrows,
} from '#domain/finding/list-filters.ts'
import { asksNothing } from '#domain/finding/search-query.ts'
import { type SearchedField, searchedFields } from '#domain/finding/search-text.ts'
import { addDays, startOfDay } from '#domain/time/day-in-nigeria.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Part, Question, TextPart, Weighed } from './question.ts'

// Every statement calls search_docs `d`.

export const orderings = {
  newest: sql.raw('listed_at desc, id desc'),
  oldest: sql.raw('listed_at asc, id asc'),
  credible: sql.raw('credibility desc, listed_at desc, id desc'),
} satisfies Record<ListOrder, SQL>

/** Null for a place of another order, which is no place in this one. */
export function placeIn(order: ListOrder, cursor: Cursor | null): Cursor | null {
  return cursor && (order === 'credible') === (cursor.rating !== undefined) ? cursor : null
}

/** The stretch of the list, in its order, that is looked through: what an index on the order can find by itself. */
export function stretch({ filters, after }: Question): SQL[] {
  const isByDay = filters.order !== 'credible'
  return [
    ...(isByDay ? days(filters, sql.raw('d.listed_at')) : []),
    ...(filters.withArchive ? [] : [sql`d.kind = 'report'`]),
    ...afterPlace(filters.order, after),
  ]
}

/** The days, where the order is not theirs. */
export function daysFit({ filters }: Question): SQL[] {
  return filters.order === 'credible' ? days(filters, sql.raw('d.listed_at')) : []
}

/** The same, in words that no index on the order understands: for rows that the index of words found. */
export function daysOfFound({ filters }: Question): SQL[] {
  return days(filters, sql.raw(`(d.listed_at + interval '0')`))
}

function days({ from, to }: ListFilters, moment: SQL): SQL[] {
  return [
    ...(from ? [sql`${moment} >= ${startOfDay(from).toISOString()}::timestamptz`] : []),
    ...(to ? [sql`${moment} < ${startOfDay(addDays(to, 1)).toISOString()}::timestamptz`] : []),
  ]
}

export function afterPlace(order: ListOrder, after: Cursor | null): SQL[] {
  const place = placeIn(order, after)
  if (!place) return []
  const at = sql`${place.at.toISOString()}::timestamptz`
  const id = sql`${place.id}::uuid`
  if (order === 'newest') return [sql`(d.listed_at, d.id) < (${at}, ${id})`]
  else if (order === 'oldest') return [sql`(d.listed_at, d.id) > (${at}, ${id})`]
  else return [sql`(d.credibility, d.listed_at, d.id) < (${place.rating}::numeric, ${at}, ${id})`]
}

/** What can be told where the row is: from its narrow part and, on one server, from its public copy. */
export function columnsFit({ filters, query, isDistributed }: Weighed): SQL[] {
  const { kinds, sectors, states, leastCredibility, mostCredibility, withArchive } = filters
  return [
    ...(withArchive ? [] : [sql`d.kind = 'report'`]),
    ...(kinds.length > 0 ? [sql`d.wrong_kind = any(${sql.param([...kinds])}::text[])`] : []),
    ...(sectors.length > 0 ? [sql`d.sector = any(${sql.param([...sectors])}::text[])`] : []),
    ...(states.length > 0 ? [sql`d.state = any(${sql.param([...states])}::text[])`] : []),
    ...(leastCredibility !== null ? [sql`d.credibility >= ${leastCredibility}::numeric`] : []),
    ...(mostCredibility !== null ? [sql`d.credibility between 1 and ${mostCredibility}::numeric`] : []),
    ...(narrows(filters) || !asksNothing(query) ? [sql`d.doc is not null`] : []),
    // The fields of a conviction are others.
    ...(query.within.length > 0 ? [sql`d.kind = 'report'`] : []),
    ...(asksOfVerification(filters) && !isDistributed ? [verificationFits(filters)] : []),
  ]
}

/** What is asked of the rows that other servers have found, because the public copies are on this one. */
export function fitsApart({ filters, isDistributed }: Weighed): SQL[] {
  return asksOfVerification(filters) && isDistributed ? [verificationFits(filters)] : []
}

function verificationFits({ methods, disputed }: ListFilters): SQL {
  const conditions = [
    sql`p.report_id = d.id`,
    ...(methods.length > 0 ? [sql`p.verification_method = any(${sql.param([...methods])}::text[])`] : []),
    ...(disputed === null
      ? []
      : [disputed === 'yes' ? sql`p.disputed_on is not null` : sql`p.disputed_on is null`]),
  ]
  return sql`exists (select 1 from public_reports p where ${allOf(conditions)})`
}

/** What has to be read in the text itself. */
export function textFits(
  { query, parts }: Weighed,
  texts: readonly TextPart[] = parts.filter(isText),
): SQL[] {
  return [...texts.map(textFit), ...query.excluded.map((text) => sql`strpos(d.doc, ${text}::text) = 0`)]
}

function textFit({ text, spellings, oneOf, field }: TextPart): SQL {
  if (oneOf) return sql`(${sql.join(oneOf.map(isIn), sql.raw(' or '))})`
  if (field) return sql`strpos(split_part(d.doc, E'\\n', ${lineOf(field)}::int), ${text}::text) > 0`
  const itself = isIn(text)
  if (spellings.length === 0) return itself
  else return sql`(${itself} or d.words @@ any_of_words(${sql.param([...spellings])}::text[]))`
}

function isIn(text: string): SQL {
  return sql`strpos(d.doc, ${text}::text) > 0`
}

/** The index has each searched field on its own line: see `searchText`. */
function lineOf(field: SearchedField): number {
  return searchedFields.indexOf(field) + 1
}

function isText(part: Part): part is TextPart {
  return part.kind === 'text'
}

export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql.raw('true') : sql.join([...conditions], sql.raw(' and '))
}
