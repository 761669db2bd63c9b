/** What somebody writes to us about. */
export const subjects = ['question', 'correction', 'own-data', 'security', 'takedown', 'other'] as const
export type Subject = (typeof subjects)[number]

export const subjectNames = {
  question: 'A question about Fitila',
  correction: 'A report that names me, or is wrong',
  'own-data': 'What you hold about me',
  security: 'A weakness in this site',
  takedown: 'An order of a court or an authority',
  other: 'Something else',
} as const satisfies Record<Subject, string>

export const messageLimits = { text: 5_000, reply: 200 } as const

/** The words of a message; all of them are sealed. */
export type Message = { subject: Subject; text: string; reply: string }
