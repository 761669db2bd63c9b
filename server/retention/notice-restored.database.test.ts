import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSession, startSession } from '#server/access/sessions.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast } from '#tests/cast.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { kindsIn } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { keepPlace, newestEvent, noticeRestored } from './notice-restored.ts'
import { restorations } from './restorations.ts'

async function running() {
  const application = await withApplication()
  const { folder, remove } = await makeDataFolder()
  const { reporter } = await publicReport(application)
  const token = await startSession(application, reporter)
  return { application, folder, remove, token, place: join(folder, 'newest-event.json') }
}

test('a database that has fewer events than this machine saw ends every session, and the log says so', async () => {
  const { application, folder, remove, token, place } = await running()
  expect(await noticeRestored(application, folder)).toBe(false)
  const newest = await newestEvent(application.database.queries)
  // What an older copy of the database looks like from here.
  await writeFile(place, JSON.stringify({ newestEvent: newest + 5 }))
  expect(await noticeRestored(application, folder)).toBe(true)
  expect(await findSession(application, token)).toBeNull()
  expect(await kindsIn(application)).toContain('setting.restored')
  expect(await restorations(application)).toEqual(['2026-11-21'])
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  // Once, and not at each start.
  expect(await noticeRestored(application, folder)).toBe(false)
  await remove()
})

test('a first start, a later start and a note that is damaged end no session', async () => {
  const { application, folder, remove, token, place } = await running()
  expect(await noticeRestored(application, folder)).toBe(false)
  await cast(application, 'stranger')
  await keepPlace(application, folder)
  expect(JSON.parse(await readFile(place, 'utf8'))).toEqual({
    newestEvent: await newestEvent(application.database.queries),
  })
  expect(await noticeRestored(application, folder)).toBe(false)
  await writeFile(place, '{"newest')
  expect(await noticeRestored(application, folder)).toBe(false)
  expect(await findSession(application, token)).not.toBeNull()
  expect(await restorations(application)).toEqual([])
  await remove()
})
