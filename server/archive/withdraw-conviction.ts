import { namesPerson } from '@fitila/names/names-person'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { fieldProblem, Invalid, NotFound, RuleBroken } from '#domain/errors.ts'
import { longestReason } from '#domain/reports/report.ts'
import { archiveRecords } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine, requiredParagraphs } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'

const form = z.object({ number: requiredLine(40), reason: requiredParagraphs(longestReason) })

/**
 * Proposes to withdraw a conviction that no longer holds. Once a second person has confirmed it, its number and the reason are all
 * that the archive says.
 *
 * @param input `number`, its reference number, and `reason`, which the public reads
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'conviction-withdrawn', 'proposal-waits', 'confirmation-needed'
 */
export const withdrawConviction = useCase(
  'archive.withdraw',
  async ({ application, actor }, input: Input): Promise<void> => {
    const { number, reason } = parseInput(form, input)
    await transact(application, async (unit) => {
      const [row] = await unit.queries
        .select()
        .from(archiveRecords)
        .where(eq(archiveRecords.referenceNumber, number.toUpperCase()))
      if (!row) throw new NotFound()
      if (row.withdrawnOn) throw new RuleBroken('conviction-withdrawn')
      // The reason stays, and a person who was cleared is not to be found by it.
      if (namesPerson(reason, row.name))
        throw new Invalid('invalid', { reason: fieldProblem('names-the-person') })
      const { id: subjectId, referenceNumber } = row
      await propose(application, unit.queries, {
        ...{ act: 'archive_withdrawal', subjectId, proposedBy: actor.id, detail: { referenceNumber } },
        seal: (place) => application.vault.seal(place, { reason }),
      })
      const detail = { referenceNumber }
      await unit.record(actor, { kind: 'archive_record.withdrawal_proposed', subjectId, detail })
    })
  },
)
