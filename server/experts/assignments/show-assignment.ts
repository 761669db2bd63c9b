import { z } from 'zod'
import { assignmentNumber, type ExpertAnswer } from '#domain/experts/assignment.ts'
import type { ExpertiseArea, ExpertZone } from '#domain/experts/expert.ts'
import { withWatermark } from '#domain/experts/watermark.ts'
import { type AssignmentState, isReadable, stateForExpert } from '#domain/experts/workflow.ts'
import { isGranted } from '#domain/people/grants.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { assignmentInReach } from './assignment-held.ts'
import { type AssignmentRow, assignmentKey } from './assignment-queries.ts'
import { countPages } from './extract-pages.ts'
import { pageOfTalk, type Talk } from './talk.ts'

export type Extract = { label: string; text: string }[]

export type ExpertAssignment = {
  id: string
  number: string
  area: ExpertiseArea
  zone: ExpertZone
  effortHours: number
  state: AssignmentState
  dueOn: string
  lapsesOn: string
  endedOn: string | null
  /** Null before the signature, and after the end. */
  work: {
    question: string
    extract: Extract
    /** How many pages of files the extract has. */
    pages: number
    talk: Talk
    /** What is in the form: the draft, or what was sent. */
    answer: Record<string, string>
    isAnswered: boolean
  } | null
}

const extractSchema = z.array(z.object({ label: z.string(), text: z.string() }))
const draftSchema = z.record(z.string(), z.string())

/**
 * One assignment, as its expert sees it at its stage.
 *
 * @param talkBefore the number of the message before which the page of the talk ends; null for the newest
 * @throws SignInNeeded, NotFound, RuleBroken 'second-step-needed'
 */
export const showAssignment = useCaseOn(
  'assignment.see',
  assignmentInReach,
  async (
    { application, actor, assignment, standing },
    _id: string,
    talkBefore: number | null = null,
  ): Promise<ExpertAssignment> => {
    const { id, number, area, zone, effortHours, dueOn, lapsesOn, endedOn } = assignment
    const mayRead = isReadable(assignment.state) && isGranted(standing, actor, 'reads-sealed-text')
    const state = stateForExpert(assignment)
    return {
      ...{ id, number: assignmentNumber(number), area, zone, effortHours, state, dueOn, lapsesOn, endedOn },
      work: mayRead ? await openWork(application, assignment, talkBefore) : null,
    }
  },
)

async function openWork(
  application: Application,
  row: AssignmentRow,
  talkBefore: number | null,
): Promise<ExpertAssignment['work']> {
  const { queries } = application.database
  const key = await assignmentKey(application, queries, row.id)
  const extract = row.sealedExtract ? extractSchema.parse(key.open('extract', row.sealedExtract)) : []
  const draft = row.sealedDraft ? draftSchema.parse(key.open('draft', row.sealedDraft)) : null
  // Sealed by `sendAnswer` alone, after it was parsed.
  const sent = row.sealedAnswer ? (key.open('answer', row.sealedAnswer) as ExpertAnswer) : null
  return {
    question: withWatermark(String(key.open('question', row.sealedQuestion)), row.number),
    extract: extract.map(({ label, text }) => ({ label, text: withWatermark(text, row.number) })),
    pages: await countPages(queries, row.id),
    talk: await pageOfTalk(application, queries, row.conversationId, talkBefore),
    answer: draft ?? (sent ? { ...sent, mayQuote: sent.mayQuote ? 'yes' : 'no' } : {}),
    isAnswered: sent !== null,
  }
}
