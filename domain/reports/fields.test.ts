import { expect, test } from 'vitest'
import { searchText } from '../finding/search-text.ts'
import { changedParts, fieldOf, passagesOf } from '../publishing/corrections.ts'
import { fieldsOfStatement, isTextPlace, statementsIn } from '../publishing/statements.ts'
import { itemSides } from './assets.ts'
import {
  emptyText,
  fieldNames,
  isItems,
  isPublished,
  plainFields,
  publishedText,
  type ReportText,
  reportFields,
  withSealedFields,
} from './fields.ts'
import { type KindOfWrong, kindsOfWrong } from './kinds-of-wrong.ts'
import { type Sector, sectors } from './sectors.ts'

const text: ReportText = {
  ...emptyText(),
  ...{ personName: 'Misali Kirkira', position: 'Director', sector: 'education', state: 'Kaduna' },
}

const choiceNames = {
  sectorNames: Object.fromEntries(sectors.map((sector) => [sector, sector])) as Record<Sector, string>,
  kindNames: Object.fromEntries(kindsOfWrong.map((kind) => [kind, { label: kind }])) as Record<
    KindOfWrong,
    { label: string }
  >,
}

test('the two lists of items are fields, and the other fields are plain', () => {
  expect(fieldNames.filter(isItems)).toEqual(itemSides)
  expect([...plainFields, ...itemSides].toSorted()).toEqual(fieldNames.toSorted())
})

test('items are listed beside a field that is there', () => {
  for (const side of itemSides) expect(fieldNames).toContain(reportFields[side].beside)
})

test('what is listed is plain, and the office speaks of it', () => {
  for (const name of fieldNames)
    if (reportFields[name].listed) expect(fieldsOfStatement('office')).toContain(name)
})

test('every plain field belongs to exactly one published statement, or staff alone read it', () => {
  const places = ['office', ...fieldNames.filter(isTextPlace)] as const
  const covered = places.flatMap((place) => fieldsOfStatement(place))
  expect(covered.toSorted()).toEqual(plainFields.filter(isPublished).toSorted())
})

test('a field that is filled shows among the passages and can be corrected', () => {
  for (const name of plainFields.filter(isPublished)) {
    const filled: ReportText = { ...text, [name]: other(name) }
    expect(passagesOf(filled, choiceNames).map(({ part }) => part)).toContain(name)
    expect(changedParts(text, filled)).toEqual([name])
    expect(fieldOf(name)).toBe(name)
  }
})

test('what staff alone read is in nothing that the public gets', () => {
  const hidden = fieldNames.filter((name) => !isPublished(name))
  expect(hidden).toEqual(['witnesses', 'mustNotSee'])
  for (const name of plainFields.filter((each) => !isPublished(each))) {
    const filled: ReportText = { ...text, [name]: other(name) }
    expect(publishedText(filled)).toEqual(text)
    expect(withSealedFields(publishedText(filled), filled)).toEqual(filled)
    expect(passagesOf(filled, choiceNames)).toEqual(passagesOf(text, choiceNames))
    expect(statementsIn(filled)).toEqual([{ place: 'office' }])
    expect(searchText(filled)).toBe(searchText(text))
    expect(changedParts(text, filled)).toEqual([])
  }
})

test('an empty field makes no statement', () => {
  expect(statementsIn(text)).toEqual([{ place: 'office' }])
})

function other(name: (typeof plainFields)[number]): unknown {
  const field = reportFields[name]
  if (field.kind === 'choice') return field.of.find((choice) => choice !== text[name])
  else if (field.kind === 'links') return ['https://example.org']
  else return field.kind === 'date' ? '2024' : 'Other.'
}
