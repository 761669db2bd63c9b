import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { type ArrivalKind, arrivals, isArrivalKind } from '#domain/notifications/arrivals.ts'
import { rolesWith } from '#domain/people/capacities.ts'
import type { Status } from '#domain/reports/workflow.ts'
import { holdDeclarations, listDeclarations } from '#server/cases/declaration-queries.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { notifications, profiles } from '#server/database/people-schema.ts'
import { conversations, events, reports, sourceAccess } from '#server/database/schema.ts'
import type { HearMany } from '#server/events/consumer.ts'
import type { Application } from '#server/kernel/application.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { type Telling, tellPeople } from './tell-people.ts'

/**
 * Tells all staff who may read it that something arrived. Members from whom the report is hidden are told nothing, and neither are
 * members who did it themselves or were told as one of those who work on it. What is set aside is told to no one: it could be a flood.
 */
export const tellOfArrivals: HearMany = async (application, queries, heard) => {
  // A declaration that is made at this moment hides the report from what is told now.
  await holdDeclarations(queries)
  const arrived = await arrivedOf(
    queries,
    heard.map(({ id }) => id),
  )
  if (arrived.length === 0) return
  const readers = await readersOf(application, queries)
  const told = await toldAlready(
    queries,
    arrived.map(({ id }) => id),
  )
  const tellings = arrived.flatMap((arrival) =>
    readers
      .filter(({ markAsReceiver }) => !told.has(`${arrival.id}:${markAsReceiver}`))
      .filter(({ markAsOwner }) => arrival.ownerMark !== markAsOwner)
      .filter(({ hidden }) => !hidden.has(arrival.reportId))
      .map(({ id }) => tellingOf(arrival, id)),
  )
  await tellPeople(application, queries, tellings)
}

type Arrived = {
  id: number
  occurredAt: Date
  kind: ArrivalKind
  reportId: string
  referenceNumber: string
  ownerMark: string | null
  status: Status
}

async function arrivedOf(queries: Transaction, ids: readonly number[]): Promise<Arrived[]> {
  const rows = await queries
    .select({
      ...{ id: events.id, occurredAt: events.occurredAt, kind: events.kind, reportId: reports.id },
      ...{ referenceNumber: reports.referenceNumber, ownerMark: reports.ownerMark, status: reports.status },
      inQuarantine: sourceAccess.inQuarantine,
    })
    .from(events)
    .leftJoin(conversations, eq(conversations.id, events.subjectId))
    .innerJoin(reports, eq(reports.id, sql`coalesce(${conversations.reportId}, ${events.subjectId})`))
    .leftJoin(sourceAccess, eq(sourceAccess.reportId, reports.id))
    .where(and(inArray(events.id, [...ids]), ne(reports.status, 'withdrawn'), isNull(reports.erasedOn)))
    .orderBy(events.id)
  return rows.flatMap(({ inQuarantine, kind, ...row }) =>
    isArrivalKind(kind) && inQuarantine !== true ? [{ ...row, kind }] : [],
  )
}

/** Staff with a second step and a declaration of their interests: without both they read no report. */
async function readersOf(application: Application, queries: Transaction) {
  const staff = await queries
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        inArray(profiles.role, rolesWith('judges')),
        eq(profiles.status, 'active'),
        isNotNull(profiles.secondStepSince),
      ),
    )
  if (staff.length === 0) return []
  const declared = await listDeclarations(
    application,
    queries,
    staff.map(({ id }) => id),
  )
  return declared.map(({ userId, conflicts }) => ({
    id: userId,
    markAsReceiver: markOf(application, 'notifications', userId),
    markAsOwner: markOf(application, 'reports', userId),
    hidden: new Set(conflicts),
  }))
}

async function toldAlready(queries: Transaction, eventIds: readonly number[]): Promise<Set<string>> {
  const rows = await queries
    .select({ eventId: notifications.eventId, receiverMark: notifications.receiverMark })
    .from(notifications)
    .where(inArray(notifications.eventId, [...eventIds]))
  return new Set(rows.map(({ eventId, receiverMark }) => `${eventId}:${receiverMark}`))
}

function tellingOf(
  { id, occurredAt, kind, reportId, referenceNumber, status }: Arrived,
  userId: string,
): Telling {
  return {
    ...{ userId, reportId, type: arrivals[kind], kind, parameters: { reference: referenceNumber } },
    ...{ statusFrom: null, statusTo: status, event: { id, occurredAt } },
  }
}
