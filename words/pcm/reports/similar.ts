import type { DraftOf } from '../../words.ts'

export const similar = {
  nameReasons: {
    'same-words': 'The names na the same.',
    'other-order': 'The same names dey for another order.',
    'titles-left-out': 'Dem leave title out: {titles}.',
    'marks-left-out': 'Accent, tone mark or apostrophe no be the same.',
    'written-together': 'One name na one word for here and two for there.',
    spelling: '{left} and {right} na two spellings of one name.',
    letters: '{left} and {right} get different letters wey people dey write both ways.',
    slip: '{left} and {right} resemble mistake for typing.',
    'short-form': '{left} and {right}: one na short form of the other most times.',
    initial: '{left} and {right}: the first letter fit be the name.',
    'names-left-out': 'Na only one of the two get: {names}.',
    'single-name': 'Na only one name match.',
  },
  sharedThings: {
    plate: 'The two get number plate {shown}.',
    'company-number': 'The two get company number {shown}.',
    number: 'The two get number {shown}.',
    address: 'The two get address {shown}.',
    plot: 'The two get plot {shown}.',
    company: 'The two get company {shown}.',
    estate: 'The two get the place {shown}.',
  },
} as const satisfies DraftOf<'similar'>
