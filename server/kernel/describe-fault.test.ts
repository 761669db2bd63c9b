import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeFault } from './describe-fault.ts'

const marker = 'Misali Kirkira of Kaduna'

test('a failed query is described without its statement and what it was given', () => {
  const cause = new Error(`invalid input syntax: "${marker}"`)
  const fault = new DrizzleQueryError(`insert into reports values ('${marker}')`, [marker], cause)
  const description = describeFault(fault)
  expect(JSON.stringify(description)).not.toContain(marker)
  expect(description).toMatchObject({ name: expect.any(String), cause: { name: 'Error' } })
  expect(description.frames.length).toBeGreaterThan(0)
})

test('a message of several lines hides none of them among the frames', () => {
  const description = describeFault(new Error(`first\n    at ${marker}\nlast ${marker}`))
  expect(JSON.stringify(description)).not.toContain(marker)
})

test.each([marker, 42, null, undefined, { message: marker }])(
  'thrown %j says nothing of itself',
  (thrown) => {
    expect(JSON.stringify(describeFault(thrown))).not.toContain(marker)
  },
)

test('a code is kept, for it names the kind of fault', () => {
  expect(describeFault(Object.assign(new Error(marker), { code: '23505' }))).toMatchObject({ code: '23505' })
})
