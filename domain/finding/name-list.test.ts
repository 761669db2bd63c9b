import { expect, test } from 'vitest'
import { readNameList, readNameRows } from './name-list.ts'

test('a line is a name, and a state where one is given; empty lines and the same once more are left out', () => {
  expect(readNameList('Misali Kirkira; kano\n\n  Sani   Wandoma\nMisali Kirkira;Kano\nA; Atlantis')).toEqual([
    { name: 'Misali Kirkira', state: 'Kano' },
    { name: 'Sani Wandoma', state: '' },
    { name: 'A', state: '' },
  ])
})

test('a table with a first row of headings is read by its columns, in whatever order they are', () => {
  const rows = [
    ['No', 'State_of Origin', 'Full Name'],
    ['1', 'Lagos', 'Misali Kirkira'],
    ['2', '', 'Rafin Zurfi Works Ltd'],
    ['3', 'Kano', ''],
  ]
  expect(readNameRows(rows)).toEqual([
    { name: 'Misali Kirkira', state: 'Lagos' },
    { name: 'Rafin Zurfi Works Ltd', state: '' },
  ])
  expect(readNameRows([['SURNAME', 'First name'], ['Kirkira', 'Misali'], ['Wandoma']])).toEqual([
    { name: 'Misali Kirkira', state: '' },
    { name: 'Wandoma', state: '' },
  ])
})

test('a table without headings has the name first, and a state where a cell is one', () => {
  expect(readNameRows([['Misali Kirkira', 'Director', 'OYO'], ['Sani Wandoma'], [], ['', 'Kano']])).toEqual([
    { name: 'Misali Kirkira', state: 'Oyo' },
    { name: 'Sani Wandoma', state: '' },
  ])
})
