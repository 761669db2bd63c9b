import { expect, test } from 'vitest'
import { days, minutes } from '#domain/time/durations.ts'
import { dailySalts, rateLimits } from '#server/database/people-schema.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { countTry } from './rate-limit.ts'

test('exactly ten of fifty tries at once are let through', async () => {
  const application = await withApplication()
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => countTry(application, 'login:account', 'amina')),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await application.database.queries.select().from(rateLimits)).toMatchObject([{ tries: 50 }])
})

test('each subject and each kind of try is counted by itself', async () => {
  const application = await withApplication()
  for (let each = 1; each <= 10; each += 1) await countTry(application, 'login:account', 'amina')
  await expect(countTry(application, 'login:account', 'amina')).rejects.toMatchObject({
    code: 'too-many-tries',
  })
  await expect(countTry(application, 'login:account', 'efe')).resolves.toBeUndefined()
  await expect(countTry(application, 'login:network', 'amina')).resolves.toBeUndefined()
})

test('the count starts again a quarter of an hour after its first try', async () => {
  const application = await withApplication()
  for (let each = 1; each <= 10; each += 1) await countTry(application, 'login:account', 'amina')
  application.later(minutes(15))
  await expect(countTry(application, 'login:account', 'amina')).rejects.toMatchObject({
    code: 'too-many-tries',
  })
  application.later(1)
  await expect(countTry(application, 'login:account', 'amina')).resolves.toBeUndefined()
})

test('neither a name nor a network is stored, and the next day the counts and their salt are gone', async () => {
  const application = await withApplication()
  const { queries } = application.database
  await countTry(application, 'login:account', 'amina@example.org')
  await countTry(application, 'login:network', '203.0.113')
  const [before] = await queries.select().from(dailySalts)
  application.later(days(1))
  await countTry(application, 'login:network', '203.0.113')
  await doDueWork(application)

  expect(await everyRow(application)).not.toMatch(/amina|203\.0/)
  expect(await queries.select().from(rateLimits)).toHaveLength(1)
  const salts = await queries.select().from(dailySalts)
  expect(salts).toHaveLength(1)
  expect(salts[0]?.salt).not.toEqual(before?.salt)
})
