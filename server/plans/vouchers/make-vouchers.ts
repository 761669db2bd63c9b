import { z } from 'zod'
import { type PaidPlan, paidPlans, timeOf } from '#domain/plans/paid-plans.ts'
import { batchSizes, longestSeller, voucherLife } from '#domain/plans/vouchers.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { voucherBatches, vouchers } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { digestOf, hashOfVoucher, newCode } from '../codes.ts'
import { sealSeller } from './batch-queries.ts'

const schema = z.object({
  plan: z.enum(paidPlans),
  count: z.enum(batchSizes),
  soldBy: z.string().trim().max(longestSeller).default(''),
})

export type NewVouchers = { batchId: string; codes: string[]; plan: PaidPlan; lastDay: Day }

/**
 * Makes a batch of vouchers. Their codes are returned this once, and only hashes of them are stored.
 *
 * @throws SignInNeeded, Invalid, RuleBroken 'administrators-only' or 'confirmation-needed'
 */
export const makeVouchers = useCase(
  'voucher.make',
  async ({ application, actor }, input: Input): Promise<NewVouchers> => {
    const { plan, count, soldBy } = parseInput(schema, input)
    const { randomness } = application
    const codes = Array.from({ length: Number(count) }, () => newCode(randomness))
    const hashes = codes.map(hashOfVoucher)
    const id = randomness.uuid()
    const madeOn = dayInNigeria(application.now())
    const expiresOn = addDays(madeOn, voucherLife)
    await transact(application, async ({ queries, record }) => {
      const sealedSeller = soldBy === '' ? null : sealSeller(application, id, soldBy)
      await queries.insert(voucherBatches).values({ id, ...timeOf(plan), madeOn, expiresOn, sealedSeller })
      await queries.insert(vouchers).values(hashes.map((codeHash) => ({ codeHash, batchId: id })))
      await record(actor, {
        kind: 'payment.vouchers_made',
        subjectId: id,
        detail: { digest: digestOf(hashes) },
      })
    })
    return { batchId: id, codes, plan, lastDay: addDays(expiresOn, -1) }
  },
)
