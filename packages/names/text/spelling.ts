export type KnownWord = { word: string; ndoc: number }

/**
 * The known word that is fewest slips of the finger away: a letter too many, too few, another, or two in the wrong order.
 * One slip in a word of up to five letters, two in a longer one. Null where the word is known itself, or nothing is near.
 */
export function nearestWord(word: string, known: readonly KnownWord[]): string | null {
  if (known.some((each) => each.word.includes(word))) return null
  const most = Array.from(word).length <= 5 ? 1 : 2
  const near = known
    .map((each) => ({ ...each, slips: slipsBetween(word, each.word) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips || other.ndoc - one.ndoc)
  return near[0]?.word ?? null
}

/** Optimal string alignment (Damerau and Levenshtein, each pair of letters swapped at most once). */
export function slipsBetween(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)]
  let [beforeLast, last]: [number[], number[]] = [[], [0, ...to.map((_, position) => position + 1)]]
  for (const [row, letter] of from.entries()) {
    const line = [row + 1]
    for (const [column, target] of to.entries()) {
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === target
      line.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
          (last[column] ?? 0) + (letter === target ? 0 : 1),
          isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = line
  }
  return last.at(-1) ?? 0
}
