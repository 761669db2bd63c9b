/** What can be wrong with one field. What each says is in `words/`. */
export const fieldRefusals = [
  'missing',
  'too-short',
  'too-long',
  'not-in-list',
  'not-a-rating',
  'not-a-date',
  'not-a-day',
  'names-the-person',
  'in-the-future',
  'too-many-lines',
  'not-a-link',
  'too-many-links',
  'not-an-amount',
  'username-form',
  'email-form',
  'password-short',
  'password-weak',
  'password-wrong',
  'not-a-number',
  'areas-missing',
  'receipt-code',
  'voucher-code',
  'username-taken',
  'username-looks-alike',
] as const

export type FieldRefusalCode = (typeof fieldRefusals)[number]
