import type { NameReason } from './compare-names.ts'

/** Why two names match, as a sentence for staff. */
export function sayWhy(reason: NameReason): string {
  switch (reason.kind) {
    case 'same-words':
      return 'The names are the same.'
    case 'other-order':
      return 'The same names stand in another order.'
    case 'titles-left-out':
      return `A title was left out: ${reason.titles.join(', ')}.`
    case 'marks-left-out':
      return 'Accents, tone marks or apostrophes differ.'
    case 'written-together':
      return 'A name is written as one word here and as two there.'
    case 'spelling':
      return `${reason.left} and ${reason.right} are spellings of one name.`
    case 'letters':
      return `${reason.left} and ${reason.right} differ in letters that are often written either way.`
    case 'slip':
      return `${reason.left} and ${reason.right} differ as after a slip in typing.`
    case 'short-form':
      return `${reason.left} and ${reason.right}: one is often short for the other.`
    case 'initial':
      return `${reason.left} and ${reason.right}: an initial may stand for the name.`
    case 'names-left-out':
      return `Only one of the two gives: ${reason.names.join(', ')}.`
    case 'single-name':
      return 'Only one name agrees.'
  }
}
