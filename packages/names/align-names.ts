import { compareWords, type WordMatch } from './compare-words.ts'
import type { NameWord } from './name-words.ts'

export type WordPair = { left: NameWord; right: NameWord; match: WordMatch }

export type Alignment = {
  pairs: WordPair[]
  /** Words that the other side has nothing for. */
  onlyLeft: NameWord[]
  onlyRight: NameWord[]
  isInOtherOrder: boolean
}

/** A better kind of match is worth more than any number of worse ones. */
const worth: Record<WordMatch, number> = {
  exact: 10_000_000,
  spelling: 9_000_000,
  letters: 8_000_000,
  'short-form': 7_000_000,
  slip: 6_000_000,
  'bold-slip': 5_000_000,
  initial: 1_000_000,
}

type Best = { worth: number; matches: readonly Placed[] }
type Placed = { from: number; to: number; match: WordMatch }

/** Gives each word of one name at most one of the other, so that as much as possible agrees, in whatever order. */
export function alignNames(left: readonly NameWord[], right: readonly NameWord[]): Alignment {
  const { matches } = bestFrom(left, right, { from: 0, taken: 0 }, new Map())
  const inOrder = matches.toSorted((one, other) => one.from - other.from)
  return {
    pairs: inOrder.flatMap(({ from, to, match }) => {
      const [one, other] = [left[from], right[to]]
      return one && other ? [{ left: one, right: other, match }] : []
    }),
    onlyLeft: left.filter((_, index) => !matches.some(({ from }) => from === index)),
    onlyRight: right.filter((_, index) => !matches.some(({ to }) => to === index)),
    isInOtherOrder: inOrder.some(({ to }, index) => to < (inOrder[index - 1]?.to ?? 0)),
  }
}

type Place = { from: number; taken: number }

function bestFrom(
  left: readonly NameWord[],
  right: readonly NameWord[],
  { from, taken }: Place,
  known: Map<number, Best>,
): Best {
  const word = left[from]
  if (!word) return { worth: 0, matches: [] }
  const place = from * 256 + taken
  const before = known.get(place)
  if (before) return before
  let best = bestFrom(left, right, { from: from + 1, taken }, known)
  for (const [to, other] of right.entries()) {
    const match = taken & (1 << to) ? null : compareWords(word, other)
    if (!match) continue
    const rest = bestFrom(left, right, { from: from + 1, taken: taken | (1 << to) }, known)
    // Words that keep their order win where the letters cannot tell.
    const value = worth[match] + rest.worth - Math.abs(from - to)
    if (value > best.worth) best = { worth: value, matches: [{ from, to, match }, ...rest.matches] }
  }
  known.set(place, best)
  return best
}
