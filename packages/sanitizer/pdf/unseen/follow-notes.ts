import { placeForm, rectangleOf } from '../parts/annotations/place-form.ts'
import { type Dict, isDict, Stream, type Value } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'
import { asMatrix, type Box, type Matrix } from './boxes.ts'
import { boxesOver } from './boxes-over.ts'

type Around = {
  file: PdfFile
  isHiddenLayer(layer: Value | undefined): boolean
  seeElsewhere(stream: Stream): void
  draw(stream: Stream, matrix: Matrix): void
}

const mostNotes = 2000
const hiddenOrNoView = 2 | 32
const noRotate = 16

/** Notes with a drawing of their own are drawn over the page. Answers the boxes of all others that are filled. */
export function followNotes(page: Dict, { file, isHiddenLayer, seeElsewhere, draw }: Around): Box[] {
  const isTurned = file.number(page.get('Rotate'), 0) % 360 !== 0
  const others: Dict[] = []
  for (const given of file.array(page.get('Annots')).slice(0, mostNotes)) {
    const note = file.resolve(given)
    if (!isDict(note)) continue
    const flags = file.number(note.get('F'), 0)
    if ((flags & hiddenOrNoView) !== 0 || isHiddenLayer(note.get('OC'))) continue
    const stream = drawingOf(note, file)
    const matrix = stream && placeForm(stream.dict, rectangleOf(file, note.get('Rect')), file)
    const kind = file.name(note.get('Subtype')) ?? ''
    const isFollowed = !['Link', 'Popup', 'Widget'].includes(kind) && !(isTurned && (flags & noRotate) !== 0)
    if (stream && matrix && isFollowed) draw(stream, asMatrix(matrix))
    else {
      if (stream) seeElsewhere(stream)
      others.push(note)
    }
  }
  return boxesOver(others, file)
}

function drawingOf(note: Dict, file: PdfFile): Stream | null {
  const normal = file.resolve(file.dict(note.get('AP'))?.get('N'))
  if (normal instanceof Stream) return normal
  if (!isDict(normal)) return null
  const state = file.name(note.get('AS')) ?? file.name(note.get('V')) ?? 'Off'
  const chosen = file.resolve(normal.get(state))
  return chosen instanceof Stream ? chosen : null
}
