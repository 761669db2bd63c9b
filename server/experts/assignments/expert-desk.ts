import { assignmentNumber, type ExpertAnswer } from '#domain/experts/assignment.ts'
import { type ExpertZone, zoneOf } from '#domain/experts/expert.ts'
import type { Wanted } from '#domain/experts/wanted.ts'
import { type AssignmentState, nextState, stateForStaff } from '#domain/experts/workflow.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { extractFields, usualDueDay } from './ask-expert.ts'
import { type AssignmentRow, assignmentKey, assignmentsOfReport } from './assignment-queries.ts'
import { type Candidate, candidatesFor } from './candidates.ts'
import { type FileToGive, filesToGive } from './extract-pages.ts'
import { pageOfTalk, type Talk } from './talk.ts'

const anyone: Wanted = { area: null, language: null }

export type DeskAssignment = {
  id: string
  number: string
  expert: string | null
  area: string
  state: AssignmentState
  dueOn: string
  question: string
  talk: Talk
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

/** Of which assignment the talk is shown from an earlier message on. */
export type EarlierTalk = { assignment: string; before: number }

/**
 * Whom staff can ask about a report, what they can give, and what they asked before.
 *
 * @param wanted area and language that the question needs: they order the experts
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const showExpertDesk = useCaseOn(
  'expert.ask',
  reportInReach,
  async (
    { application, report },
    _id: string,
    wanted: Wanted = anyone,
    earlier: EarlierTalk | null = null,
  ): Promise<ExpertDesk> => {
    const { queries } = application.database
    const words = reportTextOf(application, report)
    const rows = await assignmentsOfReport(queries, report.row.id)
    const names = await usernamesOf(
      queries,
      rows.flatMap(({ expertId }) => expertId ?? []),
    )
    const assignments = await Promise.all(rows.map((row) => onDesk(application, row, { names, earlier })))
    return {
      referenceNumber: report.row.referenceNumber,
      zone: zoneOf(words.state),
      candidates: await candidatesFor(application, report, rows, wanted),
      fields: extractFields.map((name) => ({ name, text: words[name] })).filter(({ text }) => text !== ''),
      files: await filesToGive(application, queries, report),
      dueOn: usualDueDay(application.now()),
      assignments,
    }
  },
)

async function onDesk(
  application: Application,
  row: AssignmentRow,
  { names, earlier }: { names: Map<string, string>; earlier: EarlierTalk | null },
): Promise<DeskAssignment> {
  const { queries } = application.database
  const key = await assignmentKey(application, queries, row.id)
  const may = (step: 'write' | 'extend' | 'close' | 'withdraw') => nextState(row.state, step) !== null
  return {
    ...{
      id: row.id,
      number: assignmentNumber(row.number),
      area: row.area,
      state: stateForStaff(row),
      dueOn: row.dueOn,
    },
    expert: names.get(row.expertId ?? '') ?? null,
    question: String(key.open('question', row.sealedQuestion)),
    talk: await pageOfTalk(
      application,
      queries,
      row.conversationId,
      earlier?.assignment === row.id ? earlier.before : null,
    ),
    // Sealed by `sendAnswer` alone, after it was parsed.
    answer: row.sealedAnswer ? (key.open('answer', row.sealedAnswer) as ExpertAnswer) : null,
    steps: { write: may('write'), extend: may('extend'), close: may('close'), withdraw: may('withdraw') },
  }
}
