/** What can happen to a person because they reported. */
export const punishments = [
  ...(['dismissed', 'suspended', 'pay-stopped', 'transferred', 'charged'] as const),
  ...(['threatened', 'attacked', 'police', 'sued', 'other'] as const),
] as const

export type Punishment = (typeof punishments)[number]

/** Follow-ups of one report. A source writes longer stories in the conversation. */
export const mostFollowUps = 20
