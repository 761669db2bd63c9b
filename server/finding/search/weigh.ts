import { inArray, sql } from 'drizzle-orm'
import type { ListFilters } from '#domain/finding/list-filters.ts'
import { type SearchPiece, searchPieces } from '#domain/finding/search-pieces.ts'
import type { SearchQuery, SearchTerm } from '#domain/finding/search-query.ts'
import { credibilityBounds } from '#domain/reports/credibility.ts'
import { searchFacets } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { findSpellings, type KnownSpelling } from './find-spellings.ts'
import type { ChoicePart, Part, Piece, Question, Reading, TextPart, Weighed } from './question.ts'

/** How many words one question to the index names. A piece that is in more is common anyway. */
export const mostWords = 2_000

/** Asks the lexicon how common each part of a question is. */
export async function weighQuestion(
  { searchIsDistributed: isDistributed }: Pick<Application, 'searchIsDistributed'>,
  reading: Reading,
  question: Question,
): Promise<Weighed> {
  const choices = choicesOf(question.filters)
  const [counts, texts] = await Promise.all([
    countFacets(reading, ['kind:report', 'kind:archive', ...choices.flat()]),
    weighQuery(reading, question.query),
  ])
  const sum = (facets: readonly string[]) => facets.reduce((all, facet) => all + (counts.get(facet) ?? 0), 0)
  const all = sum(question.filters.withArchive ? ['kind:report', 'kind:archive'] : ['kind:report'])
  const narrowed = choices.map((facets): ChoicePart => ({ kind: 'choice', facets, atMost: sum(facets) }))
  const parts: Part[] = [
    ...texts.map((text) => ({ ...text, atMost: Math.min(text.atMost, all) })),
    ...narrowed,
  ]
  const expected = parts.reduce((rows, part) => rows * shareOf(part, all), all)
  return { ...question, parts, all, expected, isDistributed }
}

async function weighQuery(reading: Reading, { needed, anyOf, within }: SearchQuery): Promise<TextPart[]> {
  const apart = within.map(({ text }) => ({ text, isBareWord: false }))
  const choices = anyOf.flatMap((texts) => texts.map((text) => ({ text, isBareWord: false })))
  const all = await weighTexts(reading, [...needed, ...apart, ...choices])
  const fields = all.slice(needed.length, needed.length + apart.length)
  const rest = all.slice(needed.length + apart.length)
  return [
    ...all.slice(0, needed.length),
    ...fields.flatMap((part, place) => {
      const field = within[place]?.field
      return field ? [{ ...part, field, needsReading: true }] : []
    }),
    ...anyOf.map((texts, place) => {
      const start = anyOf.slice(0, place).reduce((sum, { length }) => sum + length, 0)
      return oneOf(texts, rest.slice(start, start + texts.length))
    }),
  ]
}

/** One text of several. The index is asked for the words of all, where each is within one word. */
function oneOf(texts: readonly string[], parts: readonly TextPart[]): TextPart {
  const pieces = parts.map((part) => part.pieces.toSorted((one, other) => one.atMost - other.atMost)[0])
  const named = pieces.map((piece) => piece?.words ?? null)
  const atMost = parts.reduce((sum, part) => sum + part.atMost, 0)
  const words = named.some((each) => each === null) ? null : [...new Set(named.flatMap((each) => each ?? []))]
  return {
    ...{ kind: 'text', text: texts.join('|'), oneOf: texts, spellings: [], atMost, needsReading: true },
    pieces: [{ words: words && words.length <= mostWords ? words : null, atMost }],
  }
}

// Words that are in one document are not always side by side. Judged on invented text.
const sideBySide = 1 / 8

function shareOf(part: Part, all: number): number {
  const share = (rows: number) => Math.min(1, rows / Math.max(all, 1))
  if (part.kind === 'choice' || part.pieces.length < 2) return share(part.atMost)
  else return part.pieces.reduce((together, { atMost }) => together * share(atMost), sideBySide)
}

/** One list of facets for each filter that narrows; a document has one of each list. */
function choicesOf(filters: ListFilters): string[][] {
  const { kinds, sectors, states, leastCredibility, mostCredibility } = filters
  const { lowest, highest } = credibilityBounds
  const isRated = leastCredibility !== null || mostCredibility !== null
  const ratings = Array.from({ length: highest + 1 - lowest }, (_, step) => lowest + step).filter(
    (rating) => rating >= (leastCredibility ?? lowest) && rating <= (mostCredibility ?? highest),
  )
  return [
    kinds.map((kind) => `wrong:${kind}`),
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

async function weighTexts(reading: Reading, terms: readonly SearchTerm[]): Promise<TextPart[]> {
  if (terms.length === 0) return []
  const cut = terms.map(({ text }) => ({ text, ...searchPieces(text) }))
  const found = await findWords(
    reading,
    cut.flatMap(({ pieces }) => pieces),
  )
  const spelled = await findSpellings(reading, terms)
  let position = 0
  return cut.map(({ text, pieces: own, needsReading }): TextPart => {
    const others = spelled.get(text) ?? []
    const pieces = found.slice(position, position + own.length).map((piece) => withSpellings(piece, others))
    position += own.length
    return {
      kind: 'text',
      text,
      spellings: others.map(({ word }) => word),
      pieces,
      needsReading,
      atMost: Math.min(...pieces.map(({ atMost }) => atMost)),
    }
  })
}

// A bare word is one piece, so its other spellings are other words of that piece.
function withSpellings(piece: Piece, others: readonly KnownSpelling[]): Piece {
  if (others.length === 0) return piece
  const atMost = others.reduce((sum, { ndoc }) => sum + ndoc, piece.atMost)
  return { atMost, words: piece.words && [...piece.words, ...others.map(({ word }) => word)] }
}

async function findWords(reading: Reading, pieces: readonly SearchPiece[]): Promise<Piece[]> {
  const texts = sql.param(pieces.map(({ text }) => text))
  const patterns = sql.param(pieces.map(patternOf))
  const { rows } = await reading.execute<{ words: string[] | null; ndoc: number }>(sql`
    select case when found.named <= ${mostWords} then found.words end as words, found.ndoc
    from unnest(${texts}::text[], ${patterns}::text[]) with ordinality pieces (text, pattern, place)
    cross join lateral (
      select array_agg(word) as words, count(*) as named, coalesce(sum(ndoc), 0)::float8 as ndoc from (
        select word, ndoc from search_lexicon where pieces.pattern is null and word = pieces.text
        union all (
          select word, ndoc from search_lexicon
          where grams @> needed_grams(pieces.text) and word like pieces.pattern limit ${mostWords + 1})
      ) words
    ) found
    order by pieces.place`)
  return rows.map(({ words, ndoc }) =>
    ndoc > 0 && words === null
      ? { words: null, atMost: Number.POSITIVE_INFINITY }
      : { words: words ?? [], atMost: ndoc },
  )
}

/** Null for a word that is whole, which is looked up and not looked through. */
function patternOf({ text, place }: SearchPiece): string | null {
  const itself = text.replace(/[\\%_]/g, '\\$&')
  if (place === 'whole') return null
  else if (place === 'start') return `${itself}%`
  else return place === 'end' ? `%${itself}` : `%${itself}%`
}
