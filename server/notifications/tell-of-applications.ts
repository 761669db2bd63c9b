import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type ApplicationKind, applications, isApplicationKind } from '#domain/notifications/applications.ts'
import { rolesWith } from '#domain/people/capacities.ts'
import { expertProfiles, profiles } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
import type { HearMany } from '#server/events/consumer.ts'
import { tellPeople } from './tell-people.ts'

/**
 * Tells those who may handle it that a person applied as an expert: with the day, and without the person. An application that was
 * withdrawn or decided meanwhile is told to no one.
 */
export const tellOfApplications: HearMany = async (application, queries, heard) => {
  const waiting = await queries
    .select({ id: events.id, occurredAt: events.occurredAt, kind: events.kind })
    .from(events)
    .innerJoin(expertProfiles, eq(expertProfiles.userId, events.subjectId))
    .where(
      and(
        inArray(
          events.id,
          heard.map(({ id }) => id),
        ),
        inArray(events.kind, Object.keys(applications) as ApplicationKind[]),
        eq(expertProfiles.verificationStatus, 'pending'),
      ),
    )
    .orderBy(events.id)
  if (waiting.length === 0) return
  const handling = await queries
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        inArray(profiles.role, rolesWith('administers')),
        eq(profiles.status, 'active'),
        isNotNull(profiles.secondStepSince),
      ),
    )
  const tellings = waiting.flatMap(({ id, occurredAt, kind }) =>
    isApplicationKind(kind)
      ? handling.map(({ id: userId }) => ({
          ...{ userId, reportId: null, type: applications[kind], kind, parameters: { reference: '' } },
          ...{ statusFrom: null, statusTo: null, event: { id, occurredAt } },
        }))
      : [],
  )
  await tellPeople(application, queries, tellings)
}
