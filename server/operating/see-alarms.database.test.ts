import { createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { days, minutes } from '#domain/time/durations.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { cast } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { lookAtCertificate, readCertificate } from './look-at-certificate.ts'
import { seeAlarms } from './see-alarms.ts'

/** At the true time, so that the clock of the database agrees. */
async function atTrueTime() {
  const application = await withApplication()
  application.later(Date.now() - application.now().getTime())
  const { administrator } = await cast(application, 'administrator')
  return { application, administrator, ring: () => seeAlarms(application, administrator) }
}

test('a site that works rings nothing, and one whose clock is off says so', async () => {
  const { application, ring } = await atTrueTime()
  expect(await ring()).toEqual([])
  application.later(minutes(2))
  expect(await ring()).toEqual(['clock'])
})

test('a letter that waits for half an hour, and one that failed four times, ring for mail alone', async () => {
  const { application, ring } = await atTrueTime()
  const { queries, pool } = application.database
  await enqueue(application, queries, { kind: 'reset-letter', data: { email: 'amina@example.org' } })
  expect(await ring()).toEqual([])
  await pool.query("update jobs set run_at = run_at - interval '31 minutes'")
  expect(await ring()).toEqual(['mail'])
  // It failed, and its next try is to come.
  await pool.query("update jobs set run_at = now() + interval '2 hours', attempts = 4")
  expect(await ring()).toEqual(['mail'])
  await pool.query("update jobs set lane = 'chores'")
  expect(await ring()).toEqual(['jobs'])
})

test('a log that does not grow for two days rings', async () => {
  const { application, administrator } = await atTrueTime()
  await advanceLog(application)
  application.later(days(1))
  await advanceLog(application)
  expect(await seeAlarms(application, administrator)).not.toContain('log')
  application.later(days(2))
  expect(await seeAlarms(application, administrator)).toContain('log')
})

test('a certificate that ends soon rings, on a site with an address of its own alone', async () => {
  const { application, administrator } = await atTrueTime()
  const real = { ...application, publicUrl: 'https://fitila.example' }
  const asked: unknown[] = []
  await lookAtCertificate(real, async (...where) => {
    asked.push(where)
    return new Date(application.now().getTime() + days(13))
  })
  expect(asked).toEqual([['fitila.example', 443]])
  expect(await seeAlarms(real, administrator)).toEqual(['certificate'])
  expect(await seeAlarms(application, administrator)).toEqual([])
  await lookAtCertificate(real, async () => {
    throw new Error('no way back in')
  })
  expect(await seeAlarms(real, administrator)).toEqual(['certificate'])
})

test('what does not speak TLS has no certificate', async () => {
  const server = createServer({}, () => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((heard) => server.once('listening', heard))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(readCertificate('127.0.0.1', port)).rejects.toThrow()
})

test.each(['reporter', 'reviewer', 'officer'] as const)('a %s sees no alarm', async (role) => {
  const application = await withApplication()
  const people = await cast(application, role)
  await expect(seeAlarms(application, people[role])).rejects.toMatchObject({ code: 'administrators-only' })
})
