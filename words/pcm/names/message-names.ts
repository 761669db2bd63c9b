import type { DraftOf } from '../../words.ts'

export const messageNames = {
  subjectNames: {
    question: 'Question about Fitila',
    correction: 'Report wey call my name, or wey no correct',
    'own-data': 'Wetin una get about me',
    security: 'Weak place for dis site',
    takedown: 'Order from court or authority',
    other: 'Another thing',
  },
} as const satisfies DraftOf<'messageNames'>
