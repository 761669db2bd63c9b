import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { days } from '#domain/time/durations.ts'
import { cast } from '#tests/cast.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { closeMessage } from './close-message.ts'
import { listMessages } from './list-messages.ts'
import { sendMessage } from './send-message.ts'

const message = { subject: 'question', text: 'Where is the quokkaword?', reply: 'quokkareply@example.org' }
const day = days(1)

test('a message reaches staff as it was written, with the day it came', async () => {
  const application = await withApplication()
  const { reviewer } = await cast(application, 'reviewer')
  await sendMessage(application, message, null)
  expect(await listMessages(application, reviewer)).toEqual([
    { ...message, id: expect.any(String), receivedOn: '2026-11-21' },
  ])
})

test('no word of a message, and no address to answer to, is in clear in the database', async () => {
  const application = await withApplication()
  await sendMessage(application, message, '203.0.113')
  const rows = await everyRow(application)
  expect(rows).not.toMatch(/quokkaword|quokkareply|203\.0\.113/)
})

test('closing erases a message with its key', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  await sendMessage(application, message, null)
  const [received] = await listMessages(application, officer)
  await closeMessage(application, officer, received?.id)
  const { rows } = await application.database.pool.query(
    `select (select count(*)::int from conversations) as messages,
      (select count(*)::int from sealed_keys where subject_kind <> 'journal') as keys`,
  )
  expect(rows).toEqual([{ messages: 0, keys: 0 }])
  await expect(closeMessage(application, officer, received?.id)).rejects.toMatchObject({ code: 'not-found' })
})

test('a message that is not closed is erased after ninety days, though no one looks or writes', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  await sendMessage(application, message, null)
  application.later(89 * day)
  await doDueWork(application)
  expect(await listMessages(application, officer)).toHaveLength(1)
  application.later(day)
  await doDueWork(application)
  expect(await listMessages(application, officer)).toEqual([])
})

test('only staff read and close messages', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await expect(listMessages(application, reporter)).rejects.toMatchObject({ code: 'access-denied' })
  await expect(listMessages(application, visitor)).rejects.toMatchObject({ code: 'sign-in-needed' })
  await expect(closeMessage(application, reporter, 'x')).rejects.toMatchObject({ code: 'access-denied' })
})

test('the sixth message of a network in a quarter of an hour is refused, another network’s is not', async () => {
  const application = await withApplication()
  for (let each = 1; each <= 5; each += 1) await sendMessage(application, message, '203.0.113')
  await expect(sendMessage(application, message, '203.0.113')).rejects.toMatchObject({
    code: 'too-many-tries',
  })
  await expect(sendMessage(application, message, '198.51.100')).resolves.toBeUndefined()
})

test('a message without words, or about nothing in the list, is sent back', async () => {
  const application = await withApplication()
  await expect(sendMessage(application, { ...message, text: ' ' }, null)).rejects.toMatchObject({
    fields: { text: { code: 'missing' } },
  })
  await expect(sendMessage(application, { ...message, subject: 'lunch' }, null)).rejects.toMatchObject({
    fields: { subject: { code: 'not-in-list' } },
  })
})
