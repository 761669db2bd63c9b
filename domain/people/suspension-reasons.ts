/** Why an account is suspended. A list of ours: the log keeps it, and free text could name people there. */
export const suspensionReasons = ['asked', 'left', 'stolen', 'misused', 'other'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** What the second person reads beside it. */
export const longestSuspensionNote = 500
