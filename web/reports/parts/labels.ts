import type { ReportWords } from '#domain/reports/report.ts'

/** What each field of a report is called, in the form and on the page. */
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
} as const satisfies Record<keyof ReportWords, string>
