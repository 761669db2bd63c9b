import { bits, lexicon } from '../names/lexicon.ts'
import type { Page } from '../page.ts'
import { isCapital } from './capitals.ts'
import { nameBits } from './name-words.ts'

/** Whether the words around a day of the week speak of a person: 'his driver, Sunday,', 'Sunday is my colleague'. */
export function isToldOfPerson(page: Page, index: number): boolean {
  const { words } = page.tokens
  const before = words[index - 1] ?? ''
  const after = words[index + 1] ?? ''
  if (isRelation(before)) return true
  if (before === ',' && isRelation(words[index - 2] ?? '')) return true
  if (
    (after === ',' || after === '(' || after === 'is' || after === 'was') &&
    isRelationSoon(page, index + 2)
  )
    return true
  if (after === 'and') return isNameHere(page, index + 2)
  return before === 'and' && isNameHere(page, index - 2)
}

/** 'the cashier', 'my colleague': within two words behind 'the', 'my' and the like. */
function isRelationSoon({ tokens: { words } }: Page, index: number): boolean {
  return (
    pointers.has(words[index] ?? '') &&
    (isRelation(words[index + 1] ?? '') || isRelation(words[index + 2] ?? ''))
  )
}

function isRelation(word: string): boolean {
  return relations.has(word) || (lexicon(word) & bits.jobWord) !== 0
}

/** A word that is hardly anything but a name. */
function isNameHere(page: Page, index: number): boolean {
  const known = lexicon(page.tokens.words[index] ?? '')
  return isCapital(page, index) && (known & nameBits) !== 0 && (known & bits.knownWord) === 0
}

const pointers = new Set('the my our his her their a an one'.split(' '))

const relations = new Set(
  'colleague brother sister uncle cousin nephew son boy guy man friend neighbour neighbor messenger gateman cleaner typist gardener cook tout boss husband father pikin broda oga fellow gentleman apprentice'.split(
    ' ',
  ),
)
