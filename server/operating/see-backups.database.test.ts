import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { noteRun } from '#server/backups/runs.ts'
import { cast } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { seeBackups } from './see-backups.ts'

test('a site that is tried out is not asked for backups, and a real one is', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  expect(await seeBackups(application, administrator)).toBeNull()
  const real = { ...application, publicUrl: 'https://fitila.example' }
  expect(await seeBackups(real, administrator)).toEqual({ backup: null, drill: null, isLate: true })
})

test('a backup is late when the newest is older than three days', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const real = { ...application, publicUrl: 'https://fitila.example' }
  const { pool } = application.database
  await noteRun(pool, { kind: 'backup', ranAt: new Date(0), seconds: 3, bytes: 5 })
  await noteRun(pool, { kind: 'backup', ranAt: application.now(), seconds: 61.4, bytes: 1_234 })
  await noteRun(pool, { kind: 'drill', ranAt: application.now(), seconds: 840, bytes: 1_234 })
  expect(await seeBackups(real, administrator)).toEqual({
    backup: { ranAt: application.now().toISOString(), bytes: 1_234 },
    drill: { ago: 'just now', seconds: 840 },
    isLate: false,
  })
  application.later(days(3) + 1)
  expect(await seeBackups({ ...real, now: application.now }, administrator)).toMatchObject({ isLate: true })
})

test.each(['reporter', 'reviewer', 'officer'] as const)(
  'a %s does not see how the machine is doing',
  async (role) => {
    const application = await withApplication()
    const people = await cast(application, role)
    await expect(seeBackups(application, people[role])).rejects.toMatchObject({ code: 'administrators-only' })
  },
)
