/** What a person writes to us about. */
export const subjects = ['question', 'correction', 'own-data', 'security', 'takedown', 'other'] as const
export type Subject = (typeof subjects)[number]

export const messageLimits = { text: 5_000, reply: 200 } as const

/** The words of a message; all of them are sealed. */
export type Message = { subject: Subject; text: string; reply: string }
