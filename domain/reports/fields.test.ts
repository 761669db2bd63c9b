import { expect, test } from 'vitest'
import { changedParts, fieldOf, passagesOf } from '../publishing/corrections.ts'
import { fieldsOfStatement, isTextPlace, statementsIn } from '../publishing/statements.ts'
import { itemSides } from './assets.ts'
import { emptyText, fieldNames, isItems, plainFields, type ReportText, reportFields } from './fields.ts'
import { type Sector, sectors } from './sectors.ts'

const text: ReportText = {
  ...emptyText(),
  ...{ personName: 'Misali Kirkira', position: 'Director', sector: 'education', state: 'Kaduna' },
}

const sectorNames = Object.fromEntries(sectors.map((sector) => [sector, sector])) as Record<Sector, string>

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

test('every plain field belongs to exactly one published statement', () => {
  const places = ['office', ...fieldNames.filter(isTextPlace)] as const
  const covered = places.flatMap((place) => fieldsOfStatement(place))
  expect(covered.toSorted()).toEqual(plainFields.toSorted())
})

test('a field that is filled shows among the passages and can be corrected', () => {
  for (const name of plainFields) {
    const filled: ReportText = { ...text, [name]: other(name) }
    expect(passagesOf(filled, sectorNames).map(({ part }) => part)).toContain(name)
    expect(changedParts(text, filled)).toEqual([name])
    expect(fieldOf(name)).toBe(name)
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
