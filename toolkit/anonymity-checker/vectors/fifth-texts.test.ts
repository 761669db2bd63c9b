import { expect, test } from 'vitest'
import { readSet } from './marked-sets.ts'
import type { FullyMarked } from './read-marked-texts.ts'

/** Words within a by-name that are everyday words elsewhere in the same text, so they are not looked for. */
const everyday = ['Mai', 'The']

type Span = [start: number, end: number]

const sizes = { en: 33, pcm: 21, ha: 18, ig: 18, yo: 18 } as const
const languages = ['en', 'pcm', 'ha', 'ig', 'yo'] as const

const kinds = (
  'account number|address|boat number|bvn|call-up number|date of birth|driver licence|email|exam number|file reference|gps|' +
  'handle|hospital number|identity number|imei|ip|log-in|mac|matric number|meter number|nin|passport|' +
  'pay-roll number|pension PIN|phone|plate|practice number|serial number|service number|sim|staff number|tin|voter card|what3words'
).split('|')

/** How many digits a number of this kind has, where it is written in digits. */
const lengths: Record<string, number> = { nin: 11, bvn: 11, 'account number': 10, imei: 15 }

/** Shapes that must have a mark wherever they are: mails and handles, plates, IP addresses, and long numbers that are no sum of money. */
const shapes = [
  /\S@\S|@\w/g,
  /\b[A-Z]{2,3}[- ]?\d{3} ?[A-Z]{2}\b/g,
  /\b\d{1,3}(\.\d{1,3}){3}\b/g,
  /(?<![N\d.,])\d(?:[ .-]?\d){8,}/g,
]

test.for(languages)('%s: as many texts as wished, of 40 to 250 words', (language) => {
  const documents = readSet('fifth', language)
  expect(documents).toHaveLength(sizes[language])
  for (const { text } of documents) {
    const words = text.split(/\s+/).length
    expect(words, text).toBeGreaterThanOrEqual(40)
    expect(words, text).toBeLessThanOrEqual(250)
  }
  const plain = documents.filter(
    ({ persons, numbers, phrases }) => persons.length + numbers.length + phrases.length === 0,
  )
  expect(plain.length).toBeGreaterThanOrEqual(2)
})

test.for(languages)('%s: each mark covers whole words, and none is left in a text', (language) => {
  for (const document of readSet('fifth', language)) {
    const { text, phrases } = document
    expect(text).not.toMatch(/\[\[|\]\]|\{\{|\}\}|~~|<<|>>|\|(?=\S)/)
    for (const span of [...direct(document), ...phrases]) {
      expect(text.slice(...span)).toMatch(/^\S(.*\S)?$/s)
      expect(text.slice(span[0] - 1, span[0] + 1), text).not.toMatch(/^[\p{L}\p{M}\d]{2}$/u)
      expect(text.slice(span[1] - 1, span[1] + 1), text).not.toMatch(/^[\p{L}\p{M}\d]{2}$/u)
    }
    const inOrder = direct(document).sort(([a], [b]) => a - b)
    inOrder.forEach(([start], index) => {
      expect(start, text).toBeGreaterThanOrEqual(inOrder[index - 1]?.[1] ?? 0)
    })
    for (const { what, span } of document.numbers) {
      expect(kinds).toContain(what)
      const digits = text.slice(...span).replace(/\D/g, '')
      if (digits !== '' && what in lengths) expect(digits).toHaveLength(lengths[what] ?? 0)
    }
  }
})

test.for(languages)(
  '%s: no name and no number of a text is marked in one place and left out in another',
  (language) => {
    for (const document of readSet('fifth', language)) {
      const rest = withoutMarked(document)
      const names = document.persons
        .flatMap((span) => document.text.slice(...span).match(/[\p{L}\p{M}'’-]{3,}/gu) ?? [])
        .filter((name) => !everyday.includes(name))
      const left: string[] = rest.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []
      expect(
        names.filter((name) => left.includes(name.toLowerCase())),
        document.text,
      ).toEqual([])
      for (const shape of shapes) expect(rest.match(shape) ?? [], document.text).toEqual([])
    }
  },
)

function direct({ persons, numbers, notNames }: FullyMarked): Span[] {
  return [...persons, ...numbers.map(({ span }) => span), ...notNames]
}

function withoutMarked(document: FullyMarked): string {
  return direct(document)
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => `${text.slice(0, start)}\n${text.slice(end)}`, document.text)
}
