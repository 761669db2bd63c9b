import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { hours, minutes } from '#domain/time/durations.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { openSmtp } from '#server/mail/smtp.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { runDueJobs } from '#server/schedule/run-due-jobs.ts'
import { cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listNotifications } from './list-notifications.ts'
import { readPreferences, savePreferences } from './preferences.ts'
import { readAllNotifications } from './read-notification.ts'
import { stopAddress, stopMailByAddress } from './stop-address.ts'

const minute = minutes(1)
const hour = hours(1)
const verification = { method: 'document_check', notes: 'Compared with the Kirkira registry.' }
const byMail = { 'app.verification_update': 'on', 'mail.verification_update': 'on', digest: 'at_once' }

async function newsFor(application: TestApplication, owner: Person, reviewer: Person): Promise<void> {
  const { id } = await submitted(application, owner)
  await verifyReport(application, reviewer, id, verification)
}

/** A real mail server on a free port, and what it took. */
async function mailServer(options: SMTPServerOptions = {}) {
  const taken: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        taken.push({ to, text: Buffer.concat(parts).toString('utf8') })
        done()
      })
    },
    ...options,
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { taken, url: `smtp://127.0.0.1:${port}` }
}

test('no one gets mail that they did not ask for', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  await newsFor(application, reporter, reviewer)
  application.later(8 * 24 * hour)
  expect(await runDueJobs(application, handlers)).toBe(0)
  expect(application.letters).toEqual([])
})

test('the letter says that there is news and nothing about what, by a real mail server', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { taken, url } = await mailServer()
  application.mail = openSmtp(url, 'Fitila <lamp@example.org>')
  await savePreferences(application, reporter, byMail)
  await newsFor(application, reporter, reviewer)
  await runDueJobs(application, handlers)
  expect(taken).toEqual([])
  application.later(minute)
  await runDueJobs(application, handlers)
  await runDueJobs(application, handlers)

  expect(taken.map(({ to }) => to)).toEqual([[reporter.email]])
  const text = taken[0]?.text ?? ''
  expect(text).toContain('Subject: There is news for you')
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  // A long header is folded (RFC 5322, 2.2.3).
  expect(text).toMatch(new RegExp(`List-Unsubscribe:\\s+<${stopAddress(application, reporter.id)}>`))
  const withoutAddress = text.replaceAll(reporter.email, '').toLowerCase()
  for (const secret of ['wr-', 'report', 'kirkira', 'verif', reporter.username, 'x-mailer'])
    expect(withoutAddress).not.toContain(secret)
})

test('several pieces of news within the minute, the day or the week are one letter', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
  await savePreferences(application, reporter, { ...byMail, digest: 'daily' })
  await savePreferences(application, stranger, { ...byMail, digest: 'weekly' })
  for (let each = 0; each < 3; each += 1) {
    await newsFor(application, reporter, reviewer)
    await newsFor(application, stranger, reviewer)
    application.later(2 * hour)
    await runDueJobs(application, handlers)
  }
  expect(application.letters).toEqual([])
  for (let passed = 0; passed < 8 * 24; passed += 1) {
    application.later(hour)
    await runDueJobs(application, handlers)
  }
  expect(application.letters.map(({ to }) => to).toSorted()).toEqual(
    [reporter.email, stranger.email].toSorted(),
  )
})

test('what was read in time, or switched off in time, is not written about', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
  for (const person of [reporter, stranger]) {
    await savePreferences(application, person, byMail)
    await newsFor(application, person, reviewer)
  }
  await readAllNotifications(application, reporter)
  await savePreferences(application, stranger, { digest: 'at_once' })
  application.later(minute)
  expect(await runDueJobs(application, handlers)).toBe(2)
  expect(application.letters).toEqual([])
})

test('news that is wanted by mail alone is not in the app, and comes by mail', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  await savePreferences(application, reporter, { 'mail.verification_update': 'on', digest: 'at_once' })
  await newsFor(application, reporter, reviewer)
  application.later(minute)
  await runDueJobs(application, handlers)
  expect(application.letters).toHaveLength(1)
  expect((await listNotifications(application, reporter)).notifications).toEqual([])
})

