import { people, staff } from './rule.ts'

/** Plans and what brings them. */
export const planRules = {
  'plan.read': people({ evenSuspended: true }),
  'plan.buy': people(),
  'plan.redeem': people(),
  // A list or a search in a file.
  'list.export': people({ feature: 'export-reports' }),
  'plan.cancel': people({ evenSuspended: true }),
  'organisation.see': people({ evenSuspended: true }),
  'organisation.found': people(),
  'organisation.invite': people(),
  'organisation.join': people(),
  // What an organisation shows of its own also asks its rules: see `enterOrganisation`.
  'organisation.read-log': people(),
  'organisation.agree-export': people(),
  'team.read': people(),
  'team.write': people(),
  'board.read': people(),
  'board.write': people(),
  'organisation.secure': people({ confirmed: true }),
  'organisation.leave': people({ evenSuspended: true }),
  // Each voucher is worth money, and its code is shown once.
  'payment.see': staff('administers', { otherwise: 'administrators-only' }),
  'payment.give-back': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  'plan.grant': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  'voucher.make': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
} as const
