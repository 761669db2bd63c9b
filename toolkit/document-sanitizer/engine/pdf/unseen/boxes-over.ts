import { rectangleOf } from '../parts/annotations/place-form.ts'
import { type Dict, isDict } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'
import type { Box } from './boxes.ts'

/** The colour that fills each sort of note. */
const filledBy: Readonly<Record<string, string>> = { Square: 'IC', Redact: 'IC', FreeText: 'C' }
const hiddenOrNoView = 2 | 32
const mostNotes = 2000

/** Filled boxes that were put over a page as notes: the usual way to black out words without removing them. */
export function boxesOver(page: Dict, file: PdfFile): Box[] {
  return file
    .array(page.get('Annots'))
    .slice(0, mostNotes)
    .flatMap((given) => {
      const note = file.resolve(given)
      if (!isDict(note)) return []
      const colour = file.array(note.get(filledBy[file.name(note.get('Subtype')) ?? ''] ?? ''))
      const isSeen = (file.number(note.get('F'), 0) & hiddenOrNoView) === 0
      const box = rectangleOf(file, note.get('Rect'))
      return colour.length > 0 && isSeen && box && file.number(note.get('CA'), 1) === 1 ? [box] : []
    })
}
