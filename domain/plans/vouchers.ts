import { daysOf } from './plans.ts'

/** How many vouchers a batch can have. */
export const batchSizes = ['1', '10', '25', '50', '100'] as const

/** How many days a voucher can be used, the day of its making among them. */
export const voucherLife = daysOf.year
