import { type Language, languages } from '@fitila/anonymity/names/languages'
import type { Chance } from '../vectors/seeded-chance.ts'
import { readCorpora } from './corpora.ts'
import { fillTemplate } from './fill-template.ts'
import { localWordsFrom } from './local-words.ts'
import { capital, type NameSource } from './name-source.ts'
import { ownSentences } from './own-texts.ts'
import { varyCase } from './read-sentences.ts'
import { type Replaced, renamed } from './renamed.ts'
import type { Sentence } from './sentence.ts'
import { makeSources, type Source } from './sources.ts'

export type Amounts = {
  /** Sentences from the templates of English with some Pidgin, and from those of each other language. */
  filled: number
  local: number
  /** Sentences from the templates of news, of each language that has some. */
  news: number
  /** Rows of ordinary words of each language but English, most without a name. */
  rows: number
  /** How often each corpus is read; each time with other letters small and other names. */
  times: Record<string, number>
  /** How often the invented texts that were read are learned, with the same changes. */
  own: number
  /** The author whose texts are left out, to see how a stranger's would fare. */
  author?: string
}

export type Spoken = { sentence: Sentence; language: number }

/** Everything that the tagger learns from. */
export function makeSentences(data: string, amounts: Amounts, chance: Chance): Spoken[] {
  const sources = makeSources(data)
  const [english, ...others] = sources
  if (!english) return []
  return [
    ...filled(english, amounts.filled, 0.42, chance),
    ...others.flatMap((source) => filled(source, amounts.local, 0.42, chance)),
    ...others.flatMap((source) => fromNews(source, amounts.news, chance)),
    ...rows(localWordsFrom(data), others, amounts.rows, chance),
    ...corpora(data, sources, amounts.times, chance),
    ...ownTexts(sources, amounts, chance),
  ]
}

function filled(
  { language, named, plain, names }: Source,
  amount: number,
  small: number,
  chance: Chance,
): Spoken[] {
  return Array.from({ length: amount }, () => {
    const first = fillTemplate(chance.pick(chance.next() < 0.22 ? plain : named), names, chance)
    // Two sentences in one row teach that a name may end where a sentence begins.
    const both =
      chance.next() < 0.25
        ? joined(first, fillTemplate(chance.pick(chance.next() < 0.5 ? plain : named), names, chance))
        : first
    return { sentence: varyCase(both, small, chance), language: numberOf(language) }
  })
}

function fromNews({ language, news, worldly }: Source, amount: number, chance: Chance): Spoken[] {
  if (news.length === 0) return []
  return Array.from({ length: amount }, () => {
    const sentence = fillTemplate(chance.pick(news), worldly, chance)
    return { sentence: varyCase(sentence, 0.2, chance), language: numberOf(language) }
  })
}

/** Rows of words that are near each other in the list, and so mostly of one language: their endings are no names. */
function rows(
  words: readonly string[],
  sources: readonly Source[],
  amount: number,
  chance: Chance,
): Spoken[] {
  return Array.from({ length: amount }, () => {
    const first = chance.below(words.length - 200)
    const isHeadline = chance.next() < 0.15
    const picked = Array.from({ length: 4 + chance.below(9) }, () => words[first + chance.below(200)] ?? '')
    const text = picked.map((word, index) => (isHeadline || index === 0 ? capital(word) : word)).join(' ')
    const plain: Sentence = { text: `${text}${isHeadline ? '' : '.'}`, spans: [] }
    const { names } = chance.pick(sources)
    const sentence = chance.next() < 0.25 ? joined(fillTemplate('{P}', names, chance), plain) : plain
    return { sentence: varyCase(sentence, 0.1, chance), language: 0 }
  })
}

function ownTexts(sources: readonly Source[], { own, author }: Amounts, chance: Chance): Spoken[] {
  return ownSentences(author).flatMap(({ language, sentences }) => {
    const names = sources.find((source) => source.language === language)?.names
    return repeated(sentences, { times: own, language, names, replaced: people }, chance)
  })
}

function corpora(
  data: string,
  sources: readonly Source[],
  times: Record<string, number>,
  chance: Chance,
): Spoken[] {
  return readCorpora(data).flatMap(({ name, language, documents }) => {
    const names = sources.find((source) => source.language === language)?.worldly
    const repetition = { times: times[name] ?? 1, language, names, replaced: peopleAndPlaces }
    return repeated(documents.train.flat(), repetition, chance)
  })
}

const people: Replaced = new Set(['PERSON'])
const peopleAndPlaces: Replaced = new Set(['PERSON', 'LOCATION'])

type Repetition = { times: number; language: Language; names: NameSource | undefined; replaced: Replaced }

/** Each time with other letters small, and every second time with other names. */
function repeated(
  sentences: readonly Sentence[],
  { times, language, names, replaced }: Repetition,
  chance: Chance,
): Spoken[] {
  return Array.from({ length: times }, (_, time) =>
    sentences.map((sentence) => ({
      sentence: varyCase(
        time % 2 === 1 && names ? renamed(sentence, names, chance, replaced) : sentence,
        0.3,
        chance,
      ),
      language: numberOf(language),
    })),
  ).flat()
}

function numberOf(language: Language): number {
  return languages.indexOf(language) + 1
}

function joined(first: Sentence, second: Sentence): Sentence {
  const shift = first.text.length + 1
  return {
    text: `${first.text} ${second.text}`,
    spans: [
      ...first.spans,
      ...second.spans.map(([start, end, type]): Sentence['spans'][number] => [
        start + shift,
        end + shift,
        type,
      ]),
    ],
  }
}
