import { z } from 'zod'
import {
  assignmentLimits,
  confidences,
  findings,
  graceDays,
  undertakingVersion,
} from '#domain/experts/assignment.ts'
import { addDays, dayInNigeria, startOfDay } from '#domain/time/day-in-nigeria.ts'
import { numberOfForm } from '#server/conversations/number-of-form.ts'
import { type Added, addMessage, startConversation } from '#server/conversations/write-conversation.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { grants } from '#server/database/people-schema.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { line, paragraphs, requiredParagraphs } from '#server/input/text.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { endAccess } from '../end-work.ts'
import { assignmentHeld } from './assignment-held.ts'
import {
  type AssignmentRow,
  assignmentKey,
  changeAssignment,
  stateAfter,
  toldOf,
} from './assignment-queries.ts'

/** @throws SignInNeeded, NotFound, RuleBroken 'step-not-possible' */
export const declineInvitation = useCaseOn(
  'assignment.see',
  assignmentHeld,
  async ({ application, actor, unit, assignment }, _id: string): Promise<void> => {
    const state = stateAfter(assignment, 'decline')
    await end(application, unit.queries, assignment, state)
    await unit.record(actor, { kind: 'assignment.declined', ...toldOf(assignment, assignment.invitedBy) })
  },
)

const signature = z.object({
  agree: z.string().superRefine((text, context) => {
    if (text !== 'yes') context.addIssue(refusal('missing'))
  }),
})

/**
 * The expert signs the undertaking, and reads from then on. The log has the signature with the version of its text.
 *
 * @param input `agree`: `yes`
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'step-not-possible'
 */
export const acceptInvitation = useCaseOn(
  'assignment.see',
  assignmentHeld,
  async ({ application, actor, unit, assignment }, _id: string, input: Input): Promise<void> => {
    parseInput(signature, { agree: input.agree ?? '' })
    const state = stateAfter(assignment, 'accept')
    const now = application.now()
    await changeAssignment(unit.queries, assignment.id, {
      ...{ state, acceptedOn: dayInNigeria(now), undertaking: undertakingVersion },
      remindedOn: dayInNigeria(now),
    })
    await unit.queries.insert(grants).values({
      ...{ id: application.randomness.uuid(), subjectKind: 'assignment', subjectId: assignment.id },
      ...{ holderId: actor.id, capacity: 'reads-sealed-text', grantedBy: assignment.invitedBy },
      ...{ grantedAt: now, until: startOfDay(addDays(assignment.dueOn, graceDays)) },
    })
    await unit.record(actor, {
      ...{ kind: 'assignment.accepted', ...toldOf(assignment, assignment.invitedBy) },
      detail: { undertaking: undertakingVersion },
    })
  },
)

/** A conflict came up while they read: access ends at once. @throws as `declineInvitation` */
export const giveBack = useCaseOn(
  'assignment.see',
  assignmentHeld,
  async ({ application, actor, unit, assignment }, _id: string): Promise<void> => {
    // Before the signature there is no work to give back, and staff are told as of any other refusal.
    const state = stateAfter(assignment, assignment.acceptedOn === null ? 'decline' : 'conflict')
    await end(application, unit.queries, assignment, state)
    await unit.record(actor, { kind: 'assignment.given_back', ...toldOf(assignment, assignment.invitedBy) })
  },
)

const { message: longestMessage, text: longestText, value: longestValue } = assignmentLimits
const messageForm = z.object({ message: requiredParagraphs(longestMessage) })

/** Writes to staff. No source reads it. @param input `message`, and `messageNumber` of the form @throws SignInNeeded, NotFound, Invalid, RuleBroken */
export const writeAsExpert = useCaseOn(
  'assignment.work',
  assignmentHeld,
  async ({ application, actor, unit, assignment }, _id: string, input: Input): Promise<void> => {
    const { message } = parseInput(messageForm, { message: input.message ?? '' })
    stateAfter(assignment, 'write')
    const added = await addToTalk(application, unit.queries, assignment, {
      ...{ side: 'expert', text: message, formNumber: numberOfForm(input) },
    })
    if (added === 'again') return
    await unit.record(actor, { kind: 'assignment.expert_wrote', ...toldOf(assignment, assignment.invitedBy) })
  },
)

const answerForm = z.object({
  finding: z.enum(findings),
  confidence: z.enum(confidences),
  restsOn: requiredParagraphs(longestText),
  limits: paragraphs(longestText),
  valueFrom: line(longestValue),
  valueTo: line(longestValue),
  nextSteps: paragraphs(longestText),
  mayQuote: z.enum(['yes', 'no']).transform((text) => text === 'yes'),
})

const answerFields = Object.keys(answerForm.shape) as (keyof typeof answerForm.shape)[]

/** Sends the answer, or sends it again while staff have not closed it. @throws as `writeAsExpert` */
export const sendAnswer = useCaseOn(
  'assignment.work',
  assignmentHeld,
  async ({ application, actor, unit, assignment }, _id: string, input: Input): Promise<void> => {
    const typed = Object.fromEntries(answerFields.map((name) => [name, input[name] ?? '']))
    const choices = ['finding', 'confidence', 'mayQuote'] as const
    const chosen = Object.fromEntries(choices.map((name) => [name, input[name] || undefined]))
    const answer = parseInput(answerForm, { ...typed, ...chosen })
    const state = stateAfter(assignment, 'answer')
    const key = await assignmentKey(application, unit.queries, assignment.id)
    await changeAssignment(unit.queries, assignment.id, {
      ...{ state, answeredOn: dayInNigeria(application.now()), sealedDraft: null },
      sealedAnswer: key.seal('answer', answer),
    })
    await unit.record(actor, { kind: 'assignment.answered', ...toldOf(assignment, assignment.invitedBy) })
  },
)

/** Keeps the answer as it was typed, for the expert alone. @throws as `writeAsExpert` */
export const saveAnswerDraft = useCaseOn(
  'assignment.work',
  assignmentHeld,
  async ({ application, unit, assignment }, _id: string, input: Input): Promise<void> => {
    stateAfter(assignment, 'answer')
    const kept = answerFields.map((name) => [
      name,
      String(input[name] ?? '')
        .toWellFormed()
        .slice(0, longestText),
    ])
    const key = await assignmentKey(application, unit.queries, assignment.id)
    await changeAssignment(unit.queries, assignment.id, {
      sealedDraft: key.seal('draft', Object.fromEntries(kept)),
    })
  },
)

/** Adds a message of the expert or of staff, and begins the conversation with the first. */
export async function addToTalk(
  application: Application,
  queries: Transaction,
  { id, conversationId, reportId }: AssignmentRow,
  { side, text, formNumber }: { side: 'expert' | 'staff'; text: string; formNumber: string | undefined },
): Promise<Added> {
  const message = { side, content: { text }, formNumber }
  if (conversationId !== null) return addMessage(application, queries, conversationId, message)
  const begun = application.randomness.uuid()
  await startConversation(application, queries, { ...{ id: begun, kind: 'expert', reportId }, ...message })
  await changeAssignment(queries, id, { conversationId: begun })
  return 'added'
}

async function end(
  { now }: Application,
  queries: Transaction,
  assignment: AssignmentRow,
  state: AssignmentRow['state'],
): Promise<void> {
  await changeAssignment(queries, assignment.id, {
    ...{ state, endedOn: dayInNigeria(now()), sealedExtract: null, sealedDraft: null },
  })
  await endAccess(queries, [assignment])
}
