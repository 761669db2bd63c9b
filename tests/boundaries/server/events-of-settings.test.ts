import { expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { eventsOfSettings } from './events-of-settings.ts'

test.for([
  "const found = where(eq(events.kind, 'setting.restored'))",
  "const found = where(inArray(events.kind, ['setting.frozen', 'setting.thawed']))",
  "const found = sql`select max(id) from events where kind = 'setting.restored'`",
])('events of the site are looked for in their index: %s', (text) => {
  expect(eventsOfSettings([sourceFile('server/api/list.ts', text)])).not.toEqual([])
})

test('a kind that is compared in memory, and other kinds, are left alone', () => {
  const text =
    "const told = all.filter(({ kind }) => kind === 'setting.frozen' || eq(events.kind, 'report.approved'))"
  expect(eventsOfSettings([sourceFile('server/api/list.ts', text)])).toEqual([])
})
