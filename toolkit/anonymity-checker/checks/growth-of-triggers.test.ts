import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkText } from '@fitila/anonymity/check-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorkCounter } from '#tests/support/documents/count-work.ts'

const size = 400

// The words that detectors wait for, in a row: each list of each file alone, and all words of its expressions.
const engine = join(import.meta.dirname, '../../../packages/anonymity')

const triggers = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => path.endsWith('.ts') && !/\.test\.ts$|gazetteers|names\/model|pdf\/|kinds|advice/.test(path),
  )
  .flatMap((path) =>
    listsIn(readFileSync(join(engine, path), 'utf8')).map(
      (words, place) => [`${path}, list ${place + 1}`, words] as const,
    ),
  )

const writings = {
  'in small letters': (words: readonly string[]) => words.join(' '),
  'with capitals and dots': (words: readonly string[]) => `${words.map(capital).join('. ')}.`,
} as const

const counter = await openWorkCounter()
afterAll(() => counter.close())

// The first check also makes what is made only once.
beforeAll(() => workOf('Mr. Musa '))

test('the lists of trigger words are found', () => {
  expect(triggers.length).toBeGreaterThan(50)
})

test.for(triggers)(
  'visited letters grow with a row of trigger words: %s',
  { timeout: 60_000 },
  async ([, words]) => {
    for (const write of Object.values(writings)) {
      const row = `${write(words)} `
      // Whole rows: the words of one half of a long list may cost more than those of the other.
      const rows = Math.ceil(size / row.length)
      const work = (times: number) => workOf(row.repeat(rows * times))
      const [once, twice, fourfold] = [await work(1), await work(2), await work(4)]
      expect(fourfold - twice).toBeLessThan(2.5 * (twice - once) + once * 0.05)
    }
  },
)

// A row of one word asks most of a rule that goes on while words of its list follow.
test.for([
  'Mr. ',
  'Mr. Alhaji ',
  'Dr Mrs ',
  'a://',
  `a://${')'.repeat(60)}`,
  'at proton dot ',
  'IMEI ',
  'the only ',
  '@a.',
  'Monday ',
  'Kehinde Oso ',
  'A. ',
  'i am the ',
  'Name: musa; ',
  'they call ',
  'beside Christ ',
  'KT/A/1/',
  'of and ',
])('visited letters grow with the row, not faster: %s', { timeout: 60_000 }, async (piece) => {
  const work = (length: number) => workOf(piece.repeat(Math.ceil(length / piece.length)))
  const [once, twice, fourfold] = [await work(size), await work(2 * size), await work(4 * size)]
  expect(fourfold - twice).toBeLessThan(2.5 * (twice - once) + once * 0.05)
})

function workOf(text: string): Promise<number> {
  return counter.count(async () => checkText(text))
}

/** Every string that is cut into a list of words, or looks like one, and the words of each expression. */
function listsIn(source: string): string[][] {
  const lists = [...source.matchAll(/['"]([^'"\n]{16,})['"]\s*\.split\(\s*['"]([ |,])['"]/g)].map(
    ([, text = '', sign = ' ']) => text.split(sign),
  )
  const labelled = [...source.matchAll(/:\s*['"]((?:[^,'"\n]{1,40},){3}[^'"\n]*)['"]/g)].map(
    ([, text = '']) => text.split(','),
  )
  const expressions = [...source.matchAll(/\(\?:((?:[a-z' -]{2,30}\|){3}[a-z' |-]*)\)/g)].map(
    ([, text = '']) => text.split('|'),
  )
  const rows = [...source.matchAll(/['"]((?:[^'"|\n]{1,60}\|){3}[^'"\n]*)['"]/g)].map(([, text = '']) =>
    text.split('|'),
  )
  const small = [...source.matchAll(/:\s*['"]((?:[a-z'-]{1,20} ){11}[^"\n]*)['"]/g)].map(([, text = '']) =>
    text.split(' '),
  )
  return [...lists, ...labelled, ...expressions, ...rows, ...small].map((words) =>
    words.filter((word) => word !== ''),
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
