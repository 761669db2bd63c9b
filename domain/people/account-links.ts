import { registrationPeriod } from '../retention/periods.ts'
import { hours, minutes } from '../time/durations.ts'

/** What a link that came by mail is for. */
const accountLinkPurposes = ['confirm-registration', 'reset-password', 'change-email'] as const
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number]

/** How long a link works, in milliseconds. */
export const linkLifetimes = {
  'confirm-registration': hours(24),
  'reset-password': hours(1),
  'change-email': hours(24),
} as const satisfies Record<AccountLinkPurpose, number>

/** A code is short enough to be guessed, so it lives a shorter time than the link beside it. */
export const codeLifetime = minutes(30)
export const mostWrongCodes = 5

/** How long a registration that no one confirms holds its user name. */
export const registrationLifetime = registrationPeriod
