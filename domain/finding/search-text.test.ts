import { foldText } from '@fitila/names/text/fold'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AssetItem } from '../reports/assets.ts'
import { emptyText, type ReportText } from '../reports/fields.ts'
import { searchText } from './search-text.ts'

test.each([
  ['Ọláńrewájú', 'olanrewaju'],
  ['ṢỌLÁ', 'sola'],
  ['Ńgọ́zí Ọkọ́njọ́', 'ngozi okonjo'],
  ['Ɓauchi ɗan Ƙano Ƴola', 'bauchi dan kano yola'],
  ['ɓauchi ɗan ƙano ƴola', 'bauchi dan kano yola'],
  ['Đorđe Øre Łódź', 'dorde ore lodz'],
  ['  two\t\n words ', 'two words'],
  ['a \0 b\u0007c', 'a bc'],
  ['Ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
  ['ﬁnance', 'finance'],
  ['№ 5', 'no 5'],
  ['₦400', '₦400'],
  ['100% _sure_ \\ "so"', '100% _sure_ \\ "so"'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['O’Brien', "O'Brien"],
  ['ʼYar’adua', "'Yar'adua"],
  ['“gift”', '"gift"'],
])('%j is found by who types %j', (written, typed) => {
  expect(foldText(written)).toBe(foldText(typed))
})

test('a letter typed as one sign or as letter and mark is the same letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
    }),
  )
})

test('a text of Latin letters is folded as it is beside letters of another script', () => {
  const letter = fc.oneof(
    fc.integer({ min: 0x20, max: 0x24f }),
    fc.integer({ min: 0x1e00, max: 0x1eff }),
    fc.integer({ min: 0x300, max: 0x36f }),
  )
  fc.assert(
    fc.property(fc.array(letter), (codes) => {
      const text = `a${String.fromCodePoint(...codes)}`
      expect(foldText(`${text} ت`)).toBe(`${foldText(text)} ت`)
    }),
    { numRuns: 2_000 },
  )
})

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
    { numRuns: 2000 },
  )
})

test('no control character survives, so that a term with one can be asked of the database', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(text)).not.toMatch(/\p{Cc}/u)
    }),
  )
})

test('the six fields of the specification are searched, with what happened and where, and no others', () => {
  const words: ReportText = {
    ...emptyText(),
    personName: 'Name',
    position: 'Office',
    sector: 'police',
    state: 'Kano',
    declaredAssets: 'Declared',
    suspectedAssets: 'Suspected',
    wealthSource: 'Source',
    evidence: 'Evidence',
    relevantLinks: ['https://example.org/link'],
    incidentDate: '2024',
    ...{ wrongKind: 'bribe', place: 'Counter', amount: 'Twenty', whatHappened: 'Happened' },
    ...{ witnesses: 'Witness', mustNotSee: 'Hidden' },
    suspectedItems: [{ ...item, what: 'Duplex', where: 'Guzápe', source: 'Deed' }],
    declaredItems: [{ ...item, what: 'Bungalow' }],
  }
  expect(searchText(words).split('\n').toSorted()).toEqual([
    ...['counter', 'declared bungalow', 'evidence', 'happened', 'name', 'office', 'source'],
    'suspected duplex guzape deed',
  ])
})

test('no folded term can hold the line end between two fields', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(text)).not.toContain('\n')
    }),
  )
})

const item: AssetItem = {
  kind: 'other',
  what: '',
  where: '',
  value: null,
  currency: 'NGN',
  acquired: null,
  source: '',
}
