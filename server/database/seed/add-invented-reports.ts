import { inArray } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { before, days } from '#domain/time/durations.ts'
import { rejectReport } from '#server/cases/reject-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { submitReport } from '#server/writing/submit-report.ts'
import type { InventedPeople } from './add-invented-people.ts'
import { type CourseStep, inventedCourse } from './invented-course.ts'
import { inventedReport } from './invented-report.ts'
import { inventedStatements } from './invented-statements.ts'
import { seededDraws, seededRandomness } from './seeded-draws.ts'

export type Progress = (done: number, all: number) => void

type Deed = {
  ago: number
  report: number
  step: 'submit' | CourseStep['step']
  input: Record<string, string>
}

/**
 * Submits invented reports and takes them through verification, approval, rejection and retraction, by the use
 * cases that people use, in the order in which it would have happened over the last two years. A report that this
 * seed already brought is left as it is.
 *
 * @returns how many reports were added
 */
export async function addInventedReports(
  application: Application,
  people: InventedPeople,
  { count, seed, onProgress }: { count: number; seed: number; onProgress: Progress },
): Promise<number> {
  const now = application.now()
  const numbers = await missingOnes(application, seed, count)
  const deeds = numbers
    .flatMap((report) => deedsOf(seed, report, now))
    .toSorted((one, other) => other.ago - one.ago || one.report - other.report)
  const ids = new Map<number, string>()
  for (const [position, deed] of deeds.entries()) {
    const { ago, report, step } = deed
    const then: Application = {
      ...application,
      now: () => before(now, ago),
      // It happened long ago.
      publication: 'at once',
      randomness: seededRandomness(seed, 'deed', report, step),
    }
    await carryOut(then, people, deed, ids)
    onProgress(position + 1, deeds.length)
  }
  return numbers.length
}

/** The form's own number tells whether this seed's report is there already. */
function submissionKey(seed: number, report: number): string {
  return seededDraws(seed, 'form', report).uuid()
}

async function missingOnes(application: Application, seed: number, count: number): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, report) => report)
  const rows = await application.database.queries
    .select({ key: reports.submissionKey })
    .from(reports)
    .where(
      inArray(
        reports.submissionKey,
        numbers.map((report) => submissionKey(seed, report)),
      ),
    )
  const known = new Set(rows.map(({ key }) => key))
  return numbers.filter((report) => !known.has(submissionKey(seed, report)))
}

function deedsOf(seed: number, report: number, now: Date): Deed[] {
  const draws = seededDraws(seed, 'report', report)
  const words = inventedReport(draws)
  const { submittedAgo, steps } = inventedCourse(draws, words.state ?? '')
  const happenedAgo = submittedAgo + days(10 + draws.below(900))
  const incidentDate = dayInNigeria(before(now, happenedAgo)).slice(0, draws.pick([4, 7, 10]))
  const input = { ...words, incidentDate, submissionKey: submissionKey(seed, report) }
  const marks = seededDraws(seed, 'statements', report)
  const taken = steps.map((step): Deed => {
    const seenOn = dayInNigeria(before(now, step.ago + days(1)))
    const marked = step.step === 'approve' ? inventedStatements(marks, seenOn) : step.input
    return { ...step, report, input: marked }
  })
  return [{ ago: submittedAgo, report, step: 'submit', input }, ...taken]
}

async function carryOut(
  application: Application,
  { reporters, reviewers, officers }: InventedPeople,
  { report, step, input }: Deed,
  ids: Map<number, string>,
): Promise<void> {
  const id = ids.get(report) ?? ''
  const officer = inTurn(officers, report)
  if (step === 'submit')
    ids.set(report, (await submitReport(application, inTurn(reporters, report), input)).id)
  else if (step === 'verify') await verifyReport(application, inTurn(reviewers, report), id, input)
  else if (step === 'approve') await approveReport(application, officer, id, input)
  else if (step === 'reject') {
    await rejectReport(application, officer, id, input)
    await confirmBySecond(application, { officers, officer, id, act: 'rejection' })
  } else {
    await retractReport(application, officer, id, input)
    await confirmBySecond(application, { officers, officer, id, act: 'retraction' })
  }
}

type Proposed = {
  officers: readonly Person[]
  officer: Person
  id: string
  act: 'rejection' | 'retraction'
}

/** Another officer confirms it. Where there is none, it waits, and takes effect after its public notice. */
async function confirmBySecond(
  application: Application,
  { officers, officer, id, act }: Proposed,
): Promise<void> {
  const second = officers.find((other) => other.id !== officer.id)
  const proposal = await openProposalOf(application.database.queries, act, id)
  if (second && proposal) await confirmProposal(application, second, proposal.id)
}

function inTurn(people: readonly Person[], number: number): Person {
  const person = people[number % people.length]
  if (!person) throw new Error('there is no person to do this')
  return person
}
