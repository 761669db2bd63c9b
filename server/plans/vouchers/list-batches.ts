import { NotFound } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type Batch, findBatches } from './batch-queries.ts'

/**
 * Batches of vouchers: who sells them, and how many were used. No code and no account is named.
 *
 * @throws SignInNeeded, RuleBroken 'administrators-only'
 */
export const listBatches = useCase(
  'payment.see',
  ({ application }): Promise<Batch[]> => findBatches(application, dayInNigeria(application.now())),
)

/** As `listBatches`, one of them. @throws SignInNeeded, NotFound, RuleBroken 'administrators-only' */
export const showBatch = useCase('payment.see', async ({ application }, id: string): Promise<Batch> => {
  const [batch] = await findBatches(application, dayInNigeria(application.now()), identifier(id))
  if (!batch) throw new NotFound()
  return batch
})
