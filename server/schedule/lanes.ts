/** Jobs of one lane wait for each other. Lanes do not: a mail server that does not answer delays letters alone. */
export const lanes = ['mail', 'chores', 'log'] as const
export type Lane = (typeof lanes)[number]
