import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { settingNames } from '#domain/operating/site-settings.ts'
import { hours, minutes } from '#domain/time/durations.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { publicNotices } from '#server/proposals/public-notices.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { cast } from '#tests/cast.ts'
import { kindsIn, onlyProposal } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { changeSetting } from './change-setting.ts'
import { listSettings, showSetting } from './list-settings.ts'

test('the name counts at once, each version stays, and the log has the hash of each', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  expect((await siteNow(application)).siteName).toBe('Fitila')
  await changeSetting(application, administrator, 'siteName', { value: ' Haske ', version: '0' })
  expect((await siteNow(application)).siteName).toBe('Haske')
  await changeSetting(application, administrator, 'siteName', { value: '', version: '1' })
  expect((await siteNow(application)).siteName).toBe('Fitila')
  const { setting, earlier } = await showSetting(application, administrator, 'siteName')
  expect(setting).toMatchObject({ value: '', version: 2 })
  expect(earlier).toMatchObject([{ value: 'Haske', version: 1 }])
  const { rows } = await application.database.pool.query(
    "select detail from events where kind = 'setting.changed' order by id",
  )
  const sha256 = createHash('sha256').update('Haske').digest('hex')
  expect(rows[0].detail).toEqual({ setting: 'siteName', version: 1, alone: false, sha256 })
})

test('a text counts for readers when a second person has confirmed it', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const input = { value: 'Write to Box 1, Kano.', version: '0' }
  expect(await changeSetting(application, administrator, 'contactText', input)).toBe('waits')
  expect((await siteNow(application)).contactText).toBeNull()
  const waiting = await listSettings(application, administrator)
  expect(waiting.filter(({ waits }) => waits).map(({ name }) => name)).toEqual(['contactText'])
  await expect(changeSetting(application, administrator, 'contactText', input)).rejects.toMatchObject({
    code: 'proposal-waits',
  })
  await confirmProposal(application, officer, await onlyProposal(application))
  expect((await siteNow(application)).contactText).toBe('Write to Box 1, Kano.')
})

test('a declined text changes nothing and leaves its words nowhere', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  await changeSetting(application, administrator, 'banner', { value: 'Kirkira', version: '0' })
  await declineProposal(application, officer, await onlyProposal(application))
  expect((await siteNow(application)).banner).toBeNull()
  expect(await kindsIn(application)).toContain('setting.ended')
  const { rows } = await application.database.pool.query('select sealed_payload from proposals')
  expect(rows).toEqual([{ sealed_payload: null }])
})

test('one person takes a notice away at once, and no safety notice', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  for (const name of ['banner', 'safetyNotice']) {
    await changeSetting(application, administrator, name, { value: 'Use Tor.', version: '0' })
    await confirmProposal(application, officer, await onlyProposal(application))
  }
  const away = { value: '', version: '1' }
  expect(await changeSetting(application, administrator, 'banner', away)).toBe('counts')
  expect(await changeSetting(application, administrator, 'safetyNotice', away)).toBe('waits')
  expect(await siteNow(application)).toMatchObject({ banner: null, safetyNotice: 'Use Tor.' })
})

test('a variable of the server wins and cannot be changed here', async () => {
  const made = await withApplication()
  const { administrator } = await cast(made, 'administrator')
  await changeSetting(made, administrator, 'socialLinks', {
    ...{ value: 'Mastodon=https://example.org/@us', version: '0' },
  })
  const links = [{ label: 'PeerTube', href: 'https://example.net' }]
  const application = { ...made, operator: { ...made.operator, socialLinks: links } }
  expect((await siteNow(application)).socialLinks).toEqual(links)
  expect((await siteNow(made)).socialLinks[0]?.label).toBe('Mastodon')
  const listed = await listSettings(application, administrator)
  expect(listed.find(({ name }) => name === 'socialLinks')).toMatchObject({
    ...{ fixedBy: 'SOCIAL_LINKS', value: null },
  })
  await expect(
    changeSetting(application, administrator, 'socialLinks', { value: '', version: '1' }),
  ).rejects.toMatchObject({ code: 'setting-fixed' })
})

test('of two forms that were opened together, the second learns that it changed meanwhile', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const answers = await Promise.allSettled(
    ['Haske', 'Fitila Kano'].map((value) =>
      changeSetting(application, administrator, 'siteName', { value, version: '0' }),
    ),
  )
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'setting-changed' } }])
})

test('how often reports come out and how a source is first asked follow the settings', async () => {
  const made = await withApplication()
  const application = { ...made, publication: null }
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  expect((await siteNow(application)).publication).toEqual({ every: minutes(30) })
  for (const [name, value] of [
    ['publicationMinutes', '120'],
    ['firstQuestion', 'two'],
  ] as const) {
    await changeSetting(application, administrator, name, { value, version: '0' })
    await confirmProposal(application, officer, await onlyProposal(application))
  }
  expect(await siteNow(application)).toMatchObject({
    ...{ publication: { every: hours(2) }, firstQuestionByTwo: true },
  })
})

test.each([
  ['legalContact', 'javascript:alert(1)', 'not-a-contact'],
  ['socialLinks', 'Mastodon', 'not-links'],
  ['publicationMinutes', '0', 'not-in-list'],
  ['siteName', 'x'.repeat(41), 'too-long'],
])('%s is no %s', async (name, value, code) => {
  const application = { ...(await withApplication()), publication: null }
  const { administrator } = await cast(application, 'administrator')
  await expect(
    changeSetting(application, administrator, name, { value, version: '0' }),
  ).rejects.toMatchObject({
    fields: { value: { code } },
  })
})

test('only an administrator who gave the password again changes one, and no name from outside is a setting', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const input = { value: 'Haske', version: '0' }
  await expect(changeSetting(application, officer, 'siteName', input)).rejects.toMatchObject({
    code: 'administrators-only',
  })
  const unsure = { ...administrator, isConfirmed: false }
  await expect(changeSetting(application, unsure, 'siteName', input)).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
  for (const name of ['constructor', 'PAYSTACK_SECRET_KEY'])
    await expect(changeSetting(application, administrator, name, input)).rejects.toMatchObject({
      code: 'not-found',
    })
})

test('where no second person exists a text waits 72 hours under public notice', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await changeSetting(application, administrator, 'operatorName', { value: 'Kirkira Trust', version: '0' })
  expect(await publicNotices(application)).toMatchObject([{ act: 'setting' }])
})

test('no stored version can be changed', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await changeSetting(application, administrator, 'siteName', { value: 'Haske', version: '0' })
  for (const change of ["update site_settings set value = 'x'", 'delete from site_settings'])
    await expect(application.database.pool.query(change)).rejects.toThrow('never changed')
})

test('every setting is listed for an administrator', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const listed = await listSettings(application, administrator)
  expect(listed.map(({ name }) => name)).toEqual(settingNames)
})
