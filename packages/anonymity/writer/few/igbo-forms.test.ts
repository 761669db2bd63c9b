import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

test.for([
  'Onye nta akụkọ na-ede n’aka ekpe gwara m.',
  'Jụọ onye na-edozi igwe ọkụ ebe ahụ.',
  'Nwaanyị ọcha na-akpa nkata hụrụ ya.',
  'Ọkwọ ụgbọala nwere afọ ọnụ gwara anyị.',
  'Onye nta akụkọ ikpeazụ hapụrụ ebe a.',
  'Naanị nwa agbọghọ na klas ahụ kwuru.',
  'Anyị bụ ndị ikom atọ.',
  "Ozi a si n'aka nwoke na-akụzi nkwa.",
])('asks about: %s', (text) => {
  expect(checkText(text).questions).not.toEqual([])
})

test.for(['Onye na-edebe ego bụ Ifeoma.', 'Onye na-edozi igwe, Okeke, lara.'])(
  'who is named behind needs no question: %s',
  (text) => {
    expect(checkText(text).questions).toEqual([])
  },
)

test.for(['Ego a na-atụ kwa ọnwa furu efu.', 'Ndị mmadụ na-echere mmiri.', 'Ụzọ ahụ mebiri emebi.'])(
  'asks about no one in: %s',
  (text) => {
    expect(checkText(text).questions).toEqual([])
  },
)
