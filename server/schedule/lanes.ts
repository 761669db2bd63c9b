/** Jobs of one lane wait for each other. Lanes do not: a mail server or a witness that does not answer delays its own alone. */
export const lanes = ['mail', 'chores', 'log', 'witnesses'] as const
export type Lane = (typeof lanes)[number]
