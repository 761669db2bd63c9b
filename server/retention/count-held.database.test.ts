import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { makeHeldThing } from '#tests/support/held/held-things.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { type CountedName, countedNames, countHeld } from './count-held.ts'

async function countOf(application: TestApplication, name: CountedName, period?: number) {
  const counts = await countHeld(application, period === undefined ? {} : { [name]: period })
  return counts.find((each) => each.name === name)
}

test.for(countedNames)('%s is counted as the sweep will end it', async (name) => {
  const application = await withApplication()
  const { lives } = await makeHeldThing[name](application)
  expect(await countOf(application, name)).toMatchObject({ held: 1, over: 0 })
  application.later(lives - days(2))
  expect(await countOf(application, name)).toMatchObject({ held: 1, over: 0, within7: 1, within30: 1 })
  application.later(days(2) + 1)
  expect(await countOf(application, name)).toMatchObject({ held: 1, over: 1, within7: 0, within30: 0 })
})

test('a shorter period shows what would end at once, and changes nothing', async () => {
  const application = await withApplication()
  await makeHeldThing.tip(application)
  application.later(days(40))
  expect(await countOf(application, 'tip')).toMatchObject({ days: 365, over: 0, within30: 0 })
  expect(await countOf(application, 'tip', 60)).toMatchObject({ days: 60, over: 0, within30: 1, within7: 0 })
  expect(await countOf(application, 'tip', 30)).toMatchObject({ days: 30, over: 1 })
  const { rows } = await application.database.pool.query('select * from conversations')
  expect(rows).toHaveLength(1)
})
