import { expect, test } from 'vitest'
import { checkText } from './check-text.ts'

test.for([
  ['I am the only woman in the audit unit.', 'only-one'],
  ['When I was transferred from Kano in March, I saw it.', 'event'],
  ['He told me to my face.', 'witness'],
  ['after 12 years of service', 'length-of-service'],
  ['I am a nursing mother.', 'personal-trait'],
  ['As my people say, water no get enemy.', 'unusual-words'],
  ['I drove the commissioner for six years.', 'witness'],
  ['Apart from me there were only two.', 'only-one'],
  ['I take the minutes at every meeting.', 'role'],
  ['I live next door to the warehouse.', 'seat'],
  ['My left leg was amputated.', 'health'],
  ['My twin sister also works there.', 'family'],
  ['I was suspended for two weeks.', 'event'],
  ['They call me Oga Sir.', 'only-one'],
  ["I'm his niece.", 'family'],
  ['Na me dey open the registry.', 'witness'],
  ['Na only me and my brother dey the gate.', 'only-one'],
  ['Ni ne mafi dadewa a ofishin.', 'only-one'],
  ['Ina da ciki wata shida.', 'personal-trait'],
  ['Naanị m nọ n’ebe ahụ.', 'only-one'],
  ['Adị m ime ọnwa ise.', 'personal-trait'],
  ['Èmi nìkan ni mo wà níbẹ̀.', 'only-one'],
  ['Mo lóyún oṣù márùn-ún.', 'personal-trait'],
] as const)('asks about: %s', ([text, reason]) => {
  expect(checkText(text).questions.map((question) => question.reason)).toContain(reason)
})

test('questions never count', () => {
  expect(checkText('I am the first here, and nobody else saw it.').score).toBe(100)
})

test('an ordinary sentence raises no question', () => {
  expect(checkText('The voucher was paid twice, and the road was never built.').questions).toEqual([])
})
