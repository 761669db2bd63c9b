import { featureCount, writeFeatures } from '@fitila/anonymity/detectors/addresses/tagger/features'
import { type Language, languages } from '@fitila/anonymity/names/languages'
import { openPage } from '@fitila/anonymity/page'
import type { FullyMarked } from '../../vectors/read-marked-texts.ts'
import type { Chance } from '../../vectors/seeded-chance.ts'
import { readCorpora } from '../corpora.ts'
import { makeSentences } from '../make-sentences.ts'
import type { Example } from '../read-sentences.ts'
import { makeSources } from '../sources.ts'
import { english } from './english.ts'
import { type Written, writeAddress, writeWithout } from './expand.ts'
import type { Grammar } from './grammar.ts'
import { hausa } from './hausa.ts'
import { igbo } from './igbo.ts'
import { pidgin } from './pidgin.ts'
import { yoruba } from './yoruba.ts'

export const grammars: Readonly<Record<Language, Grammar>> = {
  en: english,
  pcm: pidgin,
  ha: hausa,
  ig: igbo,
  yo: yoruba,
}

export type AddressAmounts = {
  /** Sentences of each grammar, and those with the same words and no address. */
  written: number
  without: number
  /** Sentences of the templates of names, and of each corpus. None has an address but a street. */
  plain: number
  /** How often the invented texts that were read are learned. */
  own: number
}

type Span = readonly [start: number, end: number]

/** Everything that the tagger of addresses learns from. */
export function makeAddressExamples(
  data: string,
  amounts: AddressAmounts,
  own: readonly FullyMarked[],
  chance: Chance,
): Example[] {
  return [
    ...fromGrammars(data, amounts, chance),
    ...plainTexts(data, amounts, chance).flatMap(({ text, spans }) => examplesOf(text, spans)),
    ...Array.from({ length: amounts.own }, () => own.flatMap((document) => fromOwn(document, chance))).flat(),
  ]
}

function fromGrammars(data: string, amounts: AddressAmounts, chance: Chance): Example[] {
  const sources = makeSources(data)
  return languages.flatMap((language) => {
    const names = sources.find((source) => source.language === language)?.names
    const grammar = grammars[language]
    if (!names) return []
    return [
      ...Array.from({ length: amounts.written }, () => {
        const first = writeAddress(grammar, names, chance)
        const draw = chance.next()
        // Sentences before and behind, with and without an address.
        const others =
          draw < 0.3
            ? [writeWithout(grammar, names, chance)]
            : draw < 0.4
              ? [writeAddress(grammar, names, chance)]
              : []
        return inRow(chance.next() < 0.5 ? [first, ...others] : [...others, first])
      }),
      ...Array.from({ length: amounts.without }, () => inRow([writeWithout(grammar, names, chance)])),
    ].flatMap(({ text, spans }) => examplesOf(cased(text, chance), spans))
  })
}

function inRow(some: readonly Written[]): { text: string; spans: Span[] } {
  const spans: Span[] = []
  let text = ''
  for (const one of some) {
    const shift = text === '' ? 0 : text.length + 1
    text = text === '' ? one.text : `${text} ${one.text}`
    if (one.end > one.start) spans.push([one.start + shift, one.end + shift])
  }
  return { text, spans }
}

function plainTexts(
  data: string,
  { plain }: AddressAmounts,
  chance: Chance,
): { text: string; spans: Span[] }[] {
  const amounts = { filled: plain, local: plain / 2, news: 0, rows: 0, times: {}, own: 0 }
  const filled = makeSentences(data, { ...amounts, times: none }, chance).map(
    ({ sentence: { text, spans } }) => ({
      text,
      spans: spans
        .filter(([start, end, type]) => type === 'LOCATION' && street.test(text.slice(start, end)))
        .map(([start, end]): Span => [start, end]),
    }),
  )
  const corpora = readCorpora(data).flatMap(({ documents }) => {
    const sentences = documents.train.flat()
    return Array.from({ length: plain }, () => ({ text: chance.pick(sentences).text, spans: [] }))
  })
  return [...filled, ...corpora]
}

const none = { 'hausa-voa': 0, 'yoruba-gv': 0, wikigold: 0, wnut17: 0, 'broad-twitter': 0 }

const street = / (?:street|road|avenue|close|crescent|way|lane|drive|estate|junction|layout|expressway)$/i

function fromOwn({ text, numbers }: FullyMarked, chance: Chance): Example[] {
  const spans = numbers.filter(({ what }) => what === 'address').map(({ span }) => span)
  return examplesOf(cased(text, chance), spans)
}

function cased(text: string, chance: Chance): string {
  const small = text.toLowerCase()
  return chance.next() < 0.25 && small.length === text.length ? small : text
}

/** One example for each sentence, as the engine cuts them. */
function examplesOf(text: string, spans: readonly Span[]): Example[] {
  const page = openPage(text)
  const { tokens, reading } = page
  return page.sentences.map((range) => {
    const features = new Int32Array((range.to - range.from) * featureCount)
    writeFeatures(page, range, page.spoken[range.from] ?? 0, features)
    const labels = new Uint8Array(range.to - range.from)
    for (let index = range.from; index < range.to; index += 1) {
      const start = reading.starts[tokens.starts[index] ?? 0] ?? 0
      const span = spans.find(([from, to]) => start >= from && start < to)
      const isFirst =
        index === range.from ||
        span === undefined ||
        (reading.starts[tokens.starts[index - 1] ?? 0] ?? 0) < span[0]
      if (span) labels[index - range.from] = isFirst ? 1 : 2
    }
    return { features, labels }
  })
}
