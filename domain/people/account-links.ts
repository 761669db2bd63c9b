/** What a link that came by mail is for. */
export const accountLinkPurposes = ['confirm-registration', 'reset-password', 'change-email'] as const
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number]

const minute = 60_000
const hour = 60 * minute

/** How long a link works, in milliseconds. */
export const linkLifetimes = {
  'confirm-registration': 24 * hour,
  'reset-password': hour,
  'change-email': 24 * hour,
} as const satisfies Record<AccountLinkPurpose, number>

/** A code is short enough to be guessed, so it lives a shorter time than the link beside it. */
export const codeLifetime = 30 * minute
export const mostWrongCodes = 5

/** How long a registration that nobody confirms holds its user name. */
export const registrationLifetime = 3 * 24 * hour
