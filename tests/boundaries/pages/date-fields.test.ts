import { expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { browserDateFields } from './date-fields.ts'

test.for([
  'export const Day = () => <input type="date" />',
  "export const Day = () => <input type={'date'} />",
  'export const Day = () => <TextInput type="month" name="a" />',
])('%s is refused', (text) => {
  expect(browserDateFields([sourceFile('web/staff/day.tsx', text)])).toHaveLength(1)
})

test('other fields are fine', () => {
  const text = 'export const Day = () => <input type="text" name="date" />'
  expect(browserDateFields([sourceFile('toolkit/day.tsx', text)])).toEqual([])
})