test('a mail server that is down for an hour delays the letter and loses nothing', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { taken, url } = await mailServer()
  const up = openSmtp(url, 'lamp@example.org')
  application.mail = openSmtp('smtp://127.0.0.1:1', 'lamp@example.org')
  await savePreferences(application, reporter, byMail)
  await newsFor(application, reporter, reviewer)
  for (let passed = 0; passed < 60; passed += 1) {
    application.later(minute)
    await runDueJobs(application, handlers)
  }
  application.mail = up
  for (let passed = 0; passed < 120; passed += 1) {
    application.later(minute)
    await runDueJobs(application, handlers)
  }
  expect(taken).toHaveLength(1)
  expect(application.logged.join('')).not.toContain(reporter.email)
})

test('a mail server that refuses one address serves the others, and the refused one is not tried again', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
  const asked: string[] = []
  const { taken, url } = await mailServer({
    onRcptTo({ address }, _, done) {
      asked.push(address)
      if (address === reporter.email)
        done(Object.assign(new Error(`no such person: ${address}`), { responseCode: 550 }))
      else done()
    },
  })
  application.mail = openSmtp(url, 'lamp@example.org')
  for (const person of [reporter, stranger]) {
    await savePreferences(application, person, byMail)
    await newsFor(application, person, reviewer)
  }
  for (let passed = 0; passed < 120; passed += 1) {
    application.later(minute)
    await runDueJobs(application, handlers)
  }
  expect(taken.map(({ to }) => to)).toEqual([[stranger.email]])
  expect(asked.toSorted()).toEqual([reporter.email, stranger.email].toSorted())
  expect(application.logged.join('')).not.toContain('@')
})

test('a slow mail server holds up no step of a report', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  let takeLetter = () => {}
  let isAsked = false
  const { taken, url } = await mailServer({
    onMailFrom(_, __, done) {
      isAsked = true
      takeLetter = () => done()
    },
  })
  application.mail = openSmtp(url, 'lamp@example.org')
  await savePreferences(application, reporter, byMail)
  await newsFor(application, reporter, reviewer)
  application.later(minute)
  const running = runDueJobs(application, handlers)
  await expect.poll(() => isAsked).toBe(true)
  await newsFor(application, reporter, reviewer)
  expect((await listNotifications(application, reporter)).notifications).toHaveLength(2)
  takeLetter()
  await running
  expect(taken).toHaveLength(1)
})

test('the address in a letter stops letters for this person alone, and a changed one is not known', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  for (const person of [reporter, stranger]) await savePreferences(application, person, byMail)
  const [mark = ''] = stopAddress(application, reporter.id).split('/').toReversed()
  for (const given of [
    { userId: stranger.id, mark },
    { userId: reporter.id, mark: `${mark.slice(0, -1)}_` },
    { userId: reporter.id, mark: '' },
    { userId: 'x', mark },
  ])
    await expect(stopMailByAddress(application, given)).rejects.toMatchObject({ code: 'not-found' })
  expect((await readPreferences(application, reporter)).wishes.verification_update.mail).toBe(true)

  await stopMailByAddress(application, { userId: reporter.id, mark })
  expect((await readPreferences(application, reporter)).wishes.verification_update).toEqual({
    app: true,
    mail: false,
  })
  expect((await readPreferences(application, stranger)).wishes.verification_update.mail).toBe(true)
})

test('one row a person holds the choices, and saving keeps those of types that this version does not know', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await savePreferences(application, reporter, byMail)
  await application.database.pool.query(
    `update notification_preferences set wishes = wishes || '{"newer_type": {"app": false, "mail": true}}'`,
  )
  await savePreferences(application, reporter, { digest: 'weekly' })
  const { rows } = await application.database.pool.query(
    'select wishes, digest from notification_preferences',
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    digest: 'weekly',
    wishes: { newer_type: { app: false, mail: true }, verification_update: { app: false, mail: false } },
  })
})

test.each(['', 'hourly', undefined])('a digest of %j is refused and changes nothing', async (digest) => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await savePreferences(application, reporter, byMail)
  await expect(savePreferences(application, reporter, { digest })).rejects.toMatchObject({ code: 'invalid' })
  expect((await readPreferences(application, reporter)).wishes.verification_update.mail).toBe(true)
})
