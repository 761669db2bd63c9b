import { z } from 'zod'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { assignmentLimits, blackOut, effortHours, lapsesOn, workDays } from '#domain/experts/assignment.ts'
import { expertiseAreas, stateOf, zoneOf } from '#domain/experts/expert.ts'
import { fieldNames, isWritten, type WrittenField } from '#domain/reports/fields.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertAssignments } from '#server/database/people-schema.ts'
import { day } from '#server/input/day.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { storeKeys } from '#server/sealing/key-queries.ts'
import { lockExpert } from '../expert-queries.ts'
import { assignmentsOfReport, loadOfExperts, toldOf } from './assignment-queries.ts'
import { pagesIn, writePages } from './extract-pages.ts'

/** Fields whose text staff can put into an extract. */
export const extractFields: readonly WrittenField[] = fieldNames.filter(isWritten)

const form = z.object({
  expert: z.string(),
  area: z.enum(expertiseAreas),
  hours: z.enum(effortHours),
  dueOn: day(),
  question: requiredParagraphs(assignmentLimits.question),
})

/**
 * Invites an expert to answer one question. The invitation names no one: area, zone, size and days. The extract is sealed under
 * its own key, with what staff blacked out already gone. An expert who is tied to the report, or who sent it, is invited like any other,
 * and gets no further than `checkConflicts`: a refusal would tell staff of it (decision 400).
 *
 * @param input `expert`, `area`, `hours`, `dueOn`, `question`; a tick `give.` and the text `extract.` for each field; `page.0` and
 * so on for pages of files, as `writeExtractPage` writes them; `fileText`
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'expert-not-free', 'step-not-possible'
 */
export const askExpert = useCaseOn(
  'expert.ask',
  reportHeld,
  async ({ application, actor, unit, report }, _id: string, input: Input): Promise<string> => {
    const {
      expert: chosen,
      area,
      hours,
      dueOn,
      question,
    } = parseInput(form, {
      ...{ expert: input.expert ?? '', area: input.area || undefined, hours: input.hours || undefined },
      ...{ dueOn: input.dueOn ?? '', question: input.question ?? '' },
    })
    const pages = pagesIn(input)
    const { queries } = unit
    const { id: reportId, status, erasedOn } = report.row
    if (status !== 'pending' || erasedOn !== null) throw new RuleBroken('step-not-possible')
    const today = dayInNigeria(application.now())
    const expert = await lockExpert(queries, identifier(chosen))
    const words = reportTextOf(application, report)
    const open = (await loadOfExperts(queries)).get(expert.userId) ?? 0
    const isKnown = (await assignmentsOfReport(queries, reportId)).some(
      ({ expertId, state }) => expertId === expert.userId && state !== 'withdrawn',
    )
    if (stateOf(expert, today) !== 'verified') throw new NotFound()
    if (open >= expert.mostOpen || isKnown || dueOn < today) throw new RuleBroken('expert-not-free')
    const id = application.randomness.uuid()
    const { key, wrappedKeys } = application.vault.newKey({ kind: 'assignment', id })
    const [row] = await queries
      .insert(expertAssignments)
      .values({
        ...{ id, reportId, expertId: expert.userId, area, zone: zoneOf(words.state) ?? 'north_central' },
        ...{ effortHours: Number(hours), state: 'invited', invitedBy: actor.id, invitedOn: today, dueOn },
        lapsesOn: lapsesOn(today),
        sealedQuestion: key.seal('question', question),
        sealedExtract: key.seal('extract', extractOf(input)),
      })
      .returning()
    if (!row) throw new Error('the invitation was not written')
    await storeKeys(queries, { kind: 'assignment', id }, wrappedKeys)
    await writePages(application, queries, { report, row, key }, pages)
    await unit.record(actor, { kind: 'assignment.invited', ...toldOf(row, expert.userId) })
    return id
  },
)

/** What was ticked, and what staff copied out of files, with what is between double brackets gone for good. */
function extractOf(input: Input): { label: string; text: string }[] {
  const ticked = extractFields.filter((name) => input[`give.${name}`] === 'yes')
  return [
    ...ticked.map((name) => ({ label: name, text: givenText(input[`extract.${name}`]) })),
    { label: 'fileText', text: givenText(input.fileText) },
  ].filter(({ text }) => text.trim() !== '')
}

function givenText(typed: unknown): string {
  return blackOut(
    String(typed ?? '')
      .toWellFormed()
      .slice(0, assignmentLimits.field),
  )
}

/** The usual due day. */
export function usualDueDay(now: Date): string {
  return addDays(dayInNigeria(now), workDays)
}
