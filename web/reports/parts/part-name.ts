import { fieldOf } from '#domain/publishing/corrections.ts'
import { reportLabels, sideNames } from './labels.ts'

/** What a part of a public report is called. */
export function partName(part: string): string {
  const field = fieldOf(part)
  const row = part.split('.')[1]
  if (field === 'whole') return 'The whole report'
  else if (field === 'suspectedItems' || field === 'declaredItems')
    return row === undefined ? `${sideNames[field]} items` : `${sideNames[field]} item ${Number(row) + 1}`
  else return reportLabels[field]
}
