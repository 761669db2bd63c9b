import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { noFilters } from '#domain/finding/list-filters.ts'
import { subscriptionStatuses, tiers } from '#domain/plans/plans.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { cast } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { beginExport, exportList } from '../export/export-list.ts'
import {
  deleteFolder,
  makeFolder,
  noteInFolder,
  putIntoFolder,
  removeFromFolder,
  renameFolder,
} from './change-folders.ts'
import { compareEntries } from './compare-entries.ts'
import { listFolders } from './list-folders.ts'
import { showFolder } from './show-folder.ts'

test('by every plan: folders are made and changed with it, and read and deleted without it', async () => {
  const { application, holder, publish } = await withHolder()
  const { id: entry } = await publish({})
  for (const tier of tiers)
    for (const status of subscriptionStatuses) {
      const id = await putIntoFolder(application, holder, [entry], { name: 'Roads' })
      await noteInFolder(application, holder, id, entry, { note: 'Ask the bank.' })
      const later: Person = { ...holder, subscription: { tier, status } }
      const has = tier !== 'free' && status === 'active'
      const acts = [
        () => makeFolder(application, later, { name: 'Other' }),
        () => renameFolder(application, later, id, { name: 'Roads of Kano' }),
        () => putIntoFolder(application, later, [entry], { folder: id }),
        () => noteInFolder(application, later, id, entry, { note: 'Ask twice.' }),
        () => compareEntries(application, later, id, [entry, entry]),
      ]
      for (const act of acts)
        if (has) await act()
        else await expect(act(), `${tier} ${status}`).rejects.toMatchObject({ code: 'not-in-plan' })
      const shown = await showFolder(application, later, id)
      expect([shown.entries[0]?.note, shown.isPaused]).toEqual(
        has ? ['Ask twice.', false] : ['Ask the bank.', true],
      )
      expect((await listFolders(application, later)).most).toBe(has ? 50 : 0)
      await removeFromFolder(application, later, id, entry)
      await deleteFolder(application, later, id)
    }
})

test('names and notes are sealed, and another account finds nothing', async () => {
  const { application, holder, other, publish } = await withHolder()
  const { id: entry } = await publish({})
  const id = await putIntoFolder(application, holder, [entry], { name: 'Roads of Kano' })
  await noteInFolder(application, holder, id, entry, { note: 'Ask the bank.' })
  const { rows } = await application.database.pool.query<{ row: string }>(
    'select f::text || e::text as row from folders f join folder_entries e on e.folder_id = f.id',
  )
  expect(rows[0]?.row).not.toMatch(/Roads|bank/)
  for (const act of [
    () => showFolder(application, other, id),
    () => putIntoFolder(application, other, [entry], { folder: id }),
    () => noteInFolder(application, other, id, entry, { note: 'Mine.' }),
    () => removeFromFolder(application, other, id, entry),
    () => deleteFolder(application, other, id),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'not-found' })
})

test('a folder shows what is public now, is compared side by side, and is exported as it is', async () => {
  const { application, holder, officer, publish } = await withHolder()
  const one = await publish({ state: 'Kano', wealthSource: 'Fees of the harbour.' })
  const two = await publish({ state: 'Kano' })
  const id = await putIntoFolder(application, holder, [one.id, two.id, one.id], { name: 'Harbour' })
  const { sides } = await compareEntries(application, holder, id, [one.id, two.id])
  expect(sides.map(({ text }) => text?.wealthSource)).toEqual([
    'Fees of the harbour.',
    'Road contracts that were paid twice.',
  ])
  const exported = { term: '', filters: noFilters, folder: id }
  const ticket = await beginExport(application, holder, exported)
  const file = await exportList(application, holder, exported, ticket)
  const numbers: string[] = []
  for await (const card of file.cards) numbers.push(card.referenceNumber)
  expect(numbers.toSorted()).toEqual([one.referenceNumber, two.referenceNumber].toSorted())
  await expect(exportList(application, holder, { ...exported, folder: null }, ticket)).rejects.toMatchObject({
    code: 'export-over',
  })
  await retractReport(application, officer, one.id, { reason: 'It was another person.' })
  const shown = await showFolder(application, holder, id)
  expect(shown.entries.find((entry) => entry.id === one.id)?.card).toMatchObject({
    status: 'retracted',
    personName: null,
  })
  const after = await compareEntries(application, holder, id, [one.id, two.id])
  expect(after.sides[0].text).toBeNull()
})

test('of sixty folders that are made at once fifty are kept, and nothing is made where nothing was ticked', async () => {
  const { application, holder } = await withHolder()
  await expect(putIntoFolder(application, holder, [], { name: 'Empty' })).rejects.toMatchObject({
    code: 'nothing-ticked',
  })
  const tries = await Promise.allSettled(
    Array.from({ length: 60 }, () => makeFolder(application, holder, { name: 'Roads' })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
  expect((await listFolders(application, holder)).folders).toHaveLength(50)
})

async function withHolder() {
  const application = await withApplication()
  const { stranger, reporter, reviewer, officer } = await cast(
    application,
    ...(['stranger', 'reporter', 'reviewer', 'officer'] as const),
  )
  await givePlan(application, stranger.id)
  const subscription = { tier: 'premium', status: 'active' } as const
  const holder: Person = { ...stranger, subscription }
  const publish = (words: Record<string, string>) =>
    publicReport(application, { owner: reporter, reviewer, officer, words })
  return { application, holder, other: { ...reporter, subscription }, officer, publish }
}
