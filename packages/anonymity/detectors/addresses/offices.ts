import { allSides, officeWords } from './clause-words.ts'

/** Where a body comes before every side, someone is in it, and not beside it. 'nke ise' is the fifth, and 'ise' alone is work. */
export function isInOffice(row: readonly string[]): boolean {
  const office = row.findIndex((word, place) => officeWords.has(word) && row[place - 1] !== 'nke')
  const side = row.findIndex((word) => allSides.has(word))
  return office >= 0 && (side < 0 || office < side)
}
