import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { days } from '#domain/time/durations.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { readNotification } from '#server/notifications/read-notification.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { foundedWith } from '#tests/support/plans/founded-with.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { endOrganisation, leaveOrganisation, takeSeatBack } from '../leave-organisation.ts'
import { setOrganisationRules } from '../security/set-rules.ts'
import { addToTeamFolder } from './add-entry.ts'
import { finishTeamEntry, removeTeamEntry } from './change-entry.ts'
import { makeTeamFolder, removeTeamFolder, renameTeamFolder } from './keep-folders.ts'
import { exportTeamFolders, listTeamFolders, showTeamFolder } from './show-team.ts'

test('members share reports, searches, comments and tasks, and what is for one of them waits for that one', async () => {
  const { application, owner, member, folder } = await staged()
  const report = await publicReport(application)
  const add = (input: Record<string, string>) => addToTeamFolder(application, member, folder, input)
  await add({ kind: 'report', number: ` see ${report.referenceNumber.toLowerCase()} ` })
  await add({ kind: 'search', search: 'https://fitila.example/search?q=gate&state=Kano&done=x.y' })
  await add({ kind: 'comment', text: 'The gate is new.' })
  await add({ kind: 'task', text: 'Ask the registry.', forMember: owner.username, dueOn: '2026-12-01' })
  const shown = await showTeamFolder(application, owner, folder)
  expect(shown).toMatchObject({ name: 'Lamps', members: [owner.username, member.username].toSorted() })
  expect(shown.entries.map(({ kind, content }) => [kind, content])).toEqual([
    ['task', 'Ask the registry.'],
    ['comment', 'The gate is new.'],
    ['search', 'state=Kano&q=gate'],
    ['report', report.referenceNumber],
  ])
  expect(shown.entries[3]).toMatchObject({
    author: member.username,
    report: { id: report.id, isRetracted: false },
  })
  const { forYou, folders } = await listTeamFolders(application, owner)
  expect(forYou).toMatchObject([{ folder: 'Lamps', text: 'Ask the registry.', dueOn: '2026-12-01' }])
  expect(folders).toMatchObject([{ entries: 4, newestOn: dayInNigeria(application.now()) }])
  expect((await listTeamFolders(application, member)).forYou).toEqual([])
  await finishTeamEntry(application, owner, folder, forYou[0]?.id)
  await finishTeamEntry(application, member, folder, forYou[0]?.id)
  expect((await showTeamFolder(application, member, folder)).entries[0]?.done).toMatchObject({
    by: owner.username,
  })
  expect((await listTeamFolders(application, owner)).forYou).toEqual([])
  await retractReport(application, report.officer, report.id, { reason: 'The register says otherwise.' })
  expect((await showTeamFolder(application, member, folder)).entries[3]?.report?.isRetracted).toBe(true)
})

test('members are told of what is for them and of their seat, without a word of it, and once until they have read it', async () => {
  const { application, owner, member, folder } = await staged()
  const told = async (person: Person) =>
    (await listNotifications(application, person)).notifications.filter(({ type }) => type === 'team_news')
  expect((await told(owner)).map(({ title }) => title)).toEqual(['A seat was taken'])
  const task = { kind: 'task', text: 'Quokka registry', forMember: member.username }
  await addToTeamFolder(application, owner, folder, task)
  await addToTeamFolder(application, owner, folder, { ...task, kind: 'comment' })
  // What is for everyone, or for its own writer, is no news.
  await addToTeamFolder(application, owner, folder, { kind: 'comment', text: 'For everyone.' })
  await addToTeamFolder(application, member, folder, task)
  const [first, ...others] = await told(member)
  expect([first?.title, others]).toEqual(['For you in your organisation', []])
  expect(JSON.stringify(first)).not.toMatch(/quokka|lamp|comment for everyone/i)
  await readNotification(application, member, first?.id ?? '')
  await addToTeamFolder(application, owner, folder, task)
  expect(await told(member)).toHaveLength(2)
  await takeSeatBack(application, owner, member.username)
  expect((await told(member)).map(({ title }) => title)).toContain('Your seat has ended')
  const { rows } = await application.database.pool.query(
    "select from notifications where event_id is not null and notification_type = 'team_news'",
  )
  expect(rows).toEqual([])
})

test('a report that is not public is taken from no one, and its own sender gets the answer of an unknown number', async () => {
  const { application, owner, member, folder } = await staged()
  const { referenceNumber } = await submitted(application, member)
  const unknown = { fields: { number: { code: 'not-in-list' } } }
  for (const person of [owner, member])
    for (const number of [referenceNumber, 'WR-20261199999', 'lamp', "WR-202611' or '1'='1"])
      await expect(
        addToTeamFolder(application, person, folder, { kind: 'report', number }),
      ).rejects.toMatchObject(unknown)
  expect((await showTeamFolder(application, owner, folder)).entries).toEqual([])
})

