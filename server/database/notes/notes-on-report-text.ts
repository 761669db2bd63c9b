import type { PublishedField } from '#domain/reports/fields.ts'

/** What the public document of a report holds about the person whom it names, field by field, for the privacy page. */
export const notesOnReportText = {
  wrongKind: 'The kind of wrong.',
  personName: 'The name.',
  position: 'The office or position.',
  sector: 'The sector.',
  state: 'The state.',
  declaredAssets: 'What is said to be declared.',
  suspectedAssets: 'What is said to be owned.',
  declaredItems: 'What is said to be declared, thing by thing.',
  suspectedItems: 'What is said to be owned, thing by thing.',
  wealthSource: 'Where the wealth is said to come from.',
  evidence: 'What the report rests on.',
  relevantLinks: 'Links.',
  place: 'Where it is said to have happened.',
  amount: 'How much it is said to have been.',
  whatHappened: 'What is said to have happened.',
  incidentDate: 'When it is said to have happened.',
} as const satisfies Record<PublishedField, string>
