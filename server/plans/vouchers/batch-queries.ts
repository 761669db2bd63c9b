import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PaidTier } from '#domain/plans/plans.ts'
import { type BatchState, batchStateOf } from '#domain/plans/vouchers.ts'
import { addDays, type Day } from '#domain/time/day-in-nigeria.ts'
import { voucherBatches, vouchers } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

export type Batch = {
  id: string
  tier: PaidTier
  days: number
  /** Empty where it was not said. */
  soldBy: string
  madeOn: Day
  lastDay: Day
  size: number
  used: number
  state: BatchState
}

/** Batches that have not expired and were not swept yet, newest first. No code is in it. @param id of one alone */
export async function findBatches(application: Application, today: Day, id?: string): Promise<Batch[]> {
  const rows = await application.database.queries
    .select({
      batch: voucherBatches,
      size: sql<number>`count(*)::int`,
      used: sql<number>`count(${vouchers.redeemedOn})::int`,
    })
    .from(voucherBatches)
    .innerJoin(vouchers, eq(vouchers.batchId, voucherBatches.id))
    .where(id === undefined ? undefined : eq(voucherBatches.id, id))
    .groupBy(voucherBatches.id)
    .orderBy(desc(voucherBatches.madeOn), voucherBatches.id)
  return rows.map(({ batch, size, used }) => ({
    ...{ id: batch.id, tier: batch.tier, days: batch.days, madeOn: batch.madeOn },
    soldBy: batch.sealedSeller ? openSeller(application, batch.id, batch.sealedSeller) : '',
    lastDay: addDays(batch.expiresOn, -1),
    ...{ size, used },
    state: batchStateOf(
      { size, used, isCancelled: batch.cancelledOn !== null, expiresOn: batch.expiresOn },
      today,
    ),
  }))
}

export function sealSeller({ vault }: Application, batchId: string, soldBy: string): Buffer {
  return vault.seal(`voucher-batch:${batchId}`, { soldBy })
}

const sealed = z.object({ soldBy: z.string() })

function openSeller({ vault }: Application, batchId: string, seller: Buffer): string {
  return sealed.parse(vault.open(`voucher-batch:${batchId}`, seller)).soldBy
}
