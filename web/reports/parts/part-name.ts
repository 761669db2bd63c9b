import { fieldOf } from '#domain/publishing/corrections.ts'
import { fill } from '#words/fill.ts'
import type { Names } from '../../page-names.ts'

/** The parts of the catalogue that a page brings for it. */
export const partParts = ['labels', 'partTexts', 'sideNames'] as const
export type PartNames = Names<'labels' | 'partTexts' | 'sideNames'>

/** What a part of a public report is called. */
export function partName(part: string, { labels, partTexts, sideNames }: PartNames): string {
  const field = fieldOf(part)
  const row = part.split('.')[1]
  if (field === 'whole') return partTexts.whole
  else if (field === 'suspectedItems' || field === 'declaredItems')
    return row === undefined
      ? fill(partTexts.items, { side: sideNames[field] })
      : fill(partTexts.item, { side: sideNames[field], row: Number(row) + 1 })
  else return labels[field]
}
