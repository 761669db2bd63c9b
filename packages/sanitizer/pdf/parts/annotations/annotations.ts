import { type Dict, isDict, Ref, Stream, type Value } from '../../reading/objects.ts'
import type { DrawingNames } from '../../rebuild/drawing-names.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import { writtenNumber } from '../../writing/write-value.ts'
import type { Destinations } from '../document/destinations.ts'
import { form } from '../graphics.ts'
import { shown, textOf } from '../text-of.ts'
import { drawAnnotation } from './draw-annotation.ts'
import type { FormFields } from './form-fields.ts'
import { copyLink } from './links.ts'
import { placeForm, rectangleOf, standUpright } from './place-form.ts'

export type Flattened = { overlays: string[]; links: Value[] }

type PageAround = { destinations: Destinations; fields: FormFields; names: DrawingNames }

const mostAnnotations = 20_000
/** Bits of an annotation's flags (ISO 32000-1, 12.5.3). */
const hidden = 2
const noRotate = 16
const noView = 32

/** Turns what is over a page into a part of it; links stay links. */
export function flattenAnnotations(
  page: Dict,
  rebuild: Rebuild,
  { destinations, fields, names }: PageAround,
): Flattened {
  const { file } = rebuild
  const flattened: Flattened = { overlays: [], links: [] }
  for (const given of file.array(page.get('Annots')).slice(0, mostAnnotations)) {
    const annotation = file.resolve(given)
    if (!isDict(annotation)) continue
    const kind = file.name(annotation.get('Subtype')) ?? ''
    const flags = file.number(annotation.get('F'), 0)
    if (kind === 'Link') {
      const link = copyLink(annotation, rebuild, destinations)
      if (link) flattened.links.push(link)
      continue
    }
    if (kind === 'Popup') continue
    const isSeen = (flags & (hidden | noView)) === 0 && !rebuild.layers.isHidden(annotation.get('OC'))
    const appearance = isSeen ? (appearanceOf(annotation, kind, rebuild, fields) ?? null) : null
    tellAnnotation(annotation, kind, appearance !== null, rebuild)
    if (appearance === null) continue
    // What we draw has its place already, and its lines may be wider than the place of the note.
    const place = rectangleOf(file, appearance.isOurs ? appearance.dict.get('BBox') : annotation.get('Rect'))
    const matrix = placeForm(appearance.dict, place, file)
    if (!matrix || !place) continue
    rebuild.resources.drawnFrom(appearance.dict, names)
    const name = names.add('XObject', appearance.made)
    const turn = (flags & noRotate) === 0 ? 0 : file.number(page.get('Rotate'), 0)
    const upright = turn % 360 === 0 ? '' : `${standUpright(place, turn).map(writtenNumber).join(' ')} cm\n`
    flattened.overlays.push(`q\n${upright}${matrix.map(writtenNumber).join(' ')} cm\n/${name} Do\nQ\n`)
  }
  return flattened
}

type Appearance = { dict: Dict; made: Value; isOurs: boolean }

/** The drawing that the annotation brings along, in the state that it is in; else one that we make from what it says. */
function appearanceOf(
  annotation: Dict,
  kind: string,
  rebuild: Rebuild,
  fields: FormFields,
): Appearance | undefined {
  const { file } = rebuild
  // What is filled in may be newer than the drawing; where we cannot draw it, the old drawing is the best there is.
  const fresh = kind === 'Widget' && fields.needsDrawing(annotation) ? fields.draw(annotation, rebuild) : null
  if (fresh) return { dict: fresh.dict, made: rebuild.add(fresh), isOurs: true }
  const own = normalAppearance(annotation, rebuild)
  if (own) {
    const stream = file.resolve(own)
    return stream instanceof Stream
      ? { dict: stream.dict, made: rebuild.copy(own, form), isOurs: false }
      : undefined
  }
  const drawn =
    kind === 'Widget' ? fields.draw(annotation, rebuild) : drawAnnotation(annotation, kind, rebuild)
  return drawn ? { dict: drawn.dict, made: rebuild.add(drawn), isOurs: true } : undefined
}

function normalAppearance(annotation: Dict, rebuild: Rebuild): Value {
  const { file } = rebuild
  const given = file.dict(annotation.get('AP'))?.get('N') ?? null
  const normal = file.resolve(given)
  if (normal instanceof Stream) return given
  if (!isDict(normal)) return null
  const state = file.name(annotation.get('AS')) ?? file.name(annotation.get('V')) ?? 'Off'
  const chosen = normal.get(state)
  return chosen instanceof Ref ? chosen : null
}

const names: Record<string, string> = {
  Widget: 'form field',
  Text: 'note',
  FreeText: 'text box',
  Stamp: 'stamp',
  Ink: 'drawing',
  FileAttachment: 'attached file',
}

function tellAnnotation(annotation: Dict, kind: string, isDrawn: boolean, rebuild: Rebuild): void {
  const { file, notes } = rebuild
  if (kind === 'Widget') {
    notes.field(isDrawn)
    return
  }
  const author = shown(textOf(file.resolve(annotation.get('T'))))
  const said = textOf(file.resolve(annotation.get('Contents')))
  notes.comment(author, names[kind] ?? 'comment', isDrawn, said)
}
