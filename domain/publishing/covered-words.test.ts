import { expect, test } from 'vitest'
import { emptyText, type ReportText } from '../reports/fields.ts'
import { cover, coverWords, notInText } from './covered-words.ts'

const text: ReportText = {
  ...emptyText(),
  ...{ sector: 'other', state: 'Kano', personName: 'Misali Kirkira', position: 'Director' },
  whatHappened: 'I typed voucher A.7 for Ada. ADA and ada signed; adaptation did not.',
  witnesses: 'Ada knows.',
  relevantLinks: ['https://example.org/ada', 'https://example.org/other'],
  suspectedItems: [
    {
      kind: 'vehicle',
      what: 'Ada House',
      where: 'Kano',
      value: 5,
      currency: 'NGN',
      acquired: null,
      source: '',
    },
  ] as ReportText['suspectedItems'],
}

test('words are covered wherever they would become public, in capitals or not', () => {
  const covered = coverWords(text, ['voucher A.7', 'for Ada'])
  expect(covered.whatHappened).toBe(`I typed ${cover} ${cover}. ADA and ada signed; adaptation did not.`)
  const every = coverWords(text, ['ada'])
  expect(every.whatHappened).toBe(
    `I typed voucher A.7 for ${cover}. ${cover} and ${cover} signed; ${cover}ptation did not.`,
  )
  expect(every.suspectedItems[0]?.what).toBe(`${cover} House`)
  expect(every.relevantLinks).toEqual(['https://example.org/other'])
})

test('what is for staff alone, and all else, stays as it was', () => {
  const { witnesses, personName, state } = coverWords(text, ['Ada'])
  expect({ witnesses, personName, state }).toEqual({
    ...{ witnesses: 'Ada knows.', personName: 'Misali Kirkira', state: 'Kano' },
  })
  expect(coverWords(text, [])).toBe(text)
})

test('the longer words are covered first, signs mean themselves, and covers are all of one length', () => {
  expect(coverWords(text, ['Ada', 'Ada House']).suspectedItems[0]?.what).toBe(cover)
  expect(coverWords(text, ['A.7 f']).whatHappened).toContain(`voucher ${cover}or Ada`)
  expect(coverWords({ ...text, whatHappened: 'AB7 f' }, ['A.7 f']).whatHappened).toBe('AB7 f')
})

test('words that are not in the public text are named', () => {
  expect(notInText(text, ['Ada', 'knows', 'quokka'])).toEqual(['knows', 'quokka'])
})
