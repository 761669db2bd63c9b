import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

// A date for each beginning that `dates.ts` lets through, so that none is forgotten there.
const written = `a week ago|an hour ago|april 4th|august 2024|at the weekend|beginning of march|christmas day|coming friday|december 12th|
day before yesterday|dis morning|early january|earlier today|easter monday|eid day|eight days ago|end of 2023|eleven weeks ago|
feb 3, 2025|few days ago|first quarter 2024|five years ago|following week|four months ago|fourth quarter of 2023|friday|ileya|
january 2021|june 3|last week|late 2022|later that day|las night|a long time ago|many years ago|may 2024|mid 2021|middle of june|moments ago|
monday|next friday|next tomorrow|nine days ago|not long ago|nov 5|nowadays|october|one week ago|over the weekend|overnight|
past two weeks|previous month|q1 2024|q2 2024|q3 2024|q4 2024|ramadan|recently|sallah|saturday|second quarter 2022|sept 9|several weeks ago|
seven days ago|since then|six days ago|some days ago|sunday 4th may|ten days ago|the other day|third quarter 2020|this morning|three days ago|
thursday|today|tomorrow|tonight|tuesday|twelve months ago|two years ago|upper week|wednesday|yesterday|yesternight`

const kinds = new Set(['date', 'time', 'relative-time'])

test.for(written.split('|').map((date) => date.trim()))('%s is found within a sentence', (date) => {
  const text = `They came ${date} and left.`
  const found = checkText(text).findings.filter(({ kind }) => kinds.has(kind))
  expect(found.map(({ start, end }) => text.slice(start, end)).join(' ')).toContain(date.slice(0, 3))
})
