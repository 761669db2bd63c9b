import type { Dict, Stream, Value } from '../reading/objects.ts'
import type { Box, Corners } from './boxes.ts'
import type { Letter } from './part-of-run.ts'
import type { Colour } from './plain-colour.ts'
import type { FontWidths } from './text-width.ts'

/** Whose instructions they are: a page's, or those of a form. */
export type Owner = Dict | Stream

type Placed = {
  owner: Owner
  /** Where the instruction is among the bytes of its owner. */
  at: number
  /** What may show of it, as far as clips say; nothing is seen outside. */
  clip: Box
  isTransparent: boolean
  /** In a layer that is not shown: what becomes of it is decided there. */
  isLayered: boolean
}

/** A piece of text as it is shown by one instruction. */
export type Run = Placed & {
  kind: 'text'
  operator: string
  words: string
  /** Its letters from foot to head, and not less; undefined when its place or length is not sure. */
  box: Box | undefined
  /** All that may be of ink. */
  wide: Box | undefined
  /** Its middle, thinner and shorter than it can be. */
  core: Box | undefined
  /** Runs of one row: where the next begins depends on the one before. */
  row: number
  /** Drawn with nothing, as behind a scanned page. */
  isUndrawn: boolean
  /** Its letters are a clip through which something is seen. */
  isStencil: boolean
  /** Too small for any eye. */
  isTiny: boolean
  colour: Colour | undefined
  /** How far the next run of the row is moved by it, in thousandths of the size; undefined when that is not sure. */
  advance: number | undefined
  font: FontWidths | undefined
  /** What is shown: strings, and shifts between them. */
  parts: readonly Value[]
  /** Each of its letters with its place; undefined when that is not sure. */
  letters(): Letter[] | undefined
}

/** A picture or a form that is drawn by one instruction. */
export type Picture = Placed & { kind: 'picture'; isForm: boolean; box: Box | undefined }

/** Something that hides all that was drawn before at its place. What is outside the box was
 * taken away by a clip, and then it is cut. */
export type Cover = { kind: 'cover'; corners: Corners; box: Box; colour: Colour | undefined; isCut: boolean }

/** Something that may change the ground at its place. */
export type Paint = { kind: 'paint'; box: Box; isPicture: boolean; isCut: boolean }

export type DrawingEvent = Run | Picture | Cover | Paint
