import type { Language } from '@fitila/anonymity/names/languages'
import { readSet } from '../vectors/marked-sets.ts'
import { measureHiding } from '../vectors/measure-hiding.ts'
import { measurePersons, type Range, type TierFigures } from '../vectors/measure-persons.ts'
import type { FullyMarked } from '../vectors/read-marked-texts.ts'
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
    '| language | texts | identifiers | wholly hidden, certain | with possible | phrases | asked about | no names | taken for a person, certain | with possible |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...[...order, 'all' as const].flatMap((language) =>
      Object.entries(markedSets).map(([name, read]) => hidingRow(language, name, read)),
    ),
  ].join('\n')
}

/** Identifiers by their author's word for the kind: how many leave the text whole, in all languages together. */
export function printHidingByKind(): string {
  return kindRows(order.flatMap((language) => readSet('sixth', language)))
}

function kindRows(documents: readonly FullyMarked[]): string {
  const kinds = new Set(documents.flatMap(({ numbers }) => numbers.map(({ what }) => what)))
  const rows = ['person', ...kinds]
    .map((kind) => ({
      kind,
      figures: measureHiding(documents.flatMap((document) => onlyOfKind(document, kind))),
    }))
    .toSorted((one, other) => other.figures.identifiers - one.figures.identifiers)
  return [
    '| kind | identifiers | wholly hidden, certain | with possible |',
    '|---|---|---|---|',
    ...rows.map(
      ({ kind, figures }) =>
        `| ${kind} | ${figures.identifiers} | ${share(figures.hiddenCertain)} | ${share(figures.hiddenBoth)} |`,
    ),
  ].join('\n')
}

/** No document where none of its identifiers is of that kind. */
function onlyOfKind(document: FullyMarked, kind: string): FullyMarked[] {
  const persons = kind === 'person' ? document.persons : []
  const numbers = document.numbers.filter(({ what }) => what === kind)
  return persons.length + numbers.length === 0 ? [] : [{ ...document, persons, numbers }]
}

type ReadTexts = (language: Language) => FullyMarked[]

/** What was learned from measures nothing: `cross-validate.ts` says what it can still say. */
const markedSets: Record<string, ReadTexts> = {
  'fifth author': (language) => readSet('sixth', language),
  'eighth author': (language) => readSet('eighth', language),
  'tenth author': (language) => readSet('tenth', language),
}

function hidingRow(language: Language | 'all', name: string, read: ReadTexts): string {
  const texts = language === 'all' ? order : [language]
  const figures = measureHiding(texts.flatMap(read))
  return `| ${titles[language] ?? 'all'} | ${name} | ${[
    figures.identifiers,
    share(figures.hiddenCertain),
    share(figures.hiddenBoth),
    figures.phrases,
    share(figures.asked),
    figures.notNames,
    ...(figures.notNames === 0 ? ['', ''] : [share(figures.takenCertain), share(figures.takenBoth)]),
  ].join(' | ')} |`
}

const order: readonly Language[] = ['en', 'pcm', 'ha', 'ig', 'yo']

const titles: Record<string, string> = { en: 'English', pcm: 'Pidgin', ha: 'Hausa', ig: 'Igbo', yo: 'Yoruba' }

const head = [
  '| language | set, author | persons, words | tier | precision | recall | F1 | F1, other edge | touched | false alarms per 1,000 words |',
  '|---|---|---|---|---|---|---|---|---|---|',
]

function rowsOf(set: LanguageSet): string[] {
  const { persons, words, certain, both } = measurePersons(set.documents)
  const row = (tier: string, figures: TierFigures) =>
    `| ${titles[set.language]} | ${set.name}, ${set.author} | ${persons}, ${words} | ${tier} | ${[
      share(figures.precision),
      share(figures.recall),
      share(figures.f1),
      share(figures.otherEdge),
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
