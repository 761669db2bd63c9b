import { and, eq, isNull } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { voucherBatches, vouchers } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { digestOf } from '../codes.ts'

/**
 * Ends the vouchers of a batch that no one used: what was not sold, lost or stolen. Used ones keep their days. A second time
 * changes nothing.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'administrators-only' or 'confirmation-needed'
 */
export const cancelBatch = useCase(
  'voucher.make',
  async ({ application, actor }, given: string): Promise<void> => {
    const id = identifier(given)
    await transact(application, async ({ queries, record }) => {
      const ofBatch = eq(voucherBatches.id, id)
      const [batch] = await queries.select().from(voucherBatches).where(ofBatch).for('update')
      if (!batch) throw new NotFound()
      if (batch.cancelledOn !== null) return
      const left = await queries
        .select({ codeHash: vouchers.codeHash })
        .from(vouchers)
        .where(and(eq(vouchers.batchId, id), isNull(vouchers.redeemedOn)))
      await queries
        .update(voucherBatches)
        .set({ cancelledOn: dayInNigeria(application.now()) })
        .where(ofBatch)
      await record(actor, {
        kind: 'payment.vouchers_cancelled',
        subjectId: id,
        detail: { digest: digestOf(left.map(({ codeHash }) => codeHash)) },
      })
    })
  },
)
