import { expect, test } from 'vitest'
import { exposingWords } from './exposing-words.ts'

const told = [
  'The bursar paid ₦4,500,000 to Zainab’s shop on Tuesday. I saw voucher 118/26 in Tudun Wada, and Musa Ibrahim carried it.',
]
const named = ['Misali Kirkira', 'Kaduna']

function wordsOf(draft: string, known: string[] = []) {
  return exposingWords({ draft, told, named, known }).map(({ kind, words }) => `${kind} ${words}`)
}

test.each([
  ['Did you see the voucher yourself?', []],
  ['Who else saw voucher 118/26?', ['number 118/26']],
  ['Was it 4500000 naira?', ['number 4500000']],
  ['Did ZAINAB get it on tuesday?', ['name ZAINAB', 'day tuesday']],
  ['Is musa the driver in Tudun Wada?', ['name musa', 'name Tudun', 'name Wada']],
  ['Does Misali live in Kaduna?', ['name Misali', 'name Kaduna']],
  // Words at the beginning of a sentence have a capital letter for another reason.
  ['The office: I mean the first one?', []],
] as const)('%s', (draft, words) => {
  expect(wordsOf(draft)).toEqual(words)
})

test('a word that the public reads, or that staff wrote before, shows nothing more', () => {
  const known = ['Misali Kirkira of Kaduna', 'Was it voucher 118/26?']
  expect(wordsOf('Is voucher 118/26 in Kaduna with Musa?', known)).toEqual(['name Musa'])
})

test('each word is named once, as staff wrote it first', () => {
  expect(wordsOf('Musa, or MUSA, or musa’s brother?')).toEqual(['name Musa'])
})

test('marks and hooked letters make no difference', () => {
  const draft = exposingWords({ draft: 'Is Ɗan Ọlá here?', told: ['It was Dan Ola.'], named: [], known: [] })
  expect(draft.map(({ words }) => words)).toEqual(['Ɗan', 'Ọlá'])
})

test('a text of the longest kind is read in one pass', () => {
  const long = 'a,'.repeat(200_000)
  expect(exposingWords({ draft: long, told: [long], named: [], known: [] })).toEqual([])
})
