import { sql } from 'drizzle-orm'
import { narrows } from '#domain/reports/list-filters.ts'
import { indexedParts, leastOf, textsToRead } from './collect.ts'
import { allOf, columnsFit, indexFits, stretch, stretchOfFound, textFits } from './conditions.ts'
import type { Part, Reading, Weighed } from './question.ts'

/** Exact up to `exactTo`; beyond it, and where looking would take too long, judged from how common the parts are. */
export type Count = { rows: number; isExact: boolean }

export const exactTo = 5_000
const mostToLookAt = 60_000
const mostToRead = 6_000

/** How many rows the whole question has, whatever its place. */
export async function countRows(reading: Reading, weighed: Weighed): Promise<Count> {
  const question = { ...weighed, after: null, filters: { ...weighed.filters, order: 'newest' as const } }
  const { parts, all, filters, query } = question
  const hasDays = filters.from !== null || filters.to !== null
  if (parts.some(({ atMost }) => atMost === 0)) return { rows: 0, isExact: true }
  else if (parts.length === 0 && !hasDays) return { rows: all, isExact: true }
  else if (parts.length === 0) return countDays(reading, question)
  else if (isOneWord(question) && !hasDays && query.excluded.length === 0)
    return { rows: leastOf(question), isExact: true }
  const indexed = indexedParts(question)
  const isCountable = indexed.length > 0 && (leastOf(question) <= mostToLookAt || question.expected <= 20_000)
  return isCountable ? countFound(reading, question, indexed) : guess(question)
}

// The lexicon has counted the documents of a word already.
function isOneWord({ parts: [part, ...others], filters }: Weighed): boolean {
  return (
    part?.kind === 'text' &&
    others.length === 0 &&
    filters.withArchive &&
    !narrows(filters) &&
    !part.needsReading &&
    part.words[0]?.length === 1
  )
}

async function countDays(reading: Reading, question: Weighed): Promise<Count> {
  const counted = await one(
    reading,
    sql`select d.id from search_docs d where ${allOf([...stretch(question), ...columnsFit(question)])}`,
  )
  if (counted <= exactTo) return { rows: counted, isExact: true }
  const { rows } = await reading.execute<{ share: string | null }>(sql`
    select extract(epoch from least(last.at, coalesce(${question.filters.to}::timestamptz, last.at))
        - greatest(first.at, coalesce(${question.filters.from}::timestamptz, first.at)))
      / nullif(extract(epoch from last.at - first.at), 0) as share
    from (select min(listed_at) as at from search_docs) first, (select max(listed_at) as at from search_docs) last`)
  return about(question.all * Number(rows[0]?.share ?? 1))
}

async function countFound(reading: Reading, question: Weighed, indexed: readonly Part[]): Promise<Count> {
  const found = sql`select d.doc from search_docs d where ${allOf([
    ...indexed.flatMap(indexFits),
    ...stretchOfFound(question),
    ...columnsFit(question),
  ])}`
  const toRead = textFits(question, textsToRead(question, indexed))
  if (toRead.length === 0) {
    const rows = await one(reading, found)
    return rows <= exactTo ? { rows, isExact: true } : guess(question)
  }
  const { rows } = await reading.execute<{ looked: string; hits: string }>(sql`
    select count(*) as looked, count(*) filter (where ${allOf(toRead)}) as hits
    from (${found} limit ${mostToRead} offset 0) d`)
  const [looked, hits] = [Number(rows[0]?.looked ?? 0), Number(rows[0]?.hits ?? 0)]
  if (looked < mostToRead && hits <= exactTo) return { rows: hits, isExact: true }
  else return { rows: roughly((hits / looked) * Math.max(question.expected, looked)), isExact: false }
}

function guess({ expected }: Weighed): Count {
  return about(expected)
}

function about(rows: number): Count {
  return { rows: Math.max(roughly(rows), exactTo), isExact: false }
}

/** To two digits, so that nobody takes it for a count. */
export function roughly(rows: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(rows, 1))) - 1)
  return Math.round(rows / step) * step
}

async function one(reading: Reading, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await reading.execute<{ rows: string }>(
    sql`select count(*) as rows from (${statement} limit ${exactTo + 1}) counted`,
  )
  return Number(rows[0]?.rows ?? 0)
}
