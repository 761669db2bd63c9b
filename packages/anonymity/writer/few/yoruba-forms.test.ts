import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

test.for([
  'Onígbàjámọ̀ tó ń fi ọwọ́ òsì gẹ irun rí i.',
  'Birikilà tó ń gbé ní ìta ọjà rí wọn.',
  'Ẹni tó ní ìka mẹ́rin ló gbé e.',
  'Ọlọ́pàá tó fẹ́ fẹ̀yìntì ló sọ ọ́.',
  'Olùkọ́ tó jẹ́ arọ mọ̀ ọ́n.',
  'Kábíyèsí mọ̀ pé òun ni ìyàwó kẹta.',
  'Ó gun kẹ̀kẹ́ arọ wá sí ìpàdé.',
  'Èmi, akápò ìjọ kejì, rí owó náà.',
])('asks about: %s', (text) => {
  expect(checkText(text).questions).not.toEqual([])
})

test.for(['Ẹni tó kó o wá ni Délé.', 'Awakọ̀ tó ń sáré, Kúnlé, kò dúró.'])(
  'who is named behind needs no question: %s',
  (text) => {
    expect(checkText(text).questions).toEqual([])
  },
)

test.for(['Ọsẹ̀ tó ń bọ̀ ni ìpàdé.', 'Owó tó kù kò tó.', 'Ọ̀nà tí wọ́n ṣe ti bàjẹ́.'])(
  'asks about no one in: %s',
  (text) => {
    expect(checkText(text).questions).toEqual([])
  },
)
