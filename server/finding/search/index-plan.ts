import { type SQL, sql } from 'drizzle-orm'
import type { Part, TextPart, Weighed } from './question.ts'

/** What the index of words and facets is asked for, what it will find, and what that costs. */
export type IndexPlan = {
  conditions: readonly SQL[]
  /** The needed texts that the index alone does not answer for. */
  toRead: readonly TextPart[]
  milliseconds: number
}

/** At most this many texts that the index found are read. */
export const mostTextsToRead = 2_500

// Measured at a million rows, in microseconds.
const perKeyOfCandidate = 0.03
const perKey = 6
const perRowFound = 2.5
const perTextRead = 5
/** A set of more words costs the index more than it saves. */
const mostKeysToNarrow = 150

/** A set of keys, one of which a document must have. */
type KeySet = { part: Part; keys: number; rows: number; fits: SQL }

/** Null where nothing that is asked for can be named to the index. */
export function planIndex({ parts, all, query }: Weighed): IndexPlan | null {
  const sets = parts.flatMap(keySetsOf).toSorted((one, other) => one.rows - other.rows)
  const [rarest] = sets
  if (!rarest) return null
  const share = ({ rows }: KeySet) => Math.min(1, rows / Math.max(all, 1))
  const chosen = sets.filter((set) => set === rarest || set.keys <= mostKeysToNarrow * (1 - share(set)))
  const found = chosen.reduce((rows, set) => rows * share(set), all)
  const keys = chosen.reduce((sum, set) => sum + set.keys, 0)
  const toRead = parts.flatMap((part) =>
    part.kind === 'text' && (part.needsReading || !chosen.some((set) => set.part === part)) ? [part] : [],
  )
  const texts = toRead.length + query.excluded.length > 0 ? Math.min(found, mostTextsToRead) : 0
  const microseconds =
    keys * (perKey + rarest.rows * perKeyOfCandidate) + found * perRowFound + texts * perTextRead
  return { conditions: chosen.map(({ fits }) => fits), toRead, milliseconds: microseconds / 1_000 }
}

/**
 * A separate question, so that the planner does not see how many words it has: it takes each for so common that with some hundred it
 * would go through the whole list instead, which took 45 s at a million rows.
 */
function anyOf(words: readonly string[]): SQL {
  return sql`select any_of_words(${sql.param([...words])}::text[])`
}

function keySetsOf(part: Part): KeySet[] {
  if (part.kind === 'choice') {
    const { facets, atMost } = part
    return [
      { part, keys: facets.length, rows: atMost, fits: sql`d.facets && ${sql.param([...facets])}::text[]` },
    ]
  }
  return part.pieces.flatMap(({ words, atMost }) =>
    words === null
      ? []
      : [
          {
            ...{ part, keys: words.length, rows: atMost },
            fits: sql`d.words @@ (${anyOf(words)})`,
          },
        ],
  )
}
