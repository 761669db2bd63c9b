import { lookUpName } from './name-book.ts'
import { letterKey } from './name-letters.ts'
import { spellings } from './name-spellings.ts'

const families = spellings
  .trim()
  .toLowerCase()
  .split('\n')
  .map((line) => line.split(' '))
const familyByName = new Map(families.map((family) => [family[0] ?? '', family]))

/** From this length on, words whose letters have one key are taken for spellings of one name, also where no book has them. */
const shortestKeyed = 4

/**
 * What the other spellings of a word can be found by: those that are written down, and the keys of their letters.
 *
 * @param word folded, letters only
 */
export function waysToSpell(word: string): { words: readonly string[]; keys: readonly string[] } {
  const { canonical, key } = lookUpName(word)
  const words = familyByName.get(canonical) ?? []
  const keyed = [...words.filter((each) => each.length >= shortestKeyed).map(letterKey), key]
  return { words, keys: word.length >= shortestKeyed || words.length > 0 ? [...new Set(keyed)] : [] }
}

/** Whether two words, folded, are spellings of one name: Mohammed and Muhammad, Adeshina and Adesina. */
export function isSpelledAlike(one: string, other: string): boolean {
  const [first, second] = [lookUpName(one), lookUpName(other)]
  if (first.canonical !== second.canonical) return false
  if (first.isWrittenDown && second.isWrittenDown) return true
  return one.length >= shortestKeyed && other.length >= shortestKeyed
}
