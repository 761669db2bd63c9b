import { fieldProblem, Invalid } from '#domain/errors.ts'
import { type Declaration, linesOf, withLines } from '#domain/people/declaration.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { countTry } from '#server/access/rate-limit.ts'
import { lockDeclaration, sealConflicts, sealDeclaration } from '#server/cases/declaration-queries.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { staffDeclarations } from '#server/database/people-schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { parseDeclaration } from '#server/people/declaration-input.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { endAccess } from '../end-work.ts'
import { assignmentWhileDeclaring } from './assignment-held.ts'
import { type AssignmentRow, changeAssignment, toldOf } from './assignment-queries.ts'
import { isTiedTo } from './is-tied.ts'

/** New lines in one try. What is typed stays declared, so that fishing for names closes more than it opens. */
const mostNewLines = 20

/**
 * The expert says whom and what they are tied to, before any name is shown. The answer is the same whether they are tied to it or sent it,
 * whether the invitation was withdrawn meanwhile, or whether they may go on: only their list tells.
 *
 * @param input `names`, `employers`, `others`: one a line. Lines that were declared before stay
 * @throws SignInNeeded, NotFound, RuleBroken 'second-step-needed', Invalid, LimitReached
 */
export const checkConflicts = useCaseOn(
  'assignment.see',
  assignmentWhileDeclaring,
  async ({ application, actor, unit, assignment }, _id: string, input: Input): Promise<void> => {
    await countTry(application, 'expert:account', actor.id)
    const declared = await declare(application, unit.queries, actor.id, parseDeclaration(input))
    const { reportId } = assignment
    const isTied = await isTiedTo(application, unit.queries, { userId: actor.id, reportId, declared })
    const next = nextOf(assignment, isTied, dayInNigeria(application.now()))
    // Written also where nothing changes, so that every answer takes the same steps.
    await changeAssignment(unit.queries, assignment.id, next)
    const ended = next.state === 'conflicted' ? assignment : nobodysWork(application)
    await endAccess(unit.queries, [ended])
    await unit.record(actor, { kind: 'assignment.checked', ...toldOf(assignment) })
  },
)

/** Ends nothing, by the statements that end something: so neither their number nor their time tells of a conflict. */
function nobodysWork({ randomness }: Application) {
  return { id: randomness.uuid(), conversationId: null }
}

function nextOf(assignment: AssignmentRow, isTied: boolean, today: string) {
  const { state, endedOn, sealedExtract, sealedDraft } = assignment
  const same = { state, endedOn, sealedExtract, sealedDraft }
  if (state !== 'invited') return same
  if (!isTied) return { ...same, state: 'cleared' as const }
  return { state: 'conflicted' as const, endedOn: today, sealedExtract: null, sealedDraft: null }
}

/** Adds lines to what the expert declared. None is taken away: a line that hid a report yesterday hides it today. */
async function declare(
  application: Application,
  queries: Transaction,
  userId: string,
  typed: Declaration,
): Promise<Declaration> {
  const before = await lockDeclaration(application, queries, userId)
  const all = before ? withLines(before.declaration, typed) : typed
  if (linesOf(all).length - linesOf(before?.declaration ?? nothing).length > mostNewLines)
    throw new Invalid('invalid', { others: fieldProblem('too-many-lines', mostNewLines) })
  const declaredAt = application.now()
  const words = {
    sealedWords: sealDeclaration(application, userId, all),
    sealedConflicts: sealConflicts(application, userId, before?.conflicts ?? []),
    declaredAt,
    ...{ comparedAt: null, comparedThrough: null, comparedReports: 0 },
  }
  await queries
    .insert(staffDeclarations)
    .values({ userId, ...words })
    .onConflictDoUpdate({ target: staffDeclarations.userId, set: words })
  // With every report, so that a later change of a report finds this expert too.
  const data = { userId, declaredAt: declaredAt.toISOString() }
  await enqueue(application, queries, { kind: 'declaration.compare', data })
  return all
}

const nothing: Declaration = { names: [], employers: [], others: [] }
