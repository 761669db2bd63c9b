import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

const named: readonly (readonly [string, string])[] = [
  ['We saw Brother Tertsea loading it.', 'Brother Tertsea'],
  ['Alhaji Burger brought the dead cow.', 'Alhaji Burger'],
  ['Tell Iya Ibeji and Mama T nothing.', 'Iya Ibeji'],
  ['Tell Iya Ibeji and Mama T nothing.', 'Mama T'],
  ['Cleared by Assistant Comptroller Idris Gwadangaji, who left.', 'Idris Gwadangaji'],
  ['The storekeeper Terhemba was there.', 'Terhemba'],
  ['His rival, Jelili "Koboko" Aremu, told reporters.', 'Jelili "Koboko" Aremu'],
  ['4,NTUI, Agbor,Gardener', 'NTUI, Agbor'],
  ['Direba Lawwali Mai Kano Line ya rubuta a takarda.', 'Lawwali Mai Kano Line'],
  ['Ishaku Wamdeo collected the diesel. Signed: I.W.', 'I.W.'],
]

test.for(named)('%s: %s', ([text, name]) => {
  expect(certainIn(text)).toContain(name)
})

const chat = 'Obum: kwuo eziokwu\nAdanna: ee\nObum: chineke\nAdanna: nye m nomba'

test('who speaks again and again in a chat is a person', () => {
  expect(certainIn(chat)).toEqual(['Obum', 'Adanna', 'Obum', 'Adanna'])
})

const plain: readonly string[] = [
  'Question: who paid?\nAnswer: the clerk\nQuestion: when?\nAnswer: in May',
  'Camp manager im brother. Person wey snap picture na goat.',
  'Butcher wey bring am no talk.',
  'Dokita eranko ko wa si oja.',
]

test.for(plain)('no person: %s', (text) => {
  expect(certainIn(text)).toEqual([])
})
