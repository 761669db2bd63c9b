import { NotFound } from '#domain/errors.ts'
import { letterFor, type OutcomeForLetter } from '#domain/publishing/correction-steps.ts'
import { type Act, everyone, type Fields, type Received, receive } from '#domain/reports/received.ts'
import { identifier } from '#server/input/identifier.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { findPublic } from '#server/reports/public-text.ts'
import { correctionsOf } from './list-corrections.ts'

export type CorrectionLetter = Received<LetterFields>

type LetterFields = {
  id: string
  referenceNumber: string
  outcome: OutcomeForLetter
  publishedAt: Act
}

export const receivedLetter = {
  ...{ id: everyone, referenceNumber: everyone, outcome: everyone, publishedAt: everyone },
} satisfies Fields<LetterFields>

/**
 * What a search engine or an archive has to know to delete its older copy. It says no more than the change log says to everyone, and names
 * no one.
 *
 * @throws NotFound where no older copy is wrong
 */
export const showLetter = openUseCase(
  'public.read',
  async ({ application }, reportId: string): Promise<CorrectionLetter> => {
    const { queries } = application.database
    const row = await findPublic(queries, identifier(reportId))
    if (!row) throw new NotFound()
    const entry = letterFor(await correctionsOf(queries, row.reportId))
    if (!entry) throw new NotFound()
    const { outcome, publishedAt, referenceNumber } = entry
    return receive('visitor', receivedLetter, { id: row.reportId, referenceNumber, outcome, publishedAt })
  },
)
