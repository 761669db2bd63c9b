/** What a judgement can rest on. A name is in no row: two people can share one. */
export const judgementGrounds = [
  'office-and-time',
  'court-papers',
  'register',
  'document',
  'own-word',
  'other',
] as const
export type JudgementGround = (typeof judgementGrounds)[number]

/** How long the words beside it may be, in UTF-16 units. */
export const longestGround = 2_000
