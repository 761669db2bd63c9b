import { findConflict } from '#domain/cases/conflict.ts'
import { looksInside, type QueueFilters } from '#domain/cases/queue-filters.ts'
import { waitingFor } from '#domain/cases/waiting.ts'
import { RuleBroken } from '#domain/errors.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import {
  type Act,
  everyone,
  type Fields,
  type Received,
  receive,
  sourceAct,
  staffAct,
  staffAlone,
} from '#domain/reports/received.ts'
import { type Status, statuses } from '#domain/reports/workflow.ts'
import { readPlace } from '#server/database/cursor.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { countByStatus } from '#server/reports/report-queries.ts'
import { textOpener } from '#server/reports/text-opener.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { waitingIn } from '#words/time-in.ts'
import { withDeclaration } from './declared.ts'
import { countSetAside, placeAfterReport, type QueuedReport, queuedReports } from './queue-queries.ts'

export const queuePageLength = 20

/** A filter on what is sealed opens so many reports for one page, and no more. */
export const mostOpened = 400

export type QueueEntry = Received<ListedEntry>

type ListedEntry = {
  id: string
  referenceNumber: string
  personName: string
  position: string
  state: string
  submittedAt: Act
  waiting: string
  hasPriority: boolean
  isVerified: boolean
  isVerifiedByActor: boolean
  isOwn: boolean
  heldBy: { name: string; isActor: boolean; until: Act } | null
}

export const receivedQueueEntry = {
  ...{ id: everyone, referenceNumber: everyone, personName: everyone, position: everyone, state: everyone },
  ...{ submittedAt: everyone, waiting: everyone, hasPriority: everyone, isVerified: everyone },
  ...{ isVerifiedByActor: everyone, isOwn: everyone, heldBy: staffAlone },
} satisfies Fields<ListedEntry>

export type Queue = {
  entries: QueueEntry[]
  counts: Record<Status, number>
  /** Pending reports in the list apart; part of the count of what is pending. */
  setAside: number
  /** The report after which the next page begins; null at the end. */
  next: string | null
  /** The list may go on although this page is not full: so many were opened, and the rest was not looked at. */
  isCutShort: boolean
}

/**
 * The staff's list of one status.
 *
 * @param after the `next` of the page before; null for the first. One that was tampered with counts as null.
 * @throws SignInNeeded, RuleBroken, for staff without a declaration 'declaration-needed'
 */
export const listQueue = useCaseOn(
  'report.queue',
  withDeclaration,
  async ({ application, actor, declared }, filters: QueueFilters, after: string | null): Promise<Queue> => {
    const { queries } = application.database
    if (!declared) throw new RuleBroken('declaration-needed')
    const hidden = declared.conflicts
    const limit = looksInside(filters) ? mostOpened : queuePageLength + 1
    const place = await placeAfterReport(application, readPlace(after), filters)
    const [rows, counts, setAside] = await Promise.all([
      queuedReports(application, {
        ...{ filters, limit, hidden, actorId: actor.id, now: application.now(), after: place },
      }),
      countByStatus(queries, hidden),
      countSetAside(queries, hidden),
    ])
    const fitting = (await openAll(application, rows)).filter(({ words }) => fits(words, filters))
    // Also what was noted by an older way of comparing names is not shown.
    const shown = fitting
      .slice(0, queuePageLength)
      .filter(({ words }) => findConflict(words, declared.declaration) === null)
    const ownMark = markOf(application, 'reports', actor.id)
    const reading = { actorId: actor.id, ownMark, now: application.now() }
    const isCutShort = fitting.length <= queuePageLength && rows.length === limit
    const hasMore = fitting.length > queuePageLength
    const last = isCutShort ? rows.at(-1) : hasMore ? fitting[queuePageLength - 1]?.report : undefined
    return {
      entries: shown.map((opened) => receive('staff', receivedQueueEntry, presentEntry(opened, reading))),
      counts: Object.fromEntries(statuses.map((each) => [each, counts.get(each) ?? 0])) as Queue['counts'],
      setAside,
      next: last?.row.id ?? null,
      isCutShort,
    }
  },
)

type Reading = { actorId: string; ownMark: string; now: Date }
type Opened = { report: QueuedReport; words: ReportText }

async function openAll(application: Application, found: readonly QueuedReport[]): Promise<Opened[]> {
  const rows = found.map(({ row }) => row)
  const open = await textOpener(application, application.database.queries, rows)
  return found.map((report) => ({ report, words: open(report.row) }))
}

function fits({ sector, state }: ReportText, filters: QueueFilters): boolean {
  return (
    (filters.sector === null || filters.sector === sector) &&
    (filters.state === null || filters.state === state)
  )
}

function presentEntry({ report, words }: Opened, { actorId, ownMark, now }: Reading): ListedEntry {
  const { row, verifiedAt, hasPriority, isVerifiedByActor, heldById, heldBy, heldUntil } = report
  const { id, referenceNumber, status, createdAt: submittedAt } = row
  const { personName, position, state } = words
  return {
    ...{ id, referenceNumber, personName, position, state, hasPriority, isVerifiedByActor },
    submittedAt: sourceAct(submittedAt),
    waiting: waitingIn('en', waitingFor({ status, submittedAt, verifiedAt }, now)),
    isVerified: verifiedAt !== null,
    isOwn: row.ownerMark === ownMark,
    heldBy:
      heldBy && heldUntil
        ? { name: heldBy, isActor: heldById === actorId, until: staffAct(heldUntil) }
        : null,
  }
}
