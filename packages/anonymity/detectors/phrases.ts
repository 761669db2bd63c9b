import type { Tokens } from '../tokens.ts'

/** Phrases of up to a few words, found at a token by the longest that fits. */
export type Phrases = { longestAt(tokens: Tokens, index: number): number }

/** @param list phrases in lower case; hyphens and apostrophes within words as the tokens keep them */
export function makePhrases(list: readonly string[]): Phrases {
  const byFirst = new Map<string, string[][]>()
  for (const phrase of list) {
    const words = phrase
      .split(' ')
      .flatMap((word) => word.split(/(\/)/))
      .filter((word) => word !== '')
    const first = words[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), words])
  }
  for (const phrases of byFirst.values()) phrases.sort((one, other) => other.length - one.length)
  return {
    /** How many tokens the phrase here has; 0 for none. */
    longestAt({ words }, index) {
      const candidates = byFirst.get(words[index] ?? '')
      return (
        candidates?.find((phrase) => phrase.every((word, offset) => words[index + offset] === word))
          ?.length ?? 0
      )
    },
  }
}
