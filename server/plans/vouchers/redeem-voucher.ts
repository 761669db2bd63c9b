import { and, eq, gt, isNull } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import { RuleBroken } from '#domain/errors.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { countTry } from '#server/access/rate-limit.ts'
import { voucherBatches, vouchers } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { addPlanTime } from '#server/plans/add-plan-time.ts'
import { digestOf, hashOfVoucher } from '../codes.ts'

/**
 * Turns a voucher into time of the actor's plan. An unknown, a used, a cancelled and an expired code get the same answer.
 *
 * @throws SignInNeeded, Invalid, LimitReached, RuleBroken 'voucher-not-valid' or 'plan-by-role'
 */
export const redeemVoucher = useCase(
  'plan.redeem',
  async ({ application, actor }, input: Input): Promise<void> => {
    if (hasCapacity(actor.role, 'administers')) throw new RuleBroken('plan-by-role')
    const codeHash = hashOfVoucher(input.voucherCode)
    await countTry(application, 'voucher:account', actor.id)
    const today = dayInNigeria(application.now())
    await transact(application, async ({ queries, record }) => {
      // One statement, so that of two who redeem one voucher at once only one has it.
      const [time] = await queries
        .update(vouchers)
        .set({ redeemedOn: today })
        .from(voucherBatches)
        .where(
          and(
            eq(voucherBatches.id, vouchers.batchId),
            gt(voucherBatches.expiresOn, today),
            isNull(voucherBatches.cancelledOn),
            eq(vouchers.codeHash, codeHash),
            isNull(vouchers.redeemedOn),
          ),
        )
        .returning({ tier: voucherBatches.tier, days: voucherBatches.days })
      if (!time) throw new RuleBroken('voucher-not-valid')
      const sourceId = codeHash.toString('hex')
      await addPlanTime(application, queries, { holderId: actor.id, ...time, source: 'voucher', sourceId })
      // Not as the actor: the log does not say whose plan became longer.
      await record(clock, {
        kind: 'payment.voucher_redeemed',
        subjectId: application.randomness.uuid(),
        detail: { digest: digestOf([codeHash]) },
      })
    })
  },
)
