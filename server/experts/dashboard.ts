import { and, eq, gte } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { RuleBroken } from '#domain/errors.ts'
import {
  assignmentNumber,
  type ExpertDeclaration,
  isOverdue,
  pastWorkDays,
} from '#domain/experts/assignment.ts'
import {
  type ExpertiseArea,
  type ExpertZone,
  everyZone,
  expertiseAreas,
  stateOf,
} from '#domain/experts/expert.ts'
import { type AssignmentState, isReadable, openAssignments, stateForStaff } from '#domain/experts/workflow.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { can } from '#domain/permissions/can.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { findDeclaration } from '#server/cases/declaration-queries.ts'
import { expertAssignments, expertProfiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type AssignmentRow, isOpenForStaff } from './assignments/assignment-queries.ts'
import { countTalk, type TalkCount } from './assignments/count-talk.ts'
import { findExpert } from './expert-queries.ts'
import { ownDeclaration } from './own-declaration.ts'

export type WorkRow = {
  id: string
  number: string
  area: ExpertiseArea
  zone: ExpertZone
  state: AssignmentState
  dueOn: string
  lapsesOn: string
  isOverdue: boolean
  isInvitation: boolean
  talk: TalkCount
}

export type StaffDashboard = {
  open: (WorkRow & { reportId: string })[]
  areas: { area: ExpertiseArea; experts: number; open: number }[]
  /** Areas in which no verified expert of the zone is free. */
  gaps: { zone: ExpertZone; areas: ExpertiseArea[] }[]
}

export type ExpertDashboard = {
  invitations: WorkRow[]
  work: WorkRow[]
  past: { number: string; endedOn: string }[]
  availability: string
  freeFrom: string | null
  verifiedUntil: string
  /** Null before their first invitation. */
  declaration: ExpertDeclaration | null
}

/**
 * For staff the work of all experts, for an expert their own. Others have no dashboard.
 *
 * @throws SignInNeeded, RuleBroken 'access-denied', 'second-step-needed'
 */
export const showDashboard = useCase(
  'expert.see-own',
  async ({
    application,
    actor,
  }): Promise<{ staff: StaffDashboard | null; expert: ExpertDashboard | null }> => {
    if (hasCapacity(actor.role, 'judges')) {
      if (!can(actor, 'page.staff', null)) throw new RuleBroken(staffRefusal(actor))
      return { staff: await forStaff(application, actor), expert: null }
    }
    const expert = await forExpert(application, actor.id)
    if (!expert || actor.status !== 'active') throw new RuleBroken('access-denied')
    return { staff: null, expert }
  },
)

function staffRefusal({ status, assurance }: Person) {
  if (status !== 'active') return 'account-suspended'
  else return assurance === 'full' ? 'longer-password-needed' : 'second-step-needed'
}

async function forExpert(application: Application, userId: string): Promise<ExpertDashboard | null> {
  const { queries } = application.database
  const today = dayInNigeria(application.now())
  const expert = await findExpert(queries, userId)
  if (!expert || stateOf(expert, today) !== 'verified') return null
  const rows = await queries.select().from(expertAssignments).where(eq(expertAssignments.expertId, userId))
  const open = rows.filter(({ state }) => openAssignments.some((each) => each === state))
  const talks = await countTalk(queries, open)
  const since = addDays(today, -pastWorkDays)
  return {
    invitations: open.filter(({ state }) => !isReadable(state)).map((row) => present(row, today, talks)),
    work: open.filter(({ state }) => isReadable(state)).map((row) => present(row, today, talks)),
    past: rows.flatMap(({ number, state, endedOn }) =>
      state === 'closed' && endedOn !== null && endedOn >= since
        ? [{ number: assignmentNumber(number), endedOn }]
        : [],
    ),
    availability: expert.availabilityStatus,
    ...{ freeFrom: expert.freeFrom, verifiedUntil: expert.verifiedUntil ?? '' },
    declaration: await ownDeclaration(application, userId),
  }
}

async function forStaff(application: Application, actor: Person): Promise<StaffDashboard> {
  const { queries } = application.database
  const today = dayInNigeria(application.now())
  const rows = await queries.select().from(expertAssignments).where(isOpenForStaff())
  const experts = await queries
    .select()
    .from(expertProfiles)
    .where(and(eq(expertProfiles.verificationStatus, 'verified'), gte(expertProfiles.verifiedUntil, today)))
  const declared = await findDeclaration(application, queries, actor.id)
  // What a declaration hides is hidden here as well, and all of it where there is none.
  const seen = declared ? rows.filter(({ reportId }) => !declared.conflicts.includes(reportId)) : []
  const talks = await countTalk(queries, seen)
  const load = (id: string) => rows.filter(({ expertId }) => expertId === id).length
  const free = experts.filter(
    (one) =>
      load(one.userId) < one.mostOpen &&
      (one.availabilityStatus === 'available' || (one.freeFrom !== null && one.freeFrom <= today)),
  )
  return {
    open: seen
      .map((row) => ({
        ...present({ ...row, state: stateForStaff(row) }, today, talks),
        reportId: row.reportId,
      }))
      .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
    areas: expertiseAreas.map((area) => ({
      area,
      experts: experts.filter((one) => one.expertiseAreas.includes(area)).length,
      open: rows.filter((row) => row.area === area).length,
    })),
    gaps: everyZone.map((zone) => ({
      zone,
      areas: expertiseAreas.filter(
        (area) => !free.some((one) => one.zones.includes(zone) && one.expertiseAreas.includes(area)),
      ),
    })),
  }
}

function present(row: AssignmentRow, today: string, talks: Awaited<ReturnType<typeof countTalk>>): WorkRow {
  const { id, number, area, zone, state, dueOn, lapsesOn } = row
  return {
    ...{ id, number: assignmentNumber(number), area, zone, state, dueOn, lapsesOn },
    isOverdue: isOverdue(dueOn, today),
    isInvitation: !isReadable(state),
    talk: talks.get(row.conversationId ?? '') ?? null,
  }
}
