import { expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { sendersCompared } from './senders-compared.ts'

test.for([
  'const isOwner = report.standing.ownerId === expert.userId',
  'const others = people.filter(({ id }) => id !== report.standing.ownerId)',
  'const mine = where(eq(reports.ownerMark, mark))',
  ['const some = sql`$', '{reports.ownerMark} = any(marks)`'].join(''),
])('who sent a report is compared with no one, unless a reason is told: %s', (text) => {
  expect(sendersCompared([sourceFile('server/new/ask.ts', text)])).toHaveLength(1)
})

test('whether there is an account at all, and whose event it is, may be asked', () => {
  const text = 'if (row.ownerMark !== null) record({ ownerId: report.standing.ownerId })'
  expect(sendersCompared([sourceFile('server/new/ask.ts', text)])).toEqual([])
})

test('a reason that is needed no more is named', () => {
  const complaints = sendersCompared([sourceFile('server/cases/list-queue.ts', 'export const a = 1')])
  expect(complaints).toContainEqual(
    expect.stringContaining('server/cases/list-queue.ts: compares no sender any more'),
  )
})
