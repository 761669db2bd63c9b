import { emptyText, type ReportText } from '#domain/reports/fields.ts'
import { kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { states } from '#domain/reports/places.ts'
import { type Sector, sectors } from '#domain/reports/sectors.ts'
import { closing } from '../invented-words.ts'
import { fastDraws } from './fast-draws.ts'
import type { Vocabulary } from './vocabulary.ts'

export type BulkReport = {
  id: string
  words: ReportText
  credibility: number
}

const first = ['Misali', 'Kirkira', 'Tatsuniya', 'Àlọ́', 'Ìtàn', 'Ifo', 'Sample', 'Invented']
const offices = [
  'Director',
  'Commissioner',
  'Treasurer',
  'Registrar',
  'Bursar',
  'Clerk',
  'Inspector',
  'Chairman',
]

/** A report of ordinary length, between 60 and 500 words, in words of no language; it says that it is invented. */
export function bulkReport(vocabulary: Vocabulary, seed: number, number: number): BulkReport {
  const draws = fastDraws(Math.imul(seed + 1, 0x01000193) ^ Math.imul(number + 1, 0x9e3779b1))
  const word = () => vocabulary.draw(draws.share())
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const sentence = (words: number) =>
    `${capital(Array.from({ length: words }, word).join(' '))}${draws.below(4) === 0 ? `, N${draws.below(900) + 1} million` : ''}.`
  const text = (words: number) =>
    Array.from({ length: Math.max(1, Math.round(words / 12)) }, () => sentence(6 + draws.below(13))).join(' ')
  // Most reports are short and a few are long.
  const length = 25 + Math.round(-60 * Math.log(1 - draws.share() * 0.999))
  const voucher = draws.below(3) === 0 ? ` Voucher ${number.toString(36)}/${draws.below(9_000)}.` : ''
  // The frequent families and the many rare ones.
  const family = draws.below(3) === 0 ? word() : vocabulary.words[draws.below(vocabulary.words.length)]
  return {
    id: draws.uuid(),
    credibility: draws.below(10) === 0 ? 0 : draws.pick([1, 2, 2.5, 3, 3, 3.5, 4, 4, 4.5, 5]),
    words: {
      ...emptyText(),
      personName: `${draws.pick(first)} ${capital(family ?? word())} ${capital(word())}`,
      position: `${draws.pick(offices)}, ${capital(word())} ${capital(word())}`,
      wrongKind: kindsOfWrong[number % kindsOfWrong.length] ?? null,
      // Some sectors and states are reported far more often than others.
      sector: skewed<Sector>(sectors, draws.share()),
      state: skewed(states, draws.share()),
      declaredAssets: draws.below(3) === 0 ? '' : text(12),
      suspectedAssets: text(35),
      wealthSource: draws.below(4) === 0 ? '' : text(20),
      evidence: `${text(length)}${voucher}\n\n${closing}`,
      relevantLinks: draws.below(2) === 0 ? [] : [`https://example.org/invented/${number}`],
      incidentDate: draws.below(4) === 0 ? null : `20${19 + draws.below(7)}`,
    },
  }
}

function skewed<T>(list: readonly T[], share: number): T {
  return list[Math.floor(share ** 1.6 * list.length)] as T
}
