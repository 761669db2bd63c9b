import type { CaseLabel } from '#domain/cases/case-work.ts'
import { findConflict } from '#domain/cases/conflict.ts'
import type { QueueFilters } from '#domain/cases/queue-filters.ts'
import { type Stage, stageOf } from '#domain/cases/stages.ts'
import { waitingFor } from '#domain/cases/waiting.ts'
import { RuleBroken } from '#domain/errors.ts'
import type { KindOfWrong } from '#domain/reports/kinds-of-wrong.ts'
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
import type { Sector } from '#domain/reports/sectors.ts'
import type { Status } from '#domain/reports/workflow.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { spanIn, waitingIn } from '#words/time-in.ts'
import { withDeclaration } from './declared.ts'
import { type Colleague, colleaguesOf } from './desk/colleagues.ts'
import { type SavedFilters, savedFiltersOf } from './desk/saved-filters.ts'
import { type WorkOnReport, workOn } from './desk/work-queries.ts'
import { countByStatus, countStages } from './queue-counts.ts'
import { type Opened, queuePage } from './queue-page.ts'
import { countSetAside } from './queue-queries.ts'

export type QueueEntry = Received<ListedEntry>

type ListedEntry = {
  id: string
  referenceNumber: string
  personName: string
  position: string
  kind: KindOfWrong | null
  sector: Sector
  state: string
  /** As it was typed; empty where it was not. */
  amount: string
  files: number
  status: Status
  stage: Stage
  submittedAt: Act
  waiting: string
  /** In days or more since it was sent; empty on that day. */
  age: string
  isVerified: boolean
  isVerifiedByActor: boolean
  isOwn: boolean
  heldBy: { name: string; isActor: boolean; until: Act } | null
  labels: CaseLabel[]
  /** Null where no day was set. */
  due: { on: string; isOver: boolean } | null
}

export const receivedQueueEntry = {
  ...{ id: everyone, referenceNumber: everyone, personName: everyone, position: everyone, state: everyone },
  ...{
    kind: everyone,
    sector: everyone,
    amount: everyone,
    files: everyone,
    status: everyone,
    stage: everyone,
  },
  ...{ submittedAt: everyone, waiting: everyone, age: everyone, isVerified: everyone },
  ...{ isVerifiedByActor: everyone, isOwn: everyone, heldBy: staffAlone },
  ...{ labels: staffAlone, due: staffAlone },
} satisfies Fields<ListedEntry>

export type Queue = {
  entries: QueueEntry[]
  counts: Record<Status, number>
  stageCounts: Record<Stage, number>
  /** Pending reports in the list apart; part of the count of what is pending. */
  setAside: number
  /** Where the next page begins; null at the end. */
  next: string | null
  /** The list may go on although this page is not full: so many were opened, and the rest was not looked at. */
  isCutShort: boolean
  /** To whom reports can be assigned, beside the reader. */
  colleagues: Colleague[]
  saved: SavedFilters[]
}

/**
 * The staff's table of one stage or status.
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
    const now = application.now()
    const [page, counts, openCounts, setAside, colleagues, saved] = await Promise.all([
      queuePage(application, { filters, actorId: actor.id, hidden, after }),
      countByStatus(queries, hidden),
      countStages(queries, hidden, now),
      countSetAside(queries, hidden),
      colleaguesOf(queries, actor.id),
      savedFiltersOf(queries, actor.id),
    ])
    // Also what was noted by an older way of comparing names is not shown.
    const shown = page.opened.filter(({ words }) => findConflict(words, declared.declaration) === null)
    const ownMark = markOf(application, 'reports', actor.id)
    const work = await workOn(
      queries,
      shown.map(({ report }) => report.row.id),
    )
    const { pending: _, ...decided } = counts
    const closed = Object.values(decided).reduce((sum, each) => sum + each, 0) - openCounts.disputed
    return {
      entries: shown.map((opened) =>
        receive('staff', receivedQueueEntry, presentEntry(opened, { actorId: actor.id, ownMark, now, work })),
      ),
      ...{ counts, stageCounts: { ...openCounts, closed }, setAside },
      ...{ next: page.next, isCutShort: page.isCutShort, colleagues, saved },
    }
  },
)

type Reading = { actorId: string; ownMark: string; now: Date; work: ReadonlyMap<string, WorkOnReport> }

function presentEntry({ report, words }: Opened, { actorId, ownMark, now, work }: Reading): ListedEntry {
  const { row, verifiedAt, isVerified, isVerifiedByActor, files, heldById, heldBy, heldUntil } = report
  const { id, referenceNumber, status, createdAt: submittedAt } = row
  const { personName, position, wrongKind: kind, sector, state, amount } = words
  const waiting = waitingFor({ status, submittedAt, verifiedAt }, now)
  const isAssigned = heldById !== null
  const { labels = [], dueOn = null } = work.get(id) ?? {}
  return {
    ...{ id, referenceNumber, personName, position, kind, sector, state, amount, files, status },
    stage: stageOf({ status, isVerified, isAssigned, isDisputed: report.isDisputed }),
    submittedAt: sourceAct(submittedAt),
    waiting: waitingIn('en', waiting),
    age: 'inAll' in waiting ? spanIn('en', waiting.inAll) : '',
    ...{ isVerified, isVerifiedByActor, isOwn: row.ownerMark === ownMark },
    heldBy:
      heldBy && heldUntil
        ? { name: heldBy, isActor: heldById === actorId, until: staffAct(heldUntil) }
        : null,
    labels,
    due: dueOn === null ? null : { on: dueOn, isOver: status === 'pending' && dueOn < dayInNigeria(now) },
  }
}
