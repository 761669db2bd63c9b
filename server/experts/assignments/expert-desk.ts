import { findConflict } from '#domain/cases/conflict.ts'
import { assignmentNumber, type ExpertAnswer } from '#domain/experts/assignment.ts'
import { type ExpertiseArea, type ExpertZone, stateOf, zoneOf } from '#domain/experts/expert.ts'
import { type AssignmentState, nextState } from '#domain/experts/workflow.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { listDeclarations } from '#server/cases/declaration-queries.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { extractFields, usualDueDay } from './ask-expert.ts'
import {
  type AssignmentRow,
  assignmentKey,
  assignmentsOfReport,
  lastInvited,
  loadOfExperts,
} from './assignment-queries.ts'
import { type FileToGive, filesToGive } from './extract-pages.ts'
import { type TalkMessage, talkOf } from './show-assignment.ts'

export type Candidate = {
  id: string
  username: string
  areas: ExpertiseArea[]
  knowsZone: boolean
  open: number
  mostOpen: number
}

export type DeskAssignment = {
  id: string
  number: string
  expert: string | null
  area: string
  state: AssignmentState
  dueOn: string
  question: string
  messages: TalkMessage[]
  answer: ExpertAnswer | null
  steps: { write: boolean; extend: boolean; close: boolean; withdraw: boolean }
}

export type ExpertDesk = {
  referenceNumber: string
  zone: ExpertZone | null
  candidates: Candidate[]
  fields: { name: string; text: string }[]
  files: FileToGive[]
  dueOn: string
  assignments: DeskAssignment[]
}

/**
 * Whom staff can ask about a report, in order: who knows its zone, who has least work, who was asked longest ago. Those whom
 * the report or their declaration keeps from it are left out.
 *
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const showExpertDesk = useCaseOn(
  'expert.ask',
  reportInReach,
  async ({ application, report }, _id: string): Promise<ExpertDesk> => {
    const { queries } = application.database
    const words = reportTextOf(application, report)
    const rows = await assignmentsOfReport(queries, report.row.id)
    const names = await usernamesOf(
      queries,
      rows.flatMap(({ expertId }) => expertId ?? []),
    )
    const assignments = await Promise.all(rows.map((row) => onDesk(application, row, names)))
    return {
      referenceNumber: report.row.referenceNumber,
      zone: zoneOf(words.state),
      candidates: await candidatesFor(application, report, rows),
      fields: extractFields.map((name) => ({ name, text: words[name] })).filter(({ text }) => text !== ''),
      files: await filesToGive(application, queries, report),
      dueOn: usualDueDay(application.now()),
      assignments,
    }
  },
)

async function candidatesFor(
  application: Application,
  report: StoredReport,
  rows: readonly AssignmentRow[],
): Promise<Candidate[]> {
  const { queries } = application.database
  const today = dayInNigeria(application.now())
  const words = reportTextOf(application, report)
  const zone = zoneOf(words.state)
  const experts = (await queries.select().from(expertProfiles)).filter((expert) => {
    const isAsked = rows.some(({ expertId, state }) => expertId === expert.userId && state !== 'withdrawn')
    const isFree = expert.availabilityStatus === 'available' || (expert.freeFrom ?? '9999') <= today
    const isOwner = report.standing.ownerId === expert.userId
    return stateOf(expert, today) === 'verified' && isFree && !isAsked && !isOwner
  })
  const ids = experts.map(({ userId }) => userId)
  // Also those that are still being compared with the other reports.
  const declared = (await listDeclarations(application, queries)).filter(({ userId }) => ids.includes(userId))
  const tied = new Set(
    declared
      .filter(({ declaration }) => findConflict(words, declaration) !== null)
      .map(({ userId }) => userId),
  )
  const names = await usernamesOf(queries, ids)
  const load = await loadOfExperts(queries)
  const asked = await lastInvited(queries)
  return experts
    .map((expert) => ({
      ...{ id: expert.userId, username: names.get(expert.userId) ?? '', areas: expert.expertiseAreas },
      ...{ knowsZone: zone !== null && expert.zones.includes(zone), mostOpen: expert.mostOpen },
      ...{ open: load.get(expert.userId) ?? 0, asked: asked.get(expert.userId) ?? '' },
    }))
    .filter(({ id, open, mostOpen }) => !tied.has(id) && open < mostOpen)
    .toSorted(
      (one, other) =>
        Number(other.knowsZone) - Number(one.knowsZone) ||
        one.open - other.open ||
        one.asked.localeCompare(other.asked) ||
        one.username.localeCompare(other.username),
    )
    .map(({ asked: _, ...candidate }) => candidate)
}

async function onDesk(
  application: Application,
  row: AssignmentRow,
  names: Map<string, string>,
): Promise<DeskAssignment> {
  const { queries } = application.database
  const key = await assignmentKey(application, queries, row.id)
  const may = (step: 'write' | 'extend' | 'close' | 'withdraw') => nextState(row.state, step) !== null
  return {
    ...{
      id: row.id,
      number: assignmentNumber(row.number),
      area: row.area,
      state: row.state,
      dueOn: row.dueOn,
    },
    expert: names.get(row.expertId ?? '') ?? null,
    question: String(key.open('question', row.sealedQuestion)),
    messages: await talkOf(application, queries, row.conversationId),
    // Sealed by `sendAnswer` alone, after it was parsed.
    answer: row.sealedAnswer ? (key.open('answer', row.sealedAnswer) as ExpertAnswer) : null,
    steps: { write: may('write'), extend: may('extend'), close: may('close'), withdraw: may('withdraw') },
  }
}
