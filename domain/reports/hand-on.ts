/**
 * Why a case goes to a colleague. A list, for the same reason as labels. None of them is a conflict of interest: what a
 * colleague declared is told to no other. A member who may not handle a case releases it.
 */
export const handOnReasons = [
  'shared-out',
  'away',
  'too-much',
  'knows-the-subject',
  'knows-the-place',
  'language',
  'second-look',
] as const
export type HandOnReason = (typeof handOnReasons)[number]

/** The reason of several cases that are assigned with one click. */
export const reasonOfMany: HandOnReason = 'shared-out'
