import type { Person } from '#domain/actor.ts'
import { readListFilters } from '#domain/finding/list-filters.ts'
import { makeFolder, putIntoFolder } from '#server/finding/folders/change-folders.ts'
import { compareLists } from '#server/finding/name-lists/compare-lists.ts'
import { keepNameList } from '#server/finding/name-lists/keep-name-list.ts'
import { saveSearch } from '#server/finding/saved/save-search.ts'
import type { Application } from '#server/kernel/application.ts'
import { makeBoard } from '#server/plans/organisations/boards/keep-boards.ts'
import { addCard } from '#server/plans/organisations/boards/keep-cards.ts'
import { addToTeamFolder } from '#server/plans/organisations/team/add-entry.ts'
import { makeTeamFolder } from '#server/plans/organisations/team/keep-folders.ts'
import { foundedWith } from './founded-with.ts'

type Public = { id: string; referenceNumber: string }

export type RoomsOfPlans = {
  folder: string
  /** Of the folder, to be seen side by side. */
  compared: readonly [string, string]
  nameList: string
  teamFolder: string
  board: string
}

/** What a plan lets an account keep, and the rooms of an organisation, each with something in it. */
export async function roomsOfPlans(
  application: Application,
  holder: Person,
  [first, second]: readonly [Public, Public],
): Promise<RoomsOfPlans> {
  const folder = await makeFolder(application, holder, { name: 'Roads' })
  await putIntoFolder(application, holder, [first.id, second.id], { folder })
  const { filters } = readListFilters(new URLSearchParams('state=Kano'))
  await saveSearch(application, holder, { term: 'road', filters }, { name: 'Roads in Kano', alert: 'weekly' })
  const nameList = await keepNameList(application, holder, { name: 'Suppliers', names: 'Sample Approved' })
  await compareLists(application)
  await foundedWith(application, holder)
  const teamFolder = await makeTeamFolder(application, holder, { folderName: 'Roads' })
  for (const entry of [
    { kind: 'report', number: first.referenceNumber },
    { kind: 'comment', text: 'The gate is new.' },
    { kind: 'task', text: 'Ask the registry.' },
  ])
    await addToTeamFolder(application, holder, teamFolder, entry)
  const board = await makeBoard(application, holder, { boardName: 'Roads' })
  await addCard(application, holder, board, { cardName: 'By state', by: 'state' })
  return { folder, compared: [first.id, second.id], nameList, teamFolder, board }
}
