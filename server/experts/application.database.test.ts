import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expertProfiles } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
import { cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { buildExpert } from '#tests/support/experts/build-expert.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { sendApplication } from './apply-as-expert.ts'
import { ownApplication, saveApplicationDraft, withdrawApplication } from './own-application.ts'
import { showDirectory } from './show-directory.ts'

test('an application waits, its papers are sealed, and its sender reads all of it', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  await sendApplication(application, reporter, buildExpert({ verificationStatus: 'verified', mostOpen: '9' }))
  const [row] = await application.database.queries.select().from(expertProfiles)
  expect(row).toMatchObject({
    verificationStatus: 'pending',
    availabilityStatus: 'available',
    expertiseAreas: ['accounting', 'procurement'],
    zones: ['north_west'],
    mostOpen: 2,
    isPublic: false,
  })
  const rows = await everyRow(application)
  for (const word of ['quokka', 'wombat', 'Kwatanci']) expect(rows).not.toContain(word)
  expect(await ownApplication(application, reporter)).toMatchObject({
    state: 'pending',
    fields: { register: 'ican', referees: 'quokka, who taught me', 'area.accounting': 'yes' },
  })
  expect(await ownApplication(application, stranger)).toMatchObject({ state: null, fields: {} })
})

test('a draft keeps what was typed, right or wrong, sealed, until it is sent', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await saveApplicationDraft(application, reporter, { yearsExperience: 'quokka', password: 'no field of it' })
  expect(await everyRow(application)).not.toContain('quokka')
  const saved = await ownApplication(application, reporter)
  expect(saved).toMatchObject({ state: null, isDraft: true })
  expect(saved.fields).toEqual({ yearsExperience: 'quokka' })
  await sendApplication(application, reporter, buildExpert())
  expect(await ownApplication(application, reporter)).toMatchObject({ state: 'pending', isDraft: false })
})

test('withdrawing erases the application and its draft, and leaves the event alone', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await expect(withdrawApplication(application, reporter)).rejects.toMatchObject({ code: 'not-found' })
  await sendApplication(application, reporter, buildExpert({ bio: 'numbat' }))
  await saveApplicationDraft(application, reporter, buildExpert())
  await withdrawApplication(application, reporter)
  expect(await everyRow(application)).not.toContain('numbat')
  expect(await ownApplication(application, reporter)).toMatchObject({ state: null, isDraft: false })
  const kinds = await application.database.queries
    .select({ kind: events.kind, detail: events.detail })
    .from(events)
    .where(eq(events.subjectId, reporter.id))
  expect(kinds).toEqual([
    { kind: 'expert.applied', detail: {} },
    { kind: 'expert.left', detail: {} },
  ])
})

test('staff cannot be experts, and what two people decided is not replaced by a new form', async () => {
  const application = await withApplication()
  const { reviewer, reporter } = await cast(application, 'reviewer', 'reporter')
  await expect(sendApplication(application, reviewer, buildExpert())).rejects.toMatchObject({
    code: 'expert-is-staff',
  })
  await sendApplication(application, reporter, buildExpert())
  const verified = { verificationStatus: 'verified' as const, verifiedUntil: '2027-01-01' }
  await application.database.queries.update(expertProfiles).set(verified)
  await expect(sendApplication(application, reporter, buildExpert())).rejects.toMatchObject({
    code: 'expert-decided',
  })
})

test('a public profile needs a name, and none is kept of a profile that is not public', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await expect(
    sendApplication(application, reporter, buildExpert({ isPublic: 'yes' })),
  ).rejects.toMatchObject({ fields: { publicName: expect.anything() } })
  await sendApplication(application, reporter, buildExpert({ publicName: 'numbat' }))
  expect(await everyRow(application)).not.toContain('numbat')
})

test('the directory counts those whose verification counts today, and shows those who chose it', async () => {
  const application = await withApplication()
  const { reporter, stranger, observer } = await cast(application, 'reporter', 'stranger', 'observer')
  await sendApplication(application, reporter, buildExpert({ isPublic: 'yes', publicName: 'Dr Ifo Pretend' }))
  await sendApplication(application, stranger, buildExpert())
  await sendApplication(application, observer, buildExpert({ isPublic: 'yes', publicName: 'Dr Later' }))
  expect(await showDirectory(application)).toMatchObject({ all: 0, profiles: [] })
  for (const [person, until] of [
    [reporter, '2099-01-01'],
    [stranger, '2099-01-01'],
    [observer, '2001-01-01'],
  ] as const)
    await application.database.queries
      .update(expertProfiles)
      .set({ verificationStatus: 'verified', verifiedOn: '2000-01-01', verifiedUntil: until })
      .where(eq(expertProfiles.userId, person.id))
  const directory = await showDirectory(application)
  expect(directory.all).toBe(2)
  expect(directory.areas).toContainEqual({ area: 'accounting', count: 2 })
  expect(directory.areas).toContainEqual({ area: 'law', count: 0 })
  expect(directory.profiles.map(({ name }) => name)).toEqual(['Dr Ifo Pretend'])
  const told = JSON.stringify(directory)
  for (const secret of ['quokka', 'wombat', 'Kwatanci', reporter.id, 'amina'])
    expect(told).not.toContain(secret)
})
