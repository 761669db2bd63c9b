import {
  looksEverywhere,
  looksInside,
  type QueueFilters,
  writeQueueFilters,
} from '#domain/cases/queue-filters.ts'
import { takeTurns } from '#domain/cases/take-turns.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Application } from '#server/kernel/application.ts'
import { placeAfterReport } from './desk/queue-order.ts'
import { readPlaces, writePlaces } from './desk/queue-places.ts'
import { fits, headerOf } from './headers/case-headers.ts'
import { fittingReports } from './headers/fitting-reports.ts'
import { openQueued } from './open-queued.ts'
import { noPriority, type Payers, priorityOf, type QueuedReport, queuedReports } from './queue-queries.ts'
import { searchCases } from './search-cases.ts'

export const queuePageLength = 50

export type Opened = { report: QueuedReport; words: ReportText }
export type QueuePage = { opened: Opened[]; next: string | null; isCutShort: boolean }

type Asked = { filters: QueueFilters; actorId: string; hidden: readonly string[]; after: string | null }

/**
 * One page of the queue, opened. Reports with priority and all others take turns, each list with its own place. Which report is of which
 * list is not told.
 */
export async function queuePage(
  application: Application,
  { filters, actorId, hidden, after }: Asked,
): Promise<QueuePage> {
  const lists = listsOf(filters)
  const sealing = { key: application.keys.live, page: writeQueueFilters(filters).toString() }
  const before = readPlaces(after, lists, sealing)
  const now = application.now()
  const hasPriority = lists.includes('paying') ? await priorityOf(application) : noPriority
  const among = filters.search ? await searchCases(application, filters.search) : null
  const limit = queuePageLength + 1
  const found = await Promise.all(
    lists.map(async (payers) => {
      const { queries } = application.database
      const place = await placeAfterReport(queries, before[payers] ?? null, { order: filters.order, now })
      const asked = { filters, payers, actorId, hidden, among, now, after: place, limit }
      const inside = looksInside(filters) ? await fittingReports(application, hasPriority, asked) : null
      const rows = await queuedReports(queries, hasPriority, inside ? { ...asked, among: inside.ids } : asked)
      // What changed since its header was read is looked at once more.
      const opened = (await openQueued(application, rows)).filter(({ words }) =>
        fits(headerOf(words), filters),
      )
      const lastShown = rows.length === limit && !inside ? rows.at(-1)?.row.id : undefined
      return { payers, opened, lastLooked: inside ? inside.lastLooked : lastShown }
    }),
  )
  const [first = [], second = []] = found.map(({ opened }) => opened)
  const inTurns = takeTurns(first, second)
  const shown = inTurns.slice(0, queuePageLength)
  const isCutShort =
    inTurns.length <= queuePageLength && found.some(({ lastLooked }) => lastLooked !== undefined)
  const places = found.map(({ payers, opened, lastLooked }) => {
    const lastShown = opened.findLast((each) => shown.includes(each))?.report.row.id
    return [payers, (isCutShort ? lastLooked : undefined) ?? lastShown ?? before[payers]]
  })
  const hasMore = isCutShort || inTurns.length > queuePageLength
  const next = hasMore ? writePlaces(Object.fromEntries(places), lists, sealing) : null
  return { opened: shown, next, isCutShort }
}

function listsOf(filters: QueueFilters): readonly Payers[] {
  return filters.order === 'priority' && !looksEverywhere(filters) ? ['paying', 'others'] : ['everyone']
}
