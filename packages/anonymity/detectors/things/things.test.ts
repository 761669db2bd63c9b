import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function kindsOf(text: string): string[] {
  return checkText(text).findings.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)
}

function people(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind }) => kind === 'person')
    .map(({ start, end }) => text.slice(start, end))
}

test.for([
  ['I paid the money at Felix Okorie Farms on Tuesday.', 'organization Felix Okorie Farms'],
  ['Come to Isaac Briggs Park with the file.', 'place Isaac Briggs Park'],
  ['Our lawyers are Ngozi Adaeze and Co, of Enugu.', 'organization Ngozi Adaeze and Co'],
  ['An kai shi asibitin Yusuf Dantata jiya, kuma ba a ba shi magani ba.', 'organization Yusuf Dantata'],
  ['Wọ́n pè wá sí gbọ̀ngàn Bishop Philips ní àná.', 'organization Philips'],
])('a thing that is called after someone stays hidden, as what it is: %s', ([text = '', found]) => {
  expect(kindsOf(text)).toContain(found)
  expect(people(text)).toEqual([])
})

test('a person with such a word for a family name stays a person', () => {
  expect(people('Mr Samuel Hall signed for it.')).toEqual(['Samuel Hall'])
  expect(people('Mrs Grace Ward kept the key.')).toEqual(['Grace Ward'])
})

test('the name of a thing lends no name to the rest of the text', () => {
  expect(people('We met at Emmanuel Chapel. Emmanuel street is behind it.')).toEqual([])
})

test.for([
  'Kindly look into it with Justice and Mercy.',
  'May God give us Comfort in this matter.',
  'Closed with prayer, in Unity and Joy.',
  'We have shown Patience with this council for two years.',
  'It happened on Easter Monday in the morning.',
  'Biko nyere anyị aka maka ebere.',
])('a virtue or a day that is meant is no one: %s', (text) => {
  expect(people(text)).toEqual([])
})

test('a virtue that is a name stays one', () => {
  expect(people('I gave the file to Mercy Okon yesterday.')).toEqual(['Mercy Okon'])
  expect(people('Patience signed for the money, and Mr Joy kept it.')).toEqual(['Patience', 'Joy'])
})

test('a listed place where a place is meant is hidden as one', () => {
  expect(kindsOf('They drove the lorry from Oshodi to the depot.')).toContain('place Oshodi')
  expect(people('Officers in Zaria, Giwa, Makarfi and Ikara shall report.')).toEqual([])
  expect(people('Mr Oshodi signed the paper in Zaria.')).toEqual(['Oshodi'])
})

test('who asks in a chat is no one by name, and a log-in is a handle', () => {
  const text = 'Newsroom: yes?\nZhiri9real: they took it\nNewsroom: who?\nZhiri9real: the boss'
  expect(people(text)).toEqual([])
  expect(kindsOf(text)).toContain('social-handle Zhiri9real')
})

test('behind "the", and in an announcement in capitals, an unsure word is not asked about', () => {
  expect(people('Counsel are to file at the Registry of the Division.')).toEqual([])
  expect(people('A FI N SO FUN GBOGBO ARA ILU PE OJA NAA YOO SI.')).toEqual([])
})
