import { stringToBytes } from '../../reading/characters.ts'
import { Name, type Stream, type Value } from '../../reading/objects.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import { flateStream } from '../../writing/write-pdf.ts'
import { rewriteContent } from '../content/rewrite-content.ts'
import type { Rectangle } from './place-form.ts'

/** A form that we draw ourselves, as reading it again would give it. */
export function drawnForm(
  box: Rectangle,
  content: string,
  resources: Map<string, Value>,
  rebuild: Rebuild,
): Stream {
  const dict = new Map<string, Value>([
    ['Type', new Name('XObject')],
    ['Subtype', new Name('Form')],
    ['Resources', rebuild.add(resources)],
    ['BBox', [...box]],
  ])
  const { bytes } = rewriteContent(stringToBytes(content), noMarks, ours)
  rebuild.notes.sawContent(bytes)
  return flateStream(dict, bytes)
}

/** What we draw names its resources as they are, and marks nothing. */
const ours = { written: (_sort: string, given: string) => given }
const noMarks = {
  isHidden: () => false,
  isRemovingHidden: false,
  layerName: () => '',
  properties: () => null,
  keptSpokenText() {},
}

/** The transparency that a note was drawn with. */
export function transparency(opacity: number, blend: string | null): Map<string, Value> {
  const state = new Map<string, Value>()
  if (blend) state.set('BM', new Name(blend))
  state.set('CA', opacity)
  state.set('ca', opacity)
  return new Map<string, Value>([['ExtGState', new Map<string, Value>([['G1', state]])]])
}

export function colourOperator(colour: readonly number[], isStroke: boolean): string {
  const operators = isStroke ? { 1: 'G', 3: 'RG', 4: 'K' } : { 1: 'g', 3: 'rg', 4: 'k' }
  const { length } = colour
  return length === 1 || length === 3 || length === 4 ? `${colour.join(' ')} ${operators[length]}\n` : ''
}
