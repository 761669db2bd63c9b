import { numbersOf, rectangleOf } from '../parts/annotations/place-form.ts'
import type { Dict } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'
import { around, type Box } from './boxes.ts'

/** The colour that fills each sort of note. */
const filledBy: Readonly<Record<string, string>> = {
  Square: 'IC',
  Redact: 'IC',
  FreeText: 'C',
  Highlight: 'C',
}

/** Filled boxes that were put over a page as notes: the usual way to black out words without removing them. */
export function boxesOver(notes: readonly Dict[], file: PdfFile): Box[] {
  return notes.flatMap((note) => {
    const kind = file.name(note.get('Subtype')) ?? ''
    const colour =
      kind === 'Widget'
        ? numbersOf(file, file.dict(note.get('MK'))?.get('BG'))
        : numbersOf(file, note.get(filledBy[kind] ?? ''))
    if (colour.length === 0 || file.number(note.get('CA'), 1) !== 1) return []
    // A marker is see-through, but a black one hides what it marks.
    if (kind === 'Highlight' && colour.some((part) => part > 0.3)) return []
    const box = rectangleOf(file, note.get('Rect'))
    return kind === 'Highlight' ? marked(numbersOf(file, note.get('QuadPoints'))) : box ? [box] : []
  })
}

function marked(numbers: readonly number[]): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 7 < numbers.length; at += 8) {
    const points = [0, 2, 4, 6].map((one) => [numbers[at + one] ?? 0, numbers[at + one + 1] ?? 0] as const)
    const box = around(points)
    if (box) boxes.push(box)
  }
  return boxes
}
