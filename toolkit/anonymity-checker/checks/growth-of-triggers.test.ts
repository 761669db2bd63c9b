import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkText } from '@fitila/anonymity/check-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorkCounter } from '#tests/support/documents/count-work.ts'

/** Letters of the shorter text. */
const size = 200

/** The longer text is so many times as long. */
const longer = 4

/**
 * What the longer text may cost, as a multiple. A linear cost gives 4, and 4.35 at most where words meet at the ends of rows. Where a
 * twentieth of the cost of 200 letters grows with the square, it is 4.57.
 */
const most = 4.5

// The words that detectors wait for, in a row: each list of each file alone, and all words of its expressions.
const engine = join(import.meta.dirname, '../../../packages/anonymity')

const found = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => path.endsWith('.ts') && !/\.test\.ts$|gazetteers|names\/model|pdf\/|kinds|advice/.test(path),
  )
  .flatMap((path) =>
    listsIn(readFileSync(join(engine, path), 'utf8')).map(
      (words, place) => [`${path}, list ${place + 1}`, words] as const,
    ),
  )

// Several of the patterns below find one list. Once is enough.
const triggers = [...new Map(found.map((each) => [each[1].join(' '), each])).values()]

const writings = {
  'in small letters': (words: readonly string[]) => words.join(' '),
  'with capitals and dots': (words: readonly string[]) => `${words.map(capital).join('. ')}.`,
} as const

const counter = await openWorkCounter()
afterAll(() => counter.close())

/** What a check costs that has nothing to check. */
let ofNothing = 0

beforeAll(async () => {
  // The first check also makes what is made only once: the lists, and the hashes of those that no list has.
  await counter.count(async () => checkText('Mr. Musa Qwazzix '))
  ofNothing = await counter.count(async () => checkText(''))
})

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
      await expectLinear(row.repeat(rows))
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
  'voucher number 41-',
  'ends in 8271 ',
  'A1B2 C3D4-',
  'initials A. ',
  'paid to Abarowa ',
  'Abarowa, km 4 from ',
])('visited letters grow with the row, not faster: %s', { timeout: 60_000 }, async (piece) => {
  await expectLinear(piece.repeat(Math.ceil(size / piece.length)))
})

async function expectLinear(text: string): Promise<void> {
  const works = [text, text.repeat(longer)].map((each) => async () => checkText(each))
  const [once = 0, more = 0] = await counter.countEach(works)
  expect(once).toBeGreaterThan(ofNothing)
  expect((more - ofNothing) / (once - ofNothing)).toBeLessThan(most)
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
