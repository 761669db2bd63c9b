import type { Language } from '../engine/names/languages.ts'
import { measureHiding } from '../vectors/measure-hiding.ts'
import { measurePersons, type Range, type TierFigures } from '../vectors/measure-persons.ts'
import { type Half, readThirdTexts } from '../vectors/third-texts.ts'
import { corpusSets, inSmall, inventedSets, type LanguageSet } from './language-sets.ts'

/** The tables of the README: by language, set and tier, with the middle 95 of 100 values of the bootstrap in brackets. */
export function printTables(folder: string | undefined, part: 'test' | 'development' = 'test'): string {
  const written = [...(part === 'test' ? inventedSets() : []), ...(folder ? corpusSets(folder, part) : [])]
  const sets = [...written, ...written.map(inSmall)].toSorted(
    (one, other) => order.indexOf(one.language) - order.indexOf(other.language),
  )
  return [...head, ...sets.flatMap(rowsOf)].join('\n')
}

/** How many identifiers leave the text whole, and how many phrases that fit few people are asked about. */
export function printHiding(): string {
  return [
    '| language | half | identifiers | wholly hidden, certain | with possible | phrases | asked about |',
    '|---|---|---|---|---|---|---|',
    ...[...order, 'all' as const].flatMap((language) =>
      (['read', 'unread'] as const).map((half) => hidingRow(language, half)),
    ),
  ].join('\n')
}

function hidingRow(language: Language | 'all', half: Half): string {
  const texts = language === 'all' ? order : [language]
  const figures = measureHiding(texts.flatMap((one) => readThirdTexts(one, half)))
  return `| ${titles[language] ?? 'all'} | ${half} | ${[
    figures.identifiers,
    share(figures.hiddenCertain),
    share(figures.hiddenBoth),
    figures.phrases,
    share(figures.asked),
  ].join(' | ')} |`
}

const order: readonly Language[] = ['en', 'pcm', 'ha', 'ig', 'yo']

const titles: Record<string, string> = { en: 'English', pcm: 'Pidgin', ha: 'Hausa', ig: 'Igbo', yo: 'Yoruba' }

const head = [
  '| language | set, author | persons, words | tier | precision | recall | F1 | touched | false alarms per 1,000 words |',
  '|---|---|---|---|---|---|---|---|---|',
]

function rowsOf(set: LanguageSet): string[] {
  const { persons, words, certain, both } = measurePersons(set.documents)
  const row = (tier: string, figures: TierFigures) =>
    `| ${titles[set.language]} | ${set.name}, ${set.author} | ${persons}, ${words} | ${tier} | ${[
      share(figures.precision),
      share(figures.recall),
      share(figures.f1),
      share(figures.touched),
      perThousand(figures.wrongPerThousand),
    ].join(' | ')} |`
  return [row('certain', certain), row('both', both)]
}

function share({ value, low, high }: Range): string {
  return `${digits(value)} (${digits(low)}–${digits(high)})`
}

function digits(value: number): string {
  return value.toFixed(2).replace(/^0/, '')
}

function perThousand({ value, low, high }: Range): string {
  return `${value.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`
}
