import type { NameReason } from '@fitila/names/compare-names'
import type { AssetMatchKeyKind } from '#domain/similar/asset-match-keys.ts'

/** Why two reports may be about one person or one thing, for staff. */
export const similar = {
  nameReasons: {
    'same-words': 'The names are the same.',
    'other-order': 'The same names stand in another order.',
    'titles-left-out': 'A title was left out: {titles}.',
    'marks-left-out': 'Accents, tone marks or apostrophes differ.',
    'written-together': 'A name is written as one word here and as two there.',
    spelling: '{left} and {right} are spellings of one name.',
    letters: '{left} and {right} differ in letters that are often written either way.',
    slip: '{left} and {right} differ as after a slip in typing.',
    'short-form': '{left} and {right}: one is often short for the other.',
    initial: '{left} and {right}: an initial may stand for the name.',
    'names-left-out': 'Only one of the two gives: {names}.',
    'single-name': 'Only one name agrees.',
  },
  sharedThings: {
    plate: 'Both give the number plate {shown}.',
    'company-number': 'Both give the company number {shown}.',
    number: 'Both give the number {shown}.',
    address: 'Both give the address {shown}.',
    plot: 'Both give the plot {shown}.',
    company: 'Both give the company {shown}.',
    estate: 'Both give the place {shown}.',
  },
} as const satisfies {
  nameReasons: Record<NameReason['kind'], string>
  sharedThings: Record<AssetMatchKeyKind, string>
}
