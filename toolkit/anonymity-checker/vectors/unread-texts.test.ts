import { expect, test } from 'vitest'
import { readSet } from './marked-sets.ts'
import type { FullyMarked } from './read-marked-texts.ts'

const sizes = { en: 24, pcm: 12, ha: 8, ig: 8, yo: 8 } as const
const languages = ['en', 'pcm', 'ha', 'ig', 'yo'] as const
const cases = (['eighth', 'tenth', 'fifteenth'] as const).flatMap((set) =>
  languages.map((language) => ({ set, language })),
)

/** The eighth author was asked for more numbers in a text than the later ones. */
const fewestNumbers = { eighth: 21, tenth: 15, fifteenth: 15 }

const kinds = (
  'account number|address|boat number|bvn|case number|company number|date of birth|driver licence|email|file reference|gps|' +
  'handle|hospital number|identity number|imei|ip|log-in|mac|matric number|meter number|nin|' +
  'passport number|pay-roll number|phone|plate|practice number|serial number|service number|sim|staff number|tin|' +
  'voter card|voucher number|website|what3words'
).split('|')

/** How many digits a number of this kind has. */
const lengths: Record<string, number> = { nin: 11, bvn: 11, 'account number': 10, imei: 15, sim: 19 }

/** Shapes that must have a mark wherever they are: mails and handles, plates, IP addresses, and long numbers that are no sum of money. */
const shapes = [
  /\S@\S|@\w/g,
  /\b[A-Z]{2,3}[- ]?\d{3} ?[A-Z]{2}\b/g,
  /\b\d{1,3}(\.\d{1,3}){3}\b/g,
  /(?<![N\d.,])\d(?:[ .-]?\d){8,}/g,
]

// No message here shows a text: who changes the engine does not read these sets.
test.for(cases)('$set, $language: as many texts as wished, of 60 to 180 words', ({ set, language }) => {
  const documents = readSet(set, language)
  expect(documents).toHaveLength(sizes[language])
  const words = documents.map(({ text }) => text.split(/\s+/).length)
  expect(Math.min(...words)).toBeGreaterThanOrEqual(60)
  expect(Math.max(...words)).toBeLessThanOrEqual(180)
  expect(documents.filter((document) => direct(document).length === 0).length).toBeGreaterThanOrEqual(1)
  expect(documents.flatMap(({ persons }) => persons).length).toBeGreaterThan(25)
  expect(documents.flatMap(({ numbers }) => numbers).length).toBeGreaterThanOrEqual(fewestNumbers[set])
  expect(documents.flatMap(({ notNames }) => notNames).length).toBeGreaterThan(10)
})

test.for(cases)(
  '$set, $language: each mark covers whole words, and none is left in a text',
  ({ set, language }) => {
    const documents = readSet(set, language)
    expect(documents.filter(({ text }) => /\[\[|\]\]|\{\{|\}\}|~~|<<|>>/.test(text)).length).toBe(0)
    for (const document of documents) {
      const { text, phrases, notNames } = document
      const marked = [...direct(document), ...phrases, ...notNames]
      const broken = marked.filter(
        ([start, end]) =>
          !/^\S(.*\S)?$/s.test(text.slice(start, end)) ||
          isWithinWord(text, start) ||
          isWithinWord(text, end),
      )
      expect(broken).toEqual([])
      const inOrder = [...direct(document), ...notNames].toSorted(([one], [other]) => one - other)
      const overlapping = inOrder.filter(([start], index) => start < (inOrder[index - 1]?.[1] ?? 0))
      expect(overlapping).toEqual([])
    }
  },
)

test.for(cases)(
  '$set, $language: each number has a known kind and as many digits as that kind has',
  ({ set, language }) => {
    const numbers = readSet(set, language).flatMap(({ text, numbers }) =>
      numbers.map(({ what, span }) => ({ what, digits: text.slice(...span).replace(/\D/g, '').length })),
    )
    expect(numbers.filter(({ what }) => !kinds.includes(what))).toEqual([])
    expect(numbers.filter(({ what, digits }) => what in lengths && digits !== lengths[what])).toEqual([])
  },
)

test.for(cases)(
  '$set, $language: no name and no number of a text is marked in one place and left out in another',
  ({ set, language }) => {
    let leftOutOfSet = 0
    readSet(set, language).forEach((document, index) => {
      const rest = withoutMarked(document)
      const left: string[] = rest.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []
      const names = document.persons
        .flatMap((span) => document.text.slice(...span).match(/[\p{L}\p{M}'’-]{3,}/gu) ?? [])
        .filter((name) => !everyday.has(name))
      const leftOut = names.filter((name) => left.includes(name.toLowerCase()))
      leftOutOfSet += new Set(leftOut).size
      for (const shape of shapes) expect(rest.match(shape)?.length ?? 0, `text ${index + 1}`).toBe(0)
    })
    expect(leftOutOfSet).toBe(set === 'tenth' ? (everydayOfTenth[language] ?? 0) : 0)
  },
)

/** Words within by-names that are everyday words elsewhere in the same text, so they are not looked for. */
const everyday = new Set(['Comrade', 'oga', 'Mai', 'Ɗan', 'Nne', 'Kòkó', 'Ìyá', 'Kootu'])

/** In the tenth set these are only counted, as no one may read them. */
const everydayOfTenth: Partial<Record<(typeof languages)[number], number>> = { en: 1, ha: 1 }

type Span = [start: number, end: number]

function direct({ persons, numbers }: FullyMarked): Span[] {
  return [...persons, ...numbers.map(({ span }) => span)]
}

function isWithinWord(text: string, place: number): boolean {
  return /^[\p{L}\p{M}\d]{2}$/u.test(text.slice(place - 1, place + 1))
}

function withoutMarked(document: FullyMarked): string {
  return [...direct(document), ...document.notNames]
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end]) => `${text.slice(0, start)}\n${text.slice(end)}`, document.text)
}
