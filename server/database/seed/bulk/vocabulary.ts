import { fastDraws } from './fast-draws.ts'

const onsets = [
  'b',
  'd',
  'f',
  'g',
  'k',
  'l',
  'm',
  'n',
  'r',
  's',
  't',
  'w',
  'y',
  'sh',
  'gb',
  'kw',
  'ɗ',
  'ƙ',
  'ṣ',
]
const vowels = ['a', 'e', 'i', 'o', 'u', 'á', 'ẹ', 'ọ', 'ai']
const endings = ['', '', '', 'n', 'r', 'm']

export type Vocabulary = {
  /** From the most common to the rarest. */
  words: readonly string[]
  /** Draws as words come in language: the second most common word half as often as the first, and so on (Zipf). */
  draw(share: number): string
}

/** Words of no language, as many as asked for, the same for the same seed. */
export function makeVocabulary(count: number, seed: number): Vocabulary {
  const draws = fastDraws(seed)
  const words = new Set<string>()
  while (words.size < count) {
    const syllables = 1 + draws.below(words.size < 200 ? 2 : 4)
    const parts = Array.from({ length: syllables }, () => draws.pick(onsets) + draws.pick(vowels))
    words.add(parts.join('') + draws.pick(endings))
  }
  const list = [...words]
  return {
    words: list,
    // The rank at which a share of all drawn words is reached, when frequency falls with rank.
    draw: (share) => list[Math.floor(count ** share) - 1] ?? '',
  }
}
