import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { looksEverywhere, type QueueFilters } from '#domain/cases/queue-filters.ts'
import type { Stage } from '#domain/cases/stages.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { reports } from '#server/database/schema.ts'
import { claimHolders } from './claim-queries.ts'

// Written out: a column handed in here would lose its table's name, and mean the one of `v`.
export const presentVerifications = sql`from report_verifications v
  where v.report_id = reports.id and v.content_version = reports.content_version`

export const isVerified = sql`exists (select 1 ${presentVerifications})`

export const isSetAside = sql`(reports.id in (select a.report_id from source_access a where a.in_quarantine))`

export const isDisputed = sql<boolean>`exists (select 1 from public_reports p where p.report_id = reports.id and p.disputed_on is not null)`

/** As a list of ids, which the index of what is disputed gives: so that a million others are not asked one by one. */
export function disputed(): SQL | undefined {
  return and(
    eq(reports.status, 'approved'),
    sql`${reports.id} in (select p.report_id from public_reports p where p.disputed_on is not null)`,
  )
}

// What was decided is in one list, however it came in.
function placeIs(filters: QueueFilters): SQL | undefined {
  const { status, setAside } = filters
  if (status !== 'pending' || looksEverywhere(filters)) return undefined
  else return setAside ? isSetAside : sql`not ${isSetAside}`
}

/** What the filters leave of one status: the table lists by it, and counts count by it. */
export function narrowedTo(filters: QueueFilters, { actorId, now }: { actorId: string; now: Date }) {
  return and(
    looksEverywhere(filters) ? undefined : statusIs(filters),
    isNull(reports.erasedOn),
    placeIs(filters),
    stageIs(filters),
    workIs(filters, actorId),
    verifiedIs(filters, actorId),
    overdueIs(filters, now),
  )
}

function statusIs({ status }: QueueFilters): SQL {
  // As the index of what was decided has it: a list of statuses would be sorted for each page.
  return status === 'decided' ? sql`${reports.status} <> 'pending'` : eq(reports.status, status)
}

const conditions: Record<Stage, () => SQL | undefined> = {
  new: () => and(isNull(claimHolders.id), sql`not ${isVerified}`),
  assigned: () => and(isNotNull(claimHolders.id), sql`not ${isVerified}`),
  verified: () => and(isNull(claimHolders.id), isVerified),
  'to-approve': () => and(isNotNull(claimHolders.id), isVerified),
  disputed,
  closed: () => sql`not ${isDisputed}`,
}

function stageIs({ stage }: QueueFilters): SQL | undefined {
  return stage ? conditions[stage]() : undefined
}

function workIs({ work }: QueueFilters, actorId: string): SQL | undefined {
  if (work === 'unclaimed') return isNull(claimHolders.id)
  else if (work === 'mine') return eq(claimHolders.id, actorId)
  else return work === 'others' ? and(isNotNull(claimHolders.id), ne(claimHolders.id, actorId)) : undefined
}

function verifiedIs({ verified }: QueueFilters, actorId: string): SQL | undefined {
  if (verified === 'any') return undefined
  else if (verified === 'by-others')
    return sql`exists (select 1 ${presentVerifications} and v.verifier_id <> ${actorId})`
  else return verified === 'yes' ? isVerified : sql`not ${isVerified}`
}

function overdueIs({ onlyOverdue }: QueueFilters, now: Date): SQL | undefined {
  return onlyOverdue
    ? sql`reports.id in (select w.report_id from case_work w where w.due_on < ${dayInNigeria(now)})`
    : undefined
}
