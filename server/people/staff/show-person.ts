import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import { isPeopleEventKind, type PeopleEventKind } from '#domain/events/people-events.ts'
import type { AccountStatus } from '#domain/people/accounts.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import type { SecondStepState } from '#domain/people/second-step-state.ts'
import { type SuspensionReason, suspensionReasons } from '#domain/people/suspension-reasons.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertProfiles, profiles } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { usernamesOf } from '../people-queries.ts'
import { type StaffSession, sessionsOfStaff } from './end-sessions.ts'
import { reportsHandledBy, stateOfSecondStep } from './people-columns.ts'

export type PersonsEvent = {
  kind: PeopleEventKind
  reason: SuspensionReason | null
  roleFrom: Role | null
  roleTo: Role | null
  /** Null when that account is gone. */
  by: string | null
  occurredAt: string
}

export type ShownPerson = {
  id: string
  username: string
  role: Role
  status: AccountStatus
  isSelf: boolean
  createdAt: string
  secondStep: SecondStepState
  /** Everything beside the password goes, once a second person confirms it. */
  isResetWaiting: boolean
  isApplicant: boolean
  /** Of staff alone. */
  work: { lastUsedOn: string | null; reports: number; sessions: StaffSession[] } | null
  history: PersonsEvent[]
}

const detailIn = z.object({
  roleFrom: z.enum(roles).nullable().default(null),
  roleTo: z.enum(roles).nullable().default(null),
  reason: z.enum(suspensionReasons).nullable().default(null),
})

/** One account, and what administrators did to it. For administrators. */
export const showPerson = useCase(
  'person.list',
  async ({ application, actor }, id: string): Promise<ShownPerson> => {
    const { queries } = application.database
    const [found] = await queries
      .select({ profile: profiles, secondStep: stateOfSecondStep, applicant: expertProfiles.userId })
      .from(profiles)
      .leftJoin(expertProfiles, eq(expertProfiles.userId, profiles.id))
      .where(eq(profiles.id, identifier(id)))
    if (!found) throw new NotFound()
    const { profile, secondStep, applicant } = found
    const rows = await queries
      .select()
      .from(events)
      .where(eq(events.subjectId, profile.id))
      .orderBy(asc(events.id))
    const names = await usernamesOf(
      queries,
      rows.flatMap(({ actorId }) => actorId ?? []),
    )
    return {
      id: profile.id,
      username: profile.username,
      role: profile.role,
      status: profile.status,
      isSelf: actor.id === profile.id,
      createdAt: dayInNigeria(profile.createdAt),
      secondStep,
      isResetWaiting: (await openProposalOf(queries, 'second_step', profile.id)) !== null,
      isApplicant: applicant !== null,
      work: await workOf(application, profile),
      history: rows.flatMap(({ kind, detail, actorId, occurredAt }) =>
        isPeopleEventKind(kind)
          ? [
              {
                ...{ kind, ...detailIn.parse(detail) },
                by: names.get(actorId ?? '') ?? null,
                occurredAt: occurredAt.toISOString(),
              },
            ]
          : [],
      ),
    }
  },
)

async function workOf(
  { database: { queries }, now }: Application,
  profile: typeof profiles.$inferSelect,
): Promise<ShownPerson['work']> {
  const sessions = await sessionsOfStaff(queries, profile, now())
  if (!sessions) return null
  const handled = await reportsHandledBy(queries, [profile.id])
  return { lastUsedOn: profile.lastUsedOn, reports: handled.get(profile.id) ?? 0, sessions }
}
