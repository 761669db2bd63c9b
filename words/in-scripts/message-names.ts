import type { Subject } from '#domain/conversations/message.ts'

/** What somebody writes to us about. */
export const subjectNames = {
  question: 'A question about Fitila',
  correction: 'A report that names me, or is wrong',
  'own-data': 'What you hold about me',
  security: 'A weakness in this site',
  takedown: 'An order of a court or an authority',
  other: 'Something else',
} as const satisfies Record<Subject, string>
