import { fieldOf } from '#domain/publishing/corrections.ts'
import { fill } from '#words/fill.ts'
import { partTexts, sideNames } from '#words/in-scripts/part-texts.ts'
import { reportLabels } from '#words/in-scripts/report-labels.ts'

/** What a part of a public report is called. */
export function partName(part: string): string {
  const field = fieldOf(part)
  const row = part.split('.')[1]
  if (field === 'whole') return partTexts.whole
  else if (field === 'suspectedItems' || field === 'declaredItems')
    return row === undefined
      ? fill(partTexts.items, { side: sideNames[field] })
      : fill(partTexts.item, { side: sideNames[field], row: Number(row) + 1 })
  else return reportLabels[field]
}
