import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { mostFollowUps, punishments } from '#domain/conversations/punishment.ts'
import { longestSourceMessage } from '#domain/conversations/source-conversation.ts'
import { RuleBroken } from '#domain/errors.ts'
import { isState, type State } from '#domain/reports/places.ts'
import { numberOfForm } from '#server/conversations/number-of-form.ts'
import { addMessage, startConversation } from '#server/conversations/write-conversation.ts'
import { conversations } from '#server/database/schema.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { aboutSourceAct } from '../about-source-act.ts'
import { followedReport, followedReportHeld } from '../report-of-source.ts'
import { type FollowUp, followUpsAt, followUpsOf } from './follow-ups.ts'

/** What the page of follow-ups shows to the source of a report. */
export type Punished = { id: string; referenceNumber: string; mayTell: boolean; followUps: FollowUp[] }

/** @throws NotFound */
export const showPunished = useCaseOn(
  'source.follow',
  followedReport,
  async ({ application, report }, _id: string | null): Promise<Punished> => {
    const { id, referenceNumber, status, erasedOn } = report.row
    const followUps = await followUpsOf(application, application.database.queries, id)
    return { ...{ id, referenceNumber, followUps }, mayTell: status !== 'withdrawn' && erasedOn === null }
  },
)

const schema = z.object({
  what: z.array(z.enum(punishments)).superRefine((chosen, context) => {
    if (chosen.length === 0) context.addIssue(refusal('missing'))
  }),
  state: z.string().transform((state, context): State | '' => {
    if (state === '' || isState(state)) return state
    context.addIssue(refusal('not-in-list'))
    return ''
  }),
  text: requiredParagraphs(longestSourceMessage),
})

/**
 * The source of a report tells that they are punished for it. It is kept sealed beside the report, for staff who may read that.
 *
 * @param input `what.<punishment>` as 'on', `state`, `text`, and `messageNumber` of the form: sent again it is told once
 * @throws NotFound, Invalid, RuleBroken 'step-not-possible' once the report is withdrawn or erased, 'too-many-follow-ups'
 */
export const tellOfPunishment = useCaseOn(
  'source.write',
  followedReportHeld,
  async ({ application, actor, unit, report }, _id: string | null, input: Input): Promise<void> => {
    const what = punishments.filter((each) => input[`what.${each}`] === 'on')
    const content = parseInput(schema, { what, state: input.state ?? '', text: input.text ?? '' })
    const { id: reportId, status, erasedOn } = report.row
    if (status === 'withdrawn' || erasedOn !== null) throw new RuleBroken('step-not-possible')
    const told = await followUpsOf(application, unit.queries, reportId)
    if (told.length >= mostFollowUps) throw new RuleBroken('too-many-follow-ups')
    const message = { side: 'source', content, formNumber: numberOfForm(input) } as const
    const id = await followUpsAt(unit.queries, reportId)
    if (id === null)
      await startConversation(application, unit.queries, {
        ...{ id: application.randomness.uuid(), kind: 'punishment', reportId },
        ...message,
      })
    else if ((await addMessage(application, unit.queries, id, message)) === 'again') return
    await unit.record(actor, { kind: 'report.punishment_told', ...aboutSourceAct(report, status) })
  },
)

/** The source deletes all that they told of being punished, with its key. @throws NotFound */
export const deleteFollowUps = useCaseOn(
  'source.write',
  followedReportHeld,
  async ({ unit, report }, _id: string | null): Promise<void> => {
    const id = await followUpsAt(unit.queries, report.row.id)
    if (id !== null) await unit.queries.delete(conversations).where(eq(conversations.id, id))
  },
)
