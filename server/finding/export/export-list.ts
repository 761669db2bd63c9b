import { RuleBroken } from '#domain/errors.ts'
import { writeListFilters } from '#domain/finding/list-filters.ts'
import { asksNothing, longestSearch, nothingAsked, readSearch } from '#domain/finding/search-query.ts'
import { hasFeature } from '#domain/plans/features.ts'
import { mostExportedRows } from '#domain/plans/quotas.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { spendAgreement } from '#server/plans/organisations/security/export-requests.ts'
import { countUse, type Usage, usageOf } from '#server/plans/usage/count-use.ts'
import { newestRoots } from '#server/transparency/list-roots.ts'
import { type ShownFolder, showFolder } from '../folders/show-folder.ts'
import type { PublicCard } from '../present-cards.ts'
import { findCards, listPublicReports, type PublicPage, searchPublicReports } from '../public-list.ts'
import { type Exported, isTicket, ticketFor } from './ticket.ts'

export type AboutExport = {
  /** The day in Nigeria on which the file was made. */
  madeOn: string
  /** The filters as an address has them; empty for the whole list. */
  filters: string
  /** As it was carried out: where no report has a typed word, in the nearest spelling, as the list does. */
  search: string
  /** The newest day of the public log and its root; null before the first. */
  log: { day: string; root: string } | null
  most: number
}

export type ListExport = {
  about: AboutExport
  /** In the order of the list, page by page; each page is of one moment. */
  cards: AsyncGenerator<PublicCard, { rows: number; isWhole: boolean }>
}

/**
 * How much the actor has exported this month.
 *
 * @throws SignInNeeded, RuleBroken 'not-in-plan'
 */
export const showExport = useCase('list.export', async ({ application, actor }): Promise<Usage> => {
  const usage = (await usageOf(application, actor)).find(({ feature }) => feature === 'export-reports')
  if (!usage || usage.most === 0) throw new RuleBroken('not-in-plan')
  return usage
})

/**
 * How many rows a file of this list would have now.
 *
 * @throws SignInNeeded, RuleBroken 'not-in-plan', and as `showFolder`
 */
export const countExported = useCase(
  'list.export',
  async ({ application, actor }, { term, filters, folder }: Exported): Promise<PublicPage['count']> => {
    if (folder) {
      const { entries } = await showFolder(application, actor, folder)
      return { rows: entries.filter(({ card }) => card !== null).length, isExact: true }
    } else if (term.trim() === '') return (await listPublicReports(application, null, filters)).count
    const { count, byNumber } = await searchPublicReports(application, actor, term, null, filters)
    return { ...count, rows: count.rows + byNumber.length }
  },
)

/**
 * Counts one export of this month.
 *
 * @returns the ticket with which the file is read
 * @throws SignInNeeded, RuleBroken 'not-in-plan', LimitReached 'used-this-month', and as `spendAgreement`
 */
export const beginExport = useCase(
  'list.export',
  async ({ application, actor }, exported: Exported): Promise<string> => {
    const { term, filters } = exported
    const asked = new URLSearchParams(writeListFilters(filters))
    if (term !== '') asked.set('q', term)
    const { used, most } = await showExport(application, actor)
    // Where nothing is left this month, no agreement is used up.
    if (used < most) await spendAgreement(application, actor, String(asked))
    await countUse(application, actor, 'export-reports')
    return ticketFor(application, actor.id, exported)
  },
)

/**
 * The public list with these filters, or a search in it, to be written to a file. It holds what everyone can read, and nothing
 * sealed.
 *
 * @param ticket of `beginExport` for the same list
 * @throws SignInNeeded, RuleBroken 'not-in-plan' or 'export-over'
 */
export const exportList = useCase(
  'list.export',
  async ({ application, actor }, exported: Exported, ticket: string): Promise<ListExport> => {
    const { tier } = actor.subscription
    if (tier === 'free' || !hasFeature(actor.subscription, 'export-reports'))
      throw new RuleBroken('not-in-plan')
    if (!isTicket(application, actor.id, exported, ticket)) throw new RuleBroken('export-over')
    const { term, filters, folder } = exported
    const most = mostExportedRows[tier]
    const typed = term.toWellFormed().slice(0, longestSearch).toWellFormed().trim()
    const found = typed === '' ? null : await searchPublicReports(application, actor, typed, null, filters)
    const search = found?.correctedTo ?? typed
    const [root] = await newestRoots(application)
    return {
      about: {
        madeOn: dayInNigeria(application.now()),
        ...{ filters: String(writeListFilters(filters)), search, most },
        log: root ? { day: root.day, root: root.root } : null,
      },
      cards: folder
        ? entriesOf(await showFolder(application, actor, folder), most)
        : cardsOf(application, { term: search, filters, byNumber: found?.byNumber ?? [] }, most),
    }
  },
)

async function* entriesOf({ entries }: ShownFolder, most: number): ListExport['cards'] {
  const cards = entries.flatMap(({ card }) => card ?? []).slice(0, most)
  yield* cards
  return { rows: cards.length, isWhole: true }
}

const rowsAtOnce = 200

async function* cardsOf(
  application: Application,
  { term, filters, byNumber }: Exported & { byNumber: readonly PublicCard[] },
  most: number,
): ListExport['cards'] {
  const query = term === '' ? nothingAsked : readSearch(term)
  let after: string | null = null
  // Above everything else, as in the list.
  let rows = byNumber.length
  yield* byNumber
  // Words to leave out alone ask for nothing, in the list as here.
  if (term !== '' && asksNothing(query)) return { rows, isWhole: true }
  do {
    const place: string | null = after
    const page: PublicPage = await application.database.inLane('searching', () =>
      findCards(application, query, filters, place, Math.min(rowsAtOnce, most - rows)),
    )
    for (const card of page.cards) yield card
    rows += page.cards.length
    after = page.older
  } while (after !== null && rows < most)
  return { rows, isWhole: after === null }
}
