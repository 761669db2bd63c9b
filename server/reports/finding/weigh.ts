import { inArray, sql } from 'drizzle-orm'
import { credibilityBounds } from '#domain/reports/credibility.ts'
import type { ListFilters } from '#domain/reports/list-filters.ts'
import { type SearchPiece, searchPieces } from '#domain/reports/search-pieces.ts'
import { searchFacets } from '#server/database/schema.ts'
import type { ChoicePart, Part, Question, Reading, TextPart, Weighed } from './question.ts'

/** So many words are named in one question to the index; a piece that lies in more is common anyway. */
export const mostWords = 2_000

/** Asks the lexicon how common each part of a question is. */
export async function weigh(reading: Reading, question: Question): Promise<Weighed> {
  const choices = choicesOf(question.filters)
  const [counts, texts] = await Promise.all([
    countFacets(reading, ['kind:report', 'kind:archive', ...choices.flat()]),
    weighTexts(reading, question.query.needed),
  ])
  const sum = (facets: readonly string[]) => facets.reduce((all, facet) => all + (counts.get(facet) ?? 0), 0)
  const all = sum(question.filters.withArchive ? ['kind:report', 'kind:archive'] : ['kind:report'])
  const narrowed = choices.map((facets): ChoicePart => ({ kind: 'choice', facets, atMost: sum(facets) }))
  const parts: Part[] = [
    ...texts.map((text) => ({ ...text, atMost: Math.min(text.atMost, all) })),
    ...narrowed,
  ]
  const expected = parts.reduce((rows, { atMost }) => rows * Math.min(1, atMost / Math.max(all, 1)), all)
  return { ...question, parts, all, expected }
}

/** One list of facets for each filter that narrows; a document has one of each list. */
function choicesOf(filters: ListFilters): string[][] {
  const { sectors, states, leastCredibility, mostCredibility } = filters
  const { lowest, highest } = credibilityBounds
  const isRated = leastCredibility !== null || mostCredibility !== null
  const ratings = Array.from({ length: highest + 1 - lowest }, (_, step) => lowest + step).filter(
    (rating) => rating >= (leastCredibility ?? lowest) && rating <= (mostCredibility ?? highest),
  )
  return [
    sectors.map((sector) => `sector:${sector}`),
    states.map((state) => `state:${state}`),
    isRated ? ratings.map((rating) => `rating:${rating}`) : [],
  ].filter((facets) => facets.length > 0)
}

async function countFacets(reading: Reading, facets: readonly string[]): Promise<Map<string, number>> {
  const rows = await reading
    .select()
    .from(searchFacets)
    .where(inArray(searchFacets.facet, [...facets]))
  return new Map(rows.map(({ facet, ndoc }) => [facet, ndoc]))
}

type LexiconRow = { piece: number; word: string; ndoc: number }

async function weighTexts(reading: Reading, texts: readonly string[]): Promise<TextPart[]> {
  if (texts.length === 0) return []
  const cut = texts.map((text) => searchPieces(text))
  const pieces = cut.flatMap((each) => each.pieces)
  const found = Map.groupBy(await findWords(reading, pieces), ({ piece }) => Number(piece))
  let position = 0
  return texts.map((text, number): TextPart => {
    const own = cut[number]?.pieces ?? []
    const words = own.map(() => {
      position += 1
      return found.get(position) ?? []
    })
    const atMost = Math.min(...words.map((rows) => sumOf(rows)))
    const { needsReading } = cut[number] ?? { needsReading: true }
    const named = words.map((rows) => (rows.length > mostWords ? null : rows.map(({ word }) => word)))
    return { kind: 'text', text, words: named, atMost, needsReading }
  })
}

function sumOf(rows: readonly LexiconRow[]): number {
  return rows.length > mostWords ? Number.POSITIVE_INFINITY : rows.reduce((all, { ndoc }) => all + ndoc, 0)
}

async function findWords(reading: Reading, pieces: readonly SearchPiece[]): Promise<LexiconRow[]> {
  const texts = sql.param(pieces.map(({ text }) => text))
  const patterns = sql.param(pieces.map(patternOf))
  const { rows } = await reading.execute<LexiconRow>(sql`
    select pieces.piece, found.word, found.ndoc
    from unnest(${texts}::text[], ${patterns}::text[]) with ordinality pieces (text, pattern, piece)
    cross join lateral (
      select word, ndoc from search_lexicon
      where grams @> needed_grams(pieces.text) and word like pieces.pattern limit ${sql.raw(String(mostWords + 1))}
    ) found`)
  return rows
}

function patternOf({ text, place }: SearchPiece): string {
  const itself = text.replace(/[\\%_]/g, '\\$&')
  if (place === 'whole') return itself
  else if (place === 'start') return `${itself}%`
  else return place === 'end' ? `%${itself}` : `%${itself}%`
}
