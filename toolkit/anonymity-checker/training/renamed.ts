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
  if (written.includes(' ')) return names.full(chance)
  return chance.next() < 0.5 ? names.given(chance) : names.family(chance)
}
