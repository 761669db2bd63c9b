import { nameBits } from '@fitila/anonymity/detectors/name-words'
import { bits, lexicon } from '@fitila/anonymity/names/lexicon'
import { readText } from '@fitila/anonymity/reading'
import type { Chance } from '../vectors/seeded-chance.ts'
import type { NameSource } from './name-source.ts'
import type { Sentence, TypedSpan } from './sentence.ts'

/** The kinds of names that are replaced. */
export type Replaced = ReadonlySet<TypedSpan[2]>

/** The sentence with other names in it, so that the tagger learns where names stand, not which people were in the news. */
export function renamed(
  { text, spans }: Sentence,
  names: NameSource,
  chance: Chance,
  replaced: Replaced,
): Sentence {
  let changed = ''
  let at = 0
  const moved: TypedSpan[] = []
  for (const [start, end, type] of spans.toSorted(([one], [other]) => one - other)) {
    const written = text.slice(start, end)
    const words = replaced.has(type) ? nameLike(written, type, names, chance) : written
    changed += text.slice(at, start)
    moved.push([changed.length, changed.length + words.length, type])
    changed += words
    at = end
  }
  return { text: changed + text.slice(at), spans: moved }
}

function nameLike(written: string, type: TypedSpan[2], names: NameSource, chance: Chance): string {
  if (type === 'LOCATION') return names.place(chance)
  // Now and then a whole name takes the place, so that one word is also learned as three.
  if (written.includes(' ') && chance.next() < 0.25) return inCaseOf(written, names.full(chance))
  let count = 0
  return written
    .split(' ')
    .map((word) => {
      if (isNoName(word)) return word
      count += 1
      const isGiven = count === 1 && (written.includes(' ') || chance.next() < 0.5)
      return inCaseOf(word, isGiven ? names.given(chance) : names.family(chance))
    })
    .join(' ')
}

/** 'Mama' and 'of' within a name, initials and signs stay: they show the tagger where the name is. */
function isNoName(word: string): boolean {
  const letters = word.replaceAll(/[^\p{L}'’-]/gu, '').toLowerCase()
  if (letters.length < 3) return true
  const known = lexicon(readText(letters).plain)
  return (known & (bits.title | bits.jobWord | bits.knownWord)) !== 0 && (known & nameBits) === 0
}

/** Small letters stay small, and capitals capital. */
function inCaseOf(written: string, name: string): string {
  if (written === written.toLowerCase()) return name.toLowerCase()
  return written.length > 3 && written === written.toUpperCase() ? name.toUpperCase() : name
}
