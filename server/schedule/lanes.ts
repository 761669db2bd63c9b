/** Jobs of one lane wait for each other. Lanes do not: a mail server, a witness or a receiver that does not answer delays its own alone. */
export const lanes = ['mail', 'chores', 'log', 'witnesses', 'webhooks'] as const
export type Lane = (typeof lanes)[number]
