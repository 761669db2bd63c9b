import type { Chance } from '../vectors/seeded-chance.ts'
import type { NameSource } from './name-source.ts'

const acute = '\u0301'
const grave = '\u0300'
const dot = '\u0323'

/** Names of Yoruba are written with all their marks, or with none. */
export function withMarks(names: NameSource): NameSource {
  const some = (draw: (chance: Chance) => string) => (chance: Chance) => {
    const name = draw(chance)
    return chance.next() < 0.35 ? marked(name, chance) : name
  }
  return { ...names, full: some(names.full), given: some(names.given), family: some(names.family) }
}

/** Dots below and tones as they fall: the tagger sees that a word has some, and not which. */
function marked(name: string, chance: Chance): string {
  return name
    .replaceAll(/[eos]/gi, (letter) => (chance.next() < 0.4 ? letter + dot : letter))
    .replaceAll(/[aeiou]\u0323?/gi, (letters) => letters + chance.pick([acute, grave, '']))
    .normalize('NFC')
}
