import { expect, test } from 'vitest'
import { after, days, hours, minutes } from '#domain/time/durations.ts'
import { type ClockWitness, openClockWitness } from '#server/kernel/clock-witness.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { advanceLog } from './advance-log.ts'
import { daysThatHaveCome } from './days-that-have-come.ts'
import { everyRoot } from './list-roots.ts'

/** An application whose clock starts with the database's, and a steady clock beside it. Both are moved by hand. */
async function withRealWitness() {
  const application = await withApplication()
  const { rows } = await application.database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  application.later((rows[0]?.now.getTime() ?? 0) - application.now().getTime())
  let ticks = 0
  const clockWitness = openClockWitness({ now: application.now, steady: () => ticks })
  function pass(duration: number): void {
    ticks += duration
    application.later(duration)
  }
  return { application: { ...application, clockWitness }, pass }
}

async function signedDays(application: TestApplication): Promise<string[]> {
  await advanceLog(application)
  return (await everyRoot(application)).map(({ day }) => day)
}

test('a clock that jumps three days ahead signs no root, and signs the next one when it is right again', async () => {
  const { application, pass } = await withRealWitness()
  const signed = await signedDays(application)
  application.later(days(3))
  expect(await signedDays(application)).toEqual(signed)
  pass(hours(2))
  expect(await signedDays(application)).toEqual(signed)
  application.later(-days(3))
  expect(await signedDays(application)).toEqual(signed)
})

test('a clock that is days ahead from the start signs no day that has not come by the database', async () => {
  const { application } = await withRealWitness()
  const signed = await signedDays(application)
  const ahead = { ...application, now: () => after(application.now(), days(3)) }
  const clockWitness = openClockWitness({ now: ahead.now, steady: () => 0 })
  expect(await signedDays({ ...ahead, clockWitness })).toEqual(signed)
})

test('after a jump nothing is certain for an hour, and a clock that runs evenly is believed', async () => {
  const { application, pass } = await withRealWitness()
  const certain = () => application.clockWitness.certainNow(application.database.queries)
  expect(await certain()).not.toBeNull()
  application.later(minutes(6))
  expect(await certain()).toBeNull()
  pass(minutes(59))
  expect(await certain()).toBeNull()
  pass(minutes(2))
  expect(await certain()).not.toBeNull()
})

test('the days that have come begin where the log goes on, and end yesterday', async () => {
  const application = await withApplication()
  const come = (witness: ClockWitness, begin: string | null) =>
    application.database.queries.transaction((queries) =>
      daysThatHaveCome({ ...application, clockWitness: witness }, queries, begin),
    )
  const at = (moment: string): ClockWitness => ({ certainNow: async () => new Date(moment) })
  expect(await come(at('2026-11-22T23:00:00Z'), '2026-11-21')).toEqual(['2026-11-21', '2026-11-22'])
  expect(await come(at('2026-11-22T22:59:59Z'), '2026-11-21')).toEqual(['2026-11-21'])
  expect(await come(at('2026-11-22T22:59:59Z'), '2026-11-26')).toEqual([])
  expect(application.logged.join()).toContain('a day that has not come')
  expect(await come(at('2026-11-22T22:59:59Z'), null)).toEqual([])
  expect(await come({ certainNow: async () => null }, '2026-11-21')).toEqual([])
})
