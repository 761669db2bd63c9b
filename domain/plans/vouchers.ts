import { daysOf, type PaidTier, type PlanInterval } from './plans.ts'

/** How many vouchers a batch can have. */
export const batchSizes = ['1', '10', '25', '50', '100'] as const

/** How many days a voucher can be used, the day of its making among them. */
export const voucherLife = daysOf.year

/** The plans that a voucher can bring. */
export const voucherPlans = ['premium-month', 'premium-year', 'enterprise-month', 'enterprise-year'] as const
export type VoucherPlan = (typeof voucherPlans)[number]

const brings = {
  'premium-month': { tier: 'premium', interval: 'month' },
  'premium-year': { tier: 'premium', interval: 'year' },
  'enterprise-month': { tier: 'enterprise', interval: 'month' },
  'enterprise-year': { tier: 'enterprise', interval: 'year' },
} as const satisfies Record<VoucherPlan, { tier: PaidTier; interval: PlanInterval }>

export function timeOf(plan: VoucherPlan): { tier: PaidTier; days: number } {
  const { tier, interval } = brings[plan]
  return { tier, days: daysOf[interval] }
}
