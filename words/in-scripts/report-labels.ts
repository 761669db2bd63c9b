import type { PlainField } from '#domain/reports/fields.ts'

/** What each field of a report is called. Staff's pages are in English, so these stand in scripts too. */
export const reportLabels = {
  personName: 'Name of the person',
  position: 'Office or position',
  sector: 'Sector',
  state: 'State',
  declaredAssets: 'Declared assets',
  suspectedAssets: 'Suspected assets',
  wealthSource: 'Source of the wealth',
  evidence: 'Evidence',
  relevantLinks: 'Links',
  incidentDate: 'When it happened',
} as const satisfies Record<PlainField, string>

/** How an item ends that tells when it came and where its figure is from. */
export const itemTexts = { acquired: 'acquired {day}', figureFrom: 'figure from: {source}' } as const