test('what a member wrote stays when they leave, names them no longer when their account is gone, and they see nothing', async () => {
  const { application, owner, member, folder } = await staged()
  await addToTeamFolder(application, member, folder, { kind: 'comment', text: 'The gate is new.' })
  await leaveOrganisation(application, member)
  for (const ask of [
    () => listTeamFolders(application, member),
    () => showTeamFolder(application, member, folder),
    () => addToTeamFolder(application, member, folder, { kind: 'comment', text: 'Still here.' }),
  ])
    await expect(ask()).rejects.toMatchObject({ kind: 'not-found' })
  const first = async () => (await showTeamFolder(application, owner, folder)).entries[0]
  expect(await first()).toMatchObject({ content: 'The gate is new.', author: member.username })
  await deleteAccount(application, member)
  expect(await first()).toMatchObject({ content: 'The gate is new.', author: null })
})

test('two organisations never see each other’s folders, by any of the steps', async () => {
  const { application, owner, member, folder } = await staged()
  const { officer } = await cast(application, 'officer')
  await foundedWith(application, officer)
  const own = await makeTeamFolder(application, officer, { folderName: 'Others' })
  await addToTeamFolder(application, member, folder, { kind: 'comment', text: 'The gate is new.' })
  const entry = (await showTeamFolder(application, owner, folder)).entries[0]?.id
  const steps = [
    () => showTeamFolder(application, officer, folder),
    () => addToTeamFolder(application, officer, folder, { kind: 'comment', text: 'Read.' }),
    () => finishTeamEntry(application, officer, folder, entry),
    () => finishTeamEntry(application, officer, own, entry),
    () => removeTeamEntry(application, officer, folder, entry),
    () => removeTeamEntry(application, officer, own, entry),
    () => renameTeamFolder(application, officer, folder, { folderName: 'Taken' }),
    () => removeTeamFolder(application, officer, folder),
  ]
  for (const step of steps) await expect(step()).rejects.toMatchObject({ kind: 'not-found' })
  expect(JSON.stringify(await listTeamFolders(application, officer))).not.toContain('Lamps')
  expect(await exportTeamFolders(application, officer)).not.toContain('gate')
  // Nor can they be asked to do something.
  await expect(
    addToTeamFolder(application, member, folder, {
      kind: 'task',
      text: 'Read.',
      forMember: officer.username,
    }),
  ).rejects.toMatchObject({ fields: { forMember: { code: 'not-in-list' } } })
  expect((await showTeamFolder(application, owner, folder)).entries).toHaveLength(1)
})

test('who added an entry deletes it, and so does the owner; another member does not', async () => {
  const { application, owner, member, folder } = await staged()
  for (const person of [owner, member, member])
    await addToTeamFolder(application, person, folder, { kind: 'comment', text: `By ${person.username}` })
  const ids = (await showTeamFolder(application, member, folder)).entries.map(({ id }) => id)
  const [second, first, ofOwner] = ids
  await expect(removeTeamEntry(application, member, folder, ofOwner)).rejects.toMatchObject({
    kind: 'not-found',
  })
  await removeTeamEntry(application, member, folder, first)
  await removeTeamEntry(application, owner, folder, second)
  await expect(removeTeamFolder(application, member, folder)).rejects.toMatchObject({ kind: 'not-found' })
  await renameTeamFolder(application, member, folder, { folderName: 'Gates' })
  expect(JSON.parse(await exportTeamFolders(application, member))).toMatchObject({
    folders: [{ folder: 'Gates', entries: [{ kind: 'comment', content: `By ${owner.username}` }] }],
  })
  await endOrganisation(application, owner)
  const { rows } = await application.database.pool.query('select from team_entries')
  expect(rows).toEqual([])
})

test('names and texts are sealed, rules are asked, a folder is full at its bound, and nothing opens without time', async () => {
  const { application, owner, member, folder } = await staged()
  await addToTeamFolder(application, member, folder, { kind: 'comment', text: 'The gate is new.' })
  const { rows } = await application.database.pool.query('select * from team_folders, team_entries')
  expect(JSON.stringify(rows)).not.toMatch(/Lamps|gate/)
  await application.database.pool.query(
    `insert into team_entries (id, folder_id, kind, sealed_content, added_on)
     select gen_random_uuid(), $1, 'comment', ''::bytea, '2026-11-21' from generate_series(1, 499)`,
    [folder],
  )
  await expect(
    addToTeamFolder(application, member, folder, { kind: 'comment', text: 'One more.' }),
  ).rejects.toMatchObject({ code: 'too-many-entries' })
  const passkey = { startedAt: application.now(), byPasskey: true, address: null }
  await setOrganisationRules(application, { ...owner, entrance: passkey }, { needsPasskey: 'on' })
  await expect(listTeamFolders(application, member)).rejects.toMatchObject({
    code: 'organisation-needs-passkey',
  })
  await listTeamFolders(application, { ...member, entrance: passkey })
  application.later(days(367))
  await expect(listTeamFolders(application, { ...member, entrance: passkey })).rejects.toMatchObject({
    code: 'organisation-needs-enterprise',
  })
})

async function staged() {
  const application = await withApplication()
  const { administrator: owner, stranger: member } = await cast(application, 'administrator', 'stranger')
  await foundedWith(application, owner, member)
  const folder = await makeTeamFolder(application, owner, { folderName: 'Lamps' })
  return { application, owner, member, folder }
}
