import type { StatementPart } from '#domain/publishing/statements.ts'
import type { ItemSide } from '#domain/reports/assets.ts'

/** What the parts of a report are called, and what is said beside each. In scripts, because many pages show them. */
export const partTexts = {
  whole: 'The whole report',
  office: 'The office',
  items: '{side} items',
  item: '{side} item {row}',
  since: '{part}, since {day}',
  disputedSince: 'disputed since {day}',
  forOffice: 'For office, sector and state:',
  seenOn: '{source}. Seen on',
  happened: 'When it happened: {day}',
} as const

export const sideNames = {
  suspectedItems: 'Suspected',
  declaredItems: 'Declared',
} as const satisfies Record<ItemSide, string>

/** What each part of a labelling is called in the form. */
export const statementPartNames = {
  mark: 'What does it rest on?',
  source: 'Source',
  seenOn: 'Seen on',
} as const satisfies Record<StatementPart, string>

export const guiltHintTexts = { title: 'Only a court finds somebody guilty', instead: 'Instead:' } as const

export const printTexts = {
  print: 'Print',
  byMenu: 'To print this page, use your browser’s menu.',
} as const
