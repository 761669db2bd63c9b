import type { Day } from '../time/day-in-nigeria.ts'
import { daysOf } from './plans.ts'

/** How many vouchers a batch can have. */
export const batchSizes = ['1', '10', '25', '50', '100'] as const

/** How many days a voucher can be used, the day of its making among them. */
export const voucherLife = daysOf.year

/** Letters in the name of who sells a batch. */
export const longestSeller = 80

export type BatchState = 'open' | 'used' | 'cancelled' | 'expired'

/** What a batch is today. One that was cancelled after its last voucher was used is used. */
export function batchStateOf(
  {
    size,
    used,
    isCancelled,
    expiresOn,
  }: { size: number; used: number; isCancelled: boolean; expiresOn: Day },
  today: Day,
): BatchState {
  if (used >= size) return 'used'
  else if (isCancelled) return 'cancelled'
  else return expiresOn <= today ? 'expired' : 'open'
}
