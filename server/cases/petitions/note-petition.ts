import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { longestPetitionAnswer, type PetitionStep } from '#domain/cases/petitions.ts'
import { RuleBroken } from '#domain/errors.ts'
import { petitions } from '#server/database/schema.ts'
import { dayUntil } from '#server/input/day.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { petitionOf } from './petition-queries.ts'

/**
 * Records that a petition was handed over, or what came back. The last record counts.
 *
 * @param input `petition`; for `sent` a `sentOn`; for `answered` an `answeredOn` and an `answer`
 * @throws SignInNeeded, NotFound, RuleBroken 'step-not-possible' for an answer to what was not sent, Invalid
 */
export const notePetition = useCaseOn(
  'report.petition',
  reportHeld,
  async (
    { application, actor, unit, report },
    _id: string,
    step: PetitionStep,
    input: Input,
  ): Promise<void> => {
    const { id: reportId, referenceNumber, status } = report.row
    if (report.row.erasedOn !== null) throw new RuleBroken('step-not-possible')
    const row = await petitionOf(unit.queries, reportId, String(input.petition ?? ''))
    const now = application.now()
    if (step === 'sent') {
      const { sentOn } = parseInput(z.object({ sentOn: dayUntil(now) }), { sentOn: input.sentOn ?? '' })
      await unit.queries.update(petitions).set({ sentOn }).where(eq(petitions.id, row.id))
    } else {
      if (row.sentOn === null) throw new RuleBroken('step-not-possible')
      const form = z.object({ answeredOn: dayUntil(now), answer: requiredParagraphs(longestPetitionAnswer) })
      const { answeredOn = '', answer = '' } = input
      const said = parseInput(form, { answeredOn, answer })
      const sealedAnswer = reportKeyOf(application, report).seal(`petition-answer:${row.id}`, said.answer)
      await unit.queries
        .update(petitions)
        .set({ answeredOn: said.answeredOn, sealedAnswer })
        .where(eq(petitions.id, row.id))
    }
    await unit.record(actor, {
      ...{ kind: 'report.petition_noted', reportId, referenceNumber, detail: { step } },
      ...{ ownerId: report.standing.ownerId, statusFrom: status, statusTo: status },
    })
  },
)
