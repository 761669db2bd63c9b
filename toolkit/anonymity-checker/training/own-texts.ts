import { detectOrganizations } from '@fitila/anonymity/detectors/organizations'
import { detectPlaces } from '@fitila/anonymity/detectors/places'
import { type Language, languages } from '@fitila/anonymity/names/languages'
import { openPage } from '@fitila/anonymity/page'
import { spanInOriginal } from '@fitila/anonymity/reading'
import { resolveOverlaps } from '@fitila/anonymity/resolve'
import { readHalf, readSet } from '../vectors/marked-sets.ts'
import type { FullyMarked } from '../vectors/read-marked-texts.ts'
import type { Sentence, TypedSpan } from './sentence.ts'
import { readSixthAuthor } from './sixth-author.ts'
import { readStranger, type Stranger, strangers } from './strangers.ts'

type Read = (language: Language) => FullyMarked[]

const known = {
  second: (language) => readSet('third', language),
  third: (language) => readSet('fourth', language),
  fourth: (language) => readSet('fifth', language),
  sixth: readSixthAuthor,
  /** Of this set one half teaches, and the other is only counted. */
  seventh: (language) => readHalf('seventh', 'read', language),
} as const satisfies Record<string, Read>

export type ReadAuthor = keyof typeof known | Stranger

/** The invented texts that were read, by their author, so that they measure nothing any more. */
export const readAuthors: ReadonlyMap<ReadAuthor, Read> = new Map<ReadAuthor, Read>([
  ...(Object.entries(known) as [keyof typeof known, Read][]),
  ...strangers.map((author): [Stranger, Read] => [author, (language) => readStranger(author, language)]),
])

/** The texts of all authors, or of all but one; a comma parts several who are left out. */
export function readOwnTexts(language: Language, without = ''): FullyMarked[] {
  const left: string[] = without.split(',')
  return [...readAuthors].flatMap(([name, read]) => (left.includes(name) ? [] : read(language)))
}

/** Their sentences with the persons as they are marked. Places and organizations are what the lists and rules find. */
export function ownSentences(without?: string): { language: Language; sentences: Sentence[] }[] {
  return languages.map((language) => ({
    language,
    sentences: readOwnTexts(language, without).flatMap(sentencesOf),
  }))
}

function sentencesOf({ text, persons, numbers, notNames }: FullyMarked): Sentence[] {
  const page = openPage(text)
  const { reading, tokens } = page
  const place = (token: number) => reading.starts[tokens.starts[token] ?? 0] ?? text.length
  const taken = [...persons, ...numbers.map(({ span }) => span), ...notNames]
  const marked: TypedSpan[] = persons.map(([start, end]) => [startOfKin(text, start), end, 'PERSON'])
  const others = resolveOverlaps(reading.plain, [...detectPlaces(page), ...detectOrganizations(page)])
    .filter(({ tier }) => tier === 'certain')
    .map(({ start, end, kind }): TypedSpan => {
      const span = spanInOriginal(reading, start, end)
      return [span.start, span.end, kind === 'place' ? 'LOCATION' : 'ORGANIZATION']
    })
    .filter(([start, end]) => !taken.some(([from, to]) => start < to && end > from))
  const spans = [...marked, ...others].toSorted(([one], [other]) => one - other)
  return page.sentences.map(({ from, to }) => {
    const start = place(from)
    const end = to < tokens.count ? place(to) : text.length
    return {
      text: text.slice(start, end),
      spans: spans
        .filter((span) => span[0] >= start && span[1] <= end)
        .map(([first, last, type]): TypedSpan => [first - start, last - start, type]),
    }
  })
}

/**
 * 'Mama Tolu': some authors mark the whole, and some the second word alone. Both are learned as the whole, which is what people are called by
 * and safe to hide.
 */
function startOfKin(text: string, start: number): number {
  return start - (kin.exec(text.slice(Math.max(0, start - longestKin), start))?.[1]?.length ?? 0)
}

const kin = /(?:^|[^\p{L}-])((?:mama|màmá|mummy|papa|daddy|baba|bàbá|iya|ìyá) )$/iu
const longestKin = 8
