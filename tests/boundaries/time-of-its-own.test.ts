import { expect, test } from 'vitest'
import { sourceFile } from './source-file.ts'
import { timeOfItsOwn } from './time-of-its-own.ts'

test.for([
  'const day = at.toISOString().slice(0, 10)',
  'const day = application.now().toISOString().split("T")[0]',
  'const lease = 60_000',
  'const lease = 5 * 60000',
  'const lease = 5 * 3_600_000',
  'const week = 24 * 60 * hour',
  'const day = 24 * 60 * minute',
  'const lease = 60 * 1000',
  'const month = at.getMonth()',
  'const day = at.getUTCDay()',
  'const rows = sql`select listed_at::date from search_docs`',
  "const rows = 'select date_trunc($1, now())'",
])('no file has a notion of time of its own: %s', (text) => {
  expect(timeOfItsOwn([sourceFile('server/cases/claim.ts', text)])).not.toEqual([])
  expect(timeOfItsOwn([sourceFile('domain/time/durations.ts', text)])).toEqual([])
  expect(timeOfItsOwn([sourceFile('packages/log/root-text.ts', text)])).toEqual([])
})

test.for([
  'const moment = at.toISOString()',
  'const lease = minutes(5)',
  'const most = 25 * 1024 * 1024',
  'const day = dayInNigeria(now)',
  `const rows = sql\`least($\{disputedOn}, $\{receivedOn}::date)\``,
])('a file may write %s', (text) => {
  expect(timeOfItsOwn([sourceFile('server/cases/claim.ts', text)])).toEqual([])
})
