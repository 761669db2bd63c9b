import type { Chance } from '../vectors/seeded-chance.ts'
import type { Sentence, TypedSpan } from './fill-template.ts'
import type { NameSource } from './name-source.ts'

/** The sentence with other persons in it, so that the tagger learns where names stand, not which people were in the news. */
export function renamed({ text, spans }: Sentence, names: NameSource, chance: Chance): Sentence {
  let changed = ''
  let at = 0
  const moved: TypedSpan[] = []
  for (const [start, end, type] of spans.toSorted(([one], [other]) => one - other)) {
    const written = text.slice(start, end)
    const words = type === 'PERSON' ? nameLike(written, names, chance) : written
    changed += text.slice(at, start)
    moved.push([changed.length, changed.length + words.length, type])
    changed += words
    at = end
  }
  return { text: changed + text.slice(at), spans: moved }
}

function nameLike(written: string, names: NameSource, chance: Chance): string {
  if (written.includes(' ')) return names.full(chance)
  return chance.next() < 0.5 ? names.given(chance) : names.family(chance)
}
