import { expect, test } from 'vitest'
import { dayInNigeria } from '../time/day-in-nigeria.ts'
import {
  assignmentNumber,
  bar,
  blackOut,
  isDeclarationOld,
  isOverdue,
  isReminderDue,
  lapsesOn,
} from './assignment.ts'
import { readWatermark, withWatermark } from './watermark.ts'

test.each([
  ['2026-11-28T12:00:00Z', '2026-12-01'],
  // A minute after midnight in Nigeria, and still the day before in London.
  ['2026-11-28T23:01:00Z', '2026-12-02'],
  ['2026-02-26T12:00:00Z', '2026-03-01'],
  ['2028-02-26T12:00:00Z', '2028-02-29'],
  ['2026-12-30T22:59:00Z', '2027-01-02'],
  ['2026-12-30T23:00:00Z', '2027-01-03'],
])('an invitation of %s lapses on %s', (moment, day) => {
  expect(lapsesOn(dayInNigeria(new Date(moment)))).toBe(day)
})

test('work is overdue from the day after its due day, in Nigeria', () => {
  const due = '2026-11-30'
  expect(isOverdue(due, dayInNigeria(new Date('2026-11-30T22:59:59Z')))).toBe(false)
  expect(isOverdue(due, dayInNigeria(new Date('2026-11-30T23:00:00Z')))).toBe(true)
})

test('a declaration is old when half a year has passed since its day', () => {
  expect(isDeclarationOld('2026-05-31', '2026-11-29')).toBe(false)
  expect(isDeclarationOld('2026-05-31', '2026-11-30')).toBe(true)
})

test('an expert is reminded three days before the due day, on it and two days after, over the end of a month', () => {
  const told: string[] = []
  let remindedOn = '2026-11-20'
  for (let day = 21; day <= 39; day += 1) {
    // A minute after midnight in Nigeria.
    const today = dayInNigeria(new Date(Date.UTC(2026, 10, day - 1, 23, 1)))
    if (!isReminderDue('2026-11-30', remindedOn, today)) continue
    told.push(today)
    remindedOn = today
  }
  expect(told).toEqual(['2026-11-27', '2026-11-30', '2026-12-02'])
})

test('after days without the program one reminder goes, and none for days before the signature', () => {
  expect(isReminderDue('2028-03-01', '2028-02-20', '2028-02-28')).toBe(true)
  expect(isReminderDue('2028-03-01', '2028-02-27', '2028-02-29')).toBe(false)
  expect(isReminderDue('2028-03-01', '2028-02-28', '2028-02-29')).toBe(false)
  expect(isReminderDue('2028-03-01', null, '2028-02-25')).toBe(false)
})

test('what is blacked out leaves no trace of its length', () => {
  expect(blackOut('Paid to [[Kwatanci Works]] and [[Al]].')).toBe(`Paid to ${bar} and ${bar}.`)
  expect(blackOut('Paid to [[Kwatanci Works, and more')).toBe(`Paid to ${bar}`)
  expect(blackOut('nothing [of] this')).toBe('nothing [of] this')
})

test('each copied sentence points to its reader, and the page shows the same words', () => {
  const text = 'Two vouchers were paid. The quantities are equal! Why?'
  const marked = withWatermark(text, 417)
  for (const sentence of marked.split(' ').slice(-1)) expect(readWatermark(sentence)).toBe(417)
  expect(readWatermark(marked.slice(0, 60))).toBe(417)
  expect(marked.replace(/[\u200C\u200D]/g, '')).toBe(text)
  expect(readWatermark(text)).toBeNull()
  expect(assignmentNumber(417)).toBe('A-0417')
})
