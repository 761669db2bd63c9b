import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { noFilters } from '#domain/finding/list-filters.ts'
import { mostGuests } from '#domain/plans/organisations.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { makeKey } from '#server/api/make-key.ts'
import { beginExport } from '#server/finding/export/export-list.ts'
import { cast } from '#tests/cast.ts'
import { foundedWith } from '#tests/support/plans/founded-with.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { changeBoard, makeBoard, removeBoard } from './boards/keep-boards.ts'
import { addCard, closeCard, openCard, removeCard } from './boards/keep-cards.ts'
import { listBoards, showBoard } from './boards/show-boards.ts'
import { inviteToSeat } from './invite-to-seat.ts'
import { joinOrganisation } from './join-organisation.ts'
import { takeSeatBack } from './leave-organisation.ts'
import { answerExportRequest, listExportRequests } from './security/export-requests.ts'
import { readOrganisationLog } from './security/organisation-log.ts'
import { setOrganisationRules } from './security/set-rules.ts'
import { showOrganisation } from './show-organisation.ts'
import { addToTeamFolder } from './team/add-entry.ts'
import { finishTeamEntry, removeTeamEntry } from './team/change-entry.ts'
import { makeTeamFolder, removeTeamFolder, renameTeamFolder } from './team/keep-folders.ts'
import { exportTeamFolders, listTeamFolders, showTeamFolder } from './team/show-team.ts'

const refused = { code: 'guests-read' }

test('a guest reads folders and boards, comments, and finishes what is for them', async () => {
  const { application, owner, guest, folder, board } = await staged()
  const task = { kind: 'task', text: 'Translate it.' }
  await addToTeamFolder(application, owner, folder, task)
  await addToTeamFolder(application, owner, folder, { ...task, forMember: guest.username })
  await addToTeamFolder(application, guest, folder, { kind: 'comment', text: 'I read it.' })
  expect((await listBoards(application, guest)).boards).toHaveLength(1)
  expect((await showBoard(application, guest, board)).cards).toHaveLength(1)
  const { entries, isGuest, mayRemove } = await showTeamFolder(application, guest, folder)
  expect([isGuest, mayRemove]).toEqual([true, false])
  expect(entries.map((entry) => [entry.mayFinish, entry.mayRemove])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ])
  const [own, theirs, everyones] = entries.map(({ id }) => id)
  await finishTeamEntry(application, guest, folder, theirs)
  await expect(finishTeamEntry(application, guest, folder, everyones)).rejects.toMatchObject({
    kind: 'not-found',
  })
  await expect(removeTeamEntry(application, guest, folder, theirs)).rejects.toMatchObject({
    kind: 'not-found',
  })
  await removeTeamEntry(application, guest, folder, own)
  expect((await listTeamFolders(application, guest)).forYou).toEqual([])
})

test('all else in the rooms is refused to a guest', async () => {
  const { application, owner, guest, folder, board } = await staged()
  const { referenceNumber: number } = await publicReport(application)
  const card = (await showBoard(application, owner, board)).cards[0]?.id
  const acts: (() => Promise<unknown>)[] = [
    () => addToTeamFolder(application, guest, folder, { kind: 'report', number }),
    () => addToTeamFolder(application, guest, folder, { kind: 'search', search: '?state=Kano' }),
    () => addToTeamFolder(application, guest, folder, { kind: 'task', text: 'Do it.' }),
    () => makeTeamFolder(application, guest, { folderName: 'Mine' }),
    () => renameTeamFolder(application, guest, folder, { folderName: 'Mine' }),
    () => removeTeamFolder(application, guest, folder),
    () => exportTeamFolders(application, guest),
    () => makeBoard(application, guest, { boardName: 'Mine' }),
    () => changeBoard(application, guest, board, { boardName: 'Mine' }),
    () => removeBoard(application, guest, board),
    () => addCard(application, guest, board, { cardName: 'Mine' }),
    () => openCard(application, guest, board, card),
    () => closeCard(application, guest, board, card),
    () => removeCard(application, guest, board, card),
    () => readOrganisationLog(application, guest),
    () => listExportRequests(application, guest),
    () => answerExportRequest(application, guest, undefined, 'agree'),
  ]
  for (const act of acts) await expect(act(), String(act)).rejects.toMatchObject(refused)
  await expect(setOrganisationRules(application, { ...guest, isConfirmed: true }, {})).rejects.toMatchObject({
    kind: 'not-found',
  })
})

test('a guest gets no plan, and their own plan meets no rule of the organisation and is not in its log', async () => {
  const { application, owner, guest } = await staged()
  const session = async () => (await findSession(application, await startSession(application, guest)))?.person
  expect((await session())?.subscription).toEqual({ tier: 'free', status: 'active' })
  await givePlan(application, owner.id, { tier: 'enterprise' })
  expect((await session())?.subscription.tier).toBe('free')
  // With a guest alone, no second member could agree.
  const rules = { exportsByTwo: 'on', networks: '203.0.113.0/24' }
  const confirmed = { ...owner, isConfirmed: true, entrance: came }
  await expect(setOrganisationRules(application, confirmed, rules)).rejects.toMatchObject({
    code: 'no-second-member',
  })
  await setOrganisationRules(application, confirmed, { networks: '203.0.113.0/24' })
  await expect(listTeamFolders(application, guest)).rejects.toMatchObject({ code: 'organisation-network' })
  await givePlan(application, guest.id, { tier: 'enterprise' })
  const paying: Person = {
    ...guest,
    subscription: { tier: 'enterprise', status: 'active' },
    isConfirmed: true,
  }
  await makeKey(application, paying, { name: 'Lamp', lifetime: '30', publicRead: 'on' })
  await beginExport(application, paying, { term: '', filters: noFilters })
  expect((await readOrganisationLog(application, confirmed)).map(({ kind }) => kind)).toEqual([
    ...['rules-changed', 'seat-taken', 'invited'],
  ])
})

test('guests take no seat, ten can come, and the owner takes a place back', async () => {
  const { application, owner, guest } = await staged()
  expect(await showOrganisation(application, owner)).toMatchObject({
    ...{ seats: [], guests: [{ username: guest.username }], free: 4, freeGuests: mostGuests - 1 },
  })
  expect(await showOrganisation(application, guest)).toMatchObject({ is: 'seat', isGuest: true })
  for (let each = 1; each < mostGuests; each += 1) await inviteToSeat(application, owner, 'guest')
  await expect(inviteToSeat(application, owner, 'guest')).rejects.toMatchObject({ code: 'seats-all-taken' })
  await inviteToSeat(application, owner)
  await takeSeatBack(application, owner, guest.username)
  await expect(listTeamFolders(application, guest)).rejects.toMatchObject({ kind: 'not-found' })
})

const came = { startedAt: new Date('2026-11-21T09:00:00Z'), byPasskey: true, address: '203.0.113.7' }

async function staged() {
  const application = await withApplication()
  const { observer: owner, stranger: guest } = await cast(application, 'observer', 'stranger')
  await foundedWith(application, owner)
  const { code: seatCode } = await inviteToSeat(application, owner, 'guest')
  await joinOrganisation(application, guest, { seatCode })
  const folder = await makeTeamFolder(application, owner, { folderName: 'Lamps' })
  const board = await makeBoard(application, owner, { boardName: 'Lamps' })
  await addCard(application, owner, board, { cardName: 'By state', by: 'state' })
  return { application, owner, guest, folder, board }
}
