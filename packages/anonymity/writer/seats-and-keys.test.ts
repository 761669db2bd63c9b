import { expect, test } from 'vitest'
import { checkText } from '../check-text.ts'

test.for([
  ['seat', 'I sat behind him in the car.'],
  ['seat', 'I siddon near di engine dat day.'],
  ['seat', 'Na zauna a bayansa a mota.'],
  ['seat', 'Anọdụrụ m n’azụ ya n’ụgbọ.'],
  ['seat', 'Mo jókòó lẹ́yìn rẹ̀ nínú ọkọ̀.'],
  ['only-one', 'Nobody but me could open it.'],
  ['only-one', 'Nobody pass me fit tell una.'],
  ['only-one', 'Ba wanda ya sani sai ni.'],
  ['only-one', 'O nweghị onye ọzọ maara ya.'],
  ['only-one', 'Kò sí ẹlòmíràn tó mọ̀ ọ́n.'],
  ['witness', 'The key is with me.'],
  ['witness', 'Makullin sito a hannuna yake.'],
  ['company', 'Me and two other riders wait there.'],
  ['only-one', 'Una sabi me as the one wey dey shout.'],
] as const)('asks about %s in: %s', ([reason, text]) => {
  expect(checkText(text).questions.map((question) => question.reason)).toContain(reason)
})

test.for([
  'He sat behind a big desk.',
  'Nobody came but the gate was open.',
  'Ba wanda ya zo taron jiya.',
  'Mai kanti ya zauna a gida.',
  'Ha nọdụrụ ala ruo abalị.',
  'Wọ́n jókòó fún wákàtí mẹ́ta.',
])('asks about no writer in: %s', (text) => {
  expect(checkText(text).questions).toEqual([])
})
