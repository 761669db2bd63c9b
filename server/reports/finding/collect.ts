import { type SQL, sql } from 'drizzle-orm'
import {
  allOf,
  columnsFit,
  daysFit,
  indexFits,
  namedWords,
  orderings,
  stretch,
  stretchOfFound,
  textFits,
} from './conditions.ts'
import type { Hit, Part, Reading, Weighed } from './question.ts'

export type Collected = {
  hits: Hit[]
  /** How far was looked, when the looking ended before the list did. */
  lookedTo: Hit | null
}

// Measured at a million rows: a row of the walk costs about as much as three that the index finds.
const fewRowsToWalk = 2_500
const mostRowsToWalk = 6_000
const mostRowsToRead = 4_000

type Row = { id: string; listed_at: Date | string; credibility: string | number }

/**
 * The first `count` hits of a question in its order. Common ones by walking the list from its place on, others through
 * the index of words. The work has an end: what was not reached is told in `lookedTo`.
 */
export async function collect(reading: Reading, question: Weighed, count: number): Promise<Collected> {
  const { filters } = question
  const isStraight = filters.order !== 'credible' || (filters.from === null && filters.to === null)
  if (question.parts.length === 0) return walk(reading, question, count, isStraight ? null : mostRowsToWalk)
  if (question.parts.some(({ atMost }) => atMost === 0)) return { hits: [], lookedTo: null }
  const rowsToWalk = (count * question.all) / Math.max(question.expected, 1e-9)
  const indexed = indexedParts(question)
  if (rowsToWalk > fewRowsToWalk && indexed.length > 0) return gather(reading, question, indexed, count)
  const walked = await walk(reading, question, count, mostRowsToWalk)
  // What is common in the whole list may be rare in its newest part.
  const isCheapToGather = indexed.length > 0 && leastOf(question) <= 60_000
  return walked.lookedTo && isCheapToGather ? gather(reading, question, indexed, count) : walked
}

export function leastOf({ parts, all }: Weighed): number {
  return Math.min(all, ...parts.map(({ atMost }) => atMost))
}

/** The parts that are asked of the index: the rarest, and those that narrow it further at little cost. */
export function indexedParts({ parts }: Weighed): Part[] {
  const able = parts
    .filter((part) => part.kind === 'choice' || namedWords(part).length > 0)
    .toSorted((one, other) => one.atMost - other.atMost)
  const [rarest] = able
  return able.filter(
    (part) => part === rarest || (part.atMost <= 20 * (rarest?.atMost ?? 0) && isShort(part)),
  )
}

function isShort(part: Part): boolean {
  return part.kind === 'choice' || namedWords(part).every((words) => words.length <= 300)
}

/** The needed texts that the index alone does not answer for. */
export function textsToRead(question: Weighed, indexed: readonly Part[]): string[] {
  return question.parts.flatMap((part) =>
    part.kind === 'text' && (part.needsReading || !indexed.includes(part) || part.words.includes(null))
      ? [part.text]
      : [],
  )
}

async function walk(
  reading: Reading,
  question: Weighed,
  count: number,
  most: number | null,
): Promise<Collected> {
  const order = orderings[question.filters.order]
  const stretched = sql`select d.* from search_docs d where ${allOf(stretch(question))} order by ${order}`
  const hits = await read(
    reading,
    sql`select d.id, d.listed_at, d.credibility from (${stretched} ${
      most === null ? sql.raw('') : sql`limit ${most}`
    } offset 0) d where ${allOf([...daysFit(question), ...columnsFit(question), ...textFits(question)])} limit ${count}`,
  )
  if (most === null || hits.length >= count) return { hits, lookedTo: null }
  const [last] = await read(reading, sql`${stretched} limit 1 offset ${most - 1}`)
  return { hits, lookedTo: last ?? null }
}

async function gather(
  reading: Reading,
  question: Weighed,
  indexed: readonly Part[],
  count: number,
): Promise<Collected> {
  const order = orderings[question.filters.order]
  const found = sql`select d.id, d.listed_at, d.credibility from search_docs d where ${allOf([
    ...indexed.flatMap(indexFits),
    ...stretchOfFound(question),
    ...columnsFit(question),
  ])}`
  const toRead = textFits(question, textsToRead(question, indexed))
  if (toRead.length === 0) {
    const hits = await read(
      reading,
      sql`with found as materialized (${found}) select * from found order by ${order} limit ${count}`,
    )
    return { hits, lookedTo: null }
  }
  const newest = sql`with found as materialized (${found}) select * from found order by ${order}`
  const hits = await read(
    reading,
    sql`select f.id, f.listed_at, f.credibility from (${newest} limit ${mostRowsToRead}) f
      where (select ${allOf(toRead)} from search_docs d where d.id = f.id) limit ${count}`,
  )
  if (hits.length >= count) return { hits, lookedTo: null }
  const [last] = await read(reading, sql`${newest} limit 1 offset ${mostRowsToRead - 1}`)
  return { hits, lookedTo: last ?? null }
}

async function read(reading: Reading, statement: SQL): Promise<Hit[]> {
  const { rows } = await reading.execute<Row>(statement)
  return rows.map(({ id, listed_at, credibility }) => ({
    id,
    listedAt: new Date(listed_at),
    credibility: Number(credibility),
  }))
}
