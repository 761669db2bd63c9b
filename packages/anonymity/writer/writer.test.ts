import { expect, test } from 'vitest'
import { checkText } from '../check-text.ts'
import { rewriteText } from '../rewrite.ts'
import { rewriteClue, withEdits } from './rewrite-clue.ts'
import { whoFits } from './who-fits.ts'

test.for([
  ['role', 'I am a nurse at the clinic.'],
  ['role', 'I be cashier for that office.'],
  ['role', 'A matsayina na akawu, na san komai.'],
  ['role', 'Abụ m onye nkuzi.'],
  ['role', 'Mo jẹ́ olùkọ́ ní ilé ẹ̀kọ́ náà.'],
  ['shift', 'It happened on night shift.'],
  ['shift', 'Ina aikin dare a ranar.'],
  ['shift', 'E mere ya n’oge ọrụ abalị.'],
  ['shift', 'Iṣẹ́ alẹ́ ni mo ṣe.'],
  ['sex', 'As a woman I was told to leave.'],
  ['sex', 'Ni mace ce a ofishin.'],
  ['sex', 'Abụ m nwanyị.'],
  ['sex', 'Èmi ni obìnrin níbẹ̀.'],
  ['religion', 'I am a Muslim.'],
  ['religion', 'Ni kirista ne.'],
  ['religion', 'Abụ m onye Alakụba.'],
  ['group', 'As an Igbo man I cannot complain there.'],
  ['group', 'My tribesmen know.'],
  ['personal-trait', 'I am deaf.'],
  ['health', 'Ni mai ciki ce, na bar aiki. Rashin lafiyata ya hana.'],
  ['family', 'My husband works at the treasury.'],
  ['family', 'Mo jẹ́ opó.'],
  ['seat', 'My desk faces the door.'],
  ['seat', 'Teburina na kusa da ƙofa.'],
  ['seat', 'Oche m dị nso.'],
  ['seat', 'Tábìlì mi wà níbẹ̀.'],
  ['witness', 'Na me carry the bag.'],
  ['witness', 'Na gani da idona.'],
  ['witness', 'O mere n’ihu m.'],
  ['witness', 'Ó ṣẹlẹ̀ níwájú mi.'],
  ['company', 'There were three of us.'],
  ['company', 'Mu biyu ne kawai.'],
  ['company', 'Àwa méjì ni a wà níbẹ̀.'],
  ['greeting', 'Calvary greetings to you all.'],
  ['spelling', 'We recieve it every month.'],
] as const)('asks about %s in: %s', ([reason, text]) => {
  const reasons = checkText(text).questions.flatMap((one) => [one.reason, ...one.also])
  expect(reasons).toContain(reason)
})

test.for([
  'I am not a nurse.',
  'I am afraid of the driver.',
  'The nurse and the driver signed the voucher.',
  'Dis road no good, and dem don pay for am.',
  'The contract was paid twice and the clinic was never built.',
])('asks about no writer in: %s', (text) => {
  expect(checkText(text).questions).toEqual([])
})

test('no clue counts in the score', () => {
  expect(checkText('I am deaf, my tribesmen know, and na me carry the bag.').score).toBe(100)
})

test('one phrase can tell several things', () => {
  const [question] = checkText('I am a Muslim nurse.').questions
  expect([question?.reason, ...(question?.also ?? [])]).toEqual(['religion', 'role'])
})

test('a phrase that comes back is a habit', () => {
  const text =
    'We suffered without good reason today. Later, without good reason today, he left, and without good reason today we stay.'
  expect(checkText(text).questions.map(({ reason }) => reason)).toContain('unusual-words')
})

test('counts who fits, and names the clue to drop first', () => {
  const text = 'As a woman, I saw the bag. I am a nurse. It was on night shift.'
  const { questions } = checkText(text)
  const all = whoFits(text, questions, { people: 96, women: 48 })
  expect(all.about).toBe(2)
  expect(all.dropFirst?.reason).toBe('role')
  expect(all.without).toBe(16)
})

test('without an answer on women, half are counted; nothing goes under one', () => {
  const text = 'As a woman, I knew.'
  const { questions } = checkText(text)
  expect(whoFits(text, questions, { people: 40, women: undefined }).about).toBe(20)
  expect(whoFits(text, questions, { people: 40, women: 3 }).about).toBe(3)
  expect(whoFits(text, questions, { people: 40, women: 0 }).about).toBe(1)
  expect(whoFits('', [], { people: 40, women: 3 })).toEqual({ about: 40, dropFirst: undefined, without: 40 })
})

test('a rewriting says it for many', () => {
  const text = 'I am a Muslim nurse. As a widow, I kept quiet.'
  const { questions, findings } = checkText(text)
  const edits = questions.map((question) => rewriteClue(text, question, findings).edit)
  expect(rewriteText(text, withEdits(findings, edits))).toBe(
    'I am a member of staff. As a member of staff, I kept quiet.',
  )
})

test('where no other words are safe, the sentence goes and its neighbours stay', () => {
  const text = 'The money is gone. My desk faces the door of Ngozi Nwabara. He paid twice.'
  const { questions, findings } = checkText(text)
  const edits = questions.map((question) => rewriteClue(text, question, findings).edit)
  expect(rewriteText(text, withEdits(findings, edits))).toBe('The money is gone. He paid twice.')
})

test('the questions and rewritings of the browser walk', () => {
  const text = 'As a woman, I saw the bag. I am a nurse. It was on night shift.'
  const { questions, findings } = checkText(text)
  const words = questions.map(({ start, end }) => text.slice(start, end))
  expect(words).toEqual(expect.arrayContaining(['I am a nurse', 'night shift']))
  const edits = questions
    .filter((_, place) => ['I am a nurse', 'night shift'].includes(words[place] ?? ''))
    .map((question) => rewriteClue(text, question, findings).edit)
  expect(rewriteText(text, withEdits([], edits))).toBe('As a woman, I saw the bag. I am a member of staff. ')
})
