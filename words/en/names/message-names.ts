import type { Subject } from '#domain/conversations/message.ts'

const subjectNames = {
  question: 'A question about Fitila',
  correction: 'A report that names me, or is wrong',
  'own-data': 'What you hold about me',
  security: 'A weakness in this site',
  takedown: 'An order of a court or an authority',
  other: 'Something else',
} as const satisfies Record<Subject, string>

/** What a message to us is about. */
export const messageNames = {
  subjectNames,
}
