import { readInlineImage } from '../parts/pictures/inline-image.ts'
import { type Dict, isDict, nameOf, Stream, type Value, Word } from '../reading/objects.ts'
import { ValueParser } from '../reading/parse-value.ts'
import type { PdfFile } from '../reading/pdf-file.ts'
import { type Box, bounds, common, holds } from './boxes.ts'
import type { DrawingEvent, Owner, Picture, Run } from './events.ts'
import { cover, nowhere, PathFollower } from './follow-path.ts'
import { TextFollower } from './follow-text.ts'
import type { Find, Graphics, StateReader } from './graphics-state.ts'

/** What is met on the way and has instructions of its own. */
export type Meetings = {
  /** A form that is drawn now; follows it, if it can be. */
  form(stream: Stream, now: Graphics, isLayered: boolean, find: Find): void
  /** Something whose drawing is not followed, such as a pattern, a mask or a font of drawings. */
  other(value: Value): void
  isHiddenLayer(value: Value): boolean
}

export type Following = { file: PdfFile; states: StateReader; find: Find; meetings: Meetings | null }

const mostSaved = 1000
/** The mode in which letters are added to the clip and not drawn (ISO 32000-1, 9.3.6). */
const clipMode = 7
const mostStencils = 100
const unit: Box = [0, 0, 1, 1]

/** What a set of instructions shows and covers, in the order of drawing. Says nothing of what it is not sure about. */
export class DrawingFollower {
  readonly #given: Following
  readonly #owner: Owner
  readonly #tell: (event: DrawingEvent) => void
  readonly #saved: { now: Graphics; stencils: readonly Run[] }[] = []
  /** Letters that are a clip for what is drawn next. */
  #stencils: readonly Run[] = []
  /** For each mark that is open: whether it is a layer, and whether that is hidden. */
  readonly #marks: ('' | 'layer' | 'hidden')[] = []
  readonly #path = new PathFollower()
  readonly #text: TextFollower
  readonly #isLayered: boolean
  #now: Graphics

  constructor(
    given: Following,
    owner: Owner,
    start: Graphics,
    isLayered: boolean,
    tell: (event: DrawingEvent) => void,
  ) {
    this.#given = given
    this.#owner = owner
    this.#now = { ...start }
    this.#isLayered = isLayered
    this.#tell = tell
    this.#text = new TextFollower(owner)
  }

  follow(bytes: Uint8Array): void {
    const parser = new ValueParser(bytes)
    let given: Value[] = []
    for (;;) {
      const next = parser.next()
      if (next === undefined) return
      if (!(next instanceof Word)) {
        given.push(next)
        continue
      }
      const end = parser.at
      if (next.value === 'BI') {
        const { dict, after } = readInlineImage(bytes, end)
        parser.at = after
        this.#takePicture(null, end - 2, dict !== null && coversAll(dict))
      } else this.#take(next.value, given, end - next.value.length)
      given = []
    }
  }

  #take(operator: string, given: readonly Value[], at: number): void {
    const { states, find, meetings } = this.#given
    const numbers = given.map((value) => (typeof value === 'number' ? value : 0))
    if (operator === 'q') {
      if (this.#saved.length < mostSaved)
        this.#saved.push({ now: { ...this.#now }, stencils: this.#stencils })
    } else if (operator === 'Q') {
      const { now, stencils } = this.#saved.pop() ?? { now: this.#now, stencils: this.#stencils }
      this.#now = now
      this.#stencils = stencils
    } else if (operator === 'BMC') this.#marks.push('')
    else if (operator === 'BDC') this.#marks.push(this.#markOf(given))
    else if (operator === 'EMC') this.#marks.pop()
    else if (operator === 'Do') this.#takeDrawn(nameOf(given[0]) ?? '', at)
    else if (operator === 'sh')
      this.#emit({ kind: 'paint', box: this.#now.clip, isPicture: false, isCut: true })
    else {
      states.take(this.#now, operator, given, numbers, find)
      this.#path.take(operator, numbers, this.#now, this.#emit)
      this.#text.take(operator, given, numbers, at, { now: this.#now, ...this.#layered(), tell: this.#emit })
      if (operator === 'scn' || operator === 'SCN')
        meetings?.other(find('Pattern', nameOf(given.at(-1)) ?? ''))
      else if (operator === 'gs') meetings?.other(find('ExtGState', nameOf(given[0]) ?? ''))
      else if (operator === 'Tf') meetings?.other(find('Font', nameOf(given[0]) ?? ''))
    }
  }

  #markOf([tag, given]: readonly Value[]): '' | 'layer' | 'hidden' {
    if (nameOf(tag) !== 'OC') return ''
    const layer = this.#given.find('Properties', nameOf(given) ?? '')
    return this.#given.meetings?.isHiddenLayer(layer) ? 'hidden' : 'layer'
  }

  #layered(): { isLayered: boolean } {
    return { isLayered: this.#isLayered || this.#marks.includes('hidden') }
  }

  /** What is in a layer may be switched off, so it covers nothing. */
  #emit = (event: DrawingEvent): void => {
    if (event.kind === 'text' && event.isUndrawn) {
      if (this.#now.mode === clipMode) this.#stencils = [...this.#stencils, event].slice(-mostStencils)
    } else {
      for (const run of this.#stencils) run.isStencil = true
      this.#stencils = []
    }
    if (event.kind === 'text' || event.kind === 'picture') this.#tell(event)
    else if (this.#layered().isLayered) return
    else if (event.kind === 'cover' && this.#marks.includes('layer'))
      this.#tell({ kind: 'paint', box: event.box, isPicture: false, isCut: event.isCut })
    else this.#tell(event)
  }

  #takeDrawn(name: string, at: number): void {
    const { file, find } = this.#given
    const drawn = file.resolve(find('XObject', name))
    if (!(drawn instanceof Stream)) return
    if (file.name(drawn.dict.get('Subtype')) === 'Form') this.#takeForm(drawn, at)
    else this.#takePicture(drawn, at)
  }

  /** @param isFull whether a picture between the instructions leaves nothing clear */
  #takePicture(image: Stream | null, at: number, isFull = image !== null && this.#isFull(image)): void {
    const now = this.#now
    const place = bounds(unit, now.matrix)
    const isEmpty = image !== null && this.#given.states.isClear(image)
    const shown = place && common(place, now.clip)
    if (shown && !this.#layered().isLayered && !isEmpty) {
      this.#emit({ kind: 'paint', box: shown, isPicture: true, isCut: !holds(now.clip, place) })
      if (isFull && !image?.dict.has('OC')) cover(unit, now, now.opacity, undefined, this.#emit)
    }
    // It does not cover itself.
    this.#picture(at, place, false, now.opacity === 0 || now.isGone || isEmpty, image?.dict.get('OC'))
  }

  #isFull({ dict }: Stream): boolean {
    const isWhole = ['SMask', 'Mask', 'SMaskInData'].every((key) => !dict.has(key))
    return isWhole && this.#given.file.resolve(dict.get('ImageMask')) !== true
  }

  #takeForm(stream: Stream, at: number): void {
    const { file, find, meetings } = this.#given
    const isHidden = meetings?.isHiddenLayer(stream.dict.get('OC') ?? null) ?? false
    const box = boxIn(file.array(stream.dict.get('BBox')).map((one) => file.number(one, 0)))
    const own = file.array(stream.dict.get('Matrix')).map((one) => file.number(one, 0))
    const inside: Graphics = { ...this.#now }
    if (own.length === 6) this.#given.states.take(inside, 'cm', [], own, find)
    const place = box && bounds(box, inside.matrix)
    if (place) {
      inside.clip = common(place, inside.clip) ?? nowhere
      inside.isClipSure &&= inside.matrix[1] === 0 || inside.matrix[0] === 0
    }
    if (isDict(file.dict(stream.dict.get('Group')))) {
      inside.isGone ||= inside.opacity === 0
      inside.isSolid &&= inside.opacity === 1 && inside.isPlain
    }
    if (stream.dict.has('OC')) inside.isSolid = false
    meetings?.form(stream, inside, this.#layered().isLayered || isHidden, find)
    this.#picture(at, place, true, false, stream.dict.get('OC'))
  }

  #picture(
    at: number,
    box: Box | undefined,
    isForm: boolean,
    isTransparent: boolean,
    layer: Value | undefined,
  ): void {
    const { isLayered } = this.#layered()
    const isHidden = layer !== undefined && (this.#given.meetings?.isHiddenLayer(layer) ?? false)
    const event: Picture = {
      kind: 'picture',
      owner: this.#owner,
      at,
      clip: this.#now.clip,
      isTransparent,
      isForm,
      box,
      isLayered: isLayered || isHidden,
    }
    this.#emit(event)
  }
}

/** A stencil leaves clear what it does not draw. A picture without points, or packed in a way that is not known, may draw nothing. */
function coversAll(dict: Dict): boolean {
  const hasPoints = [dict.get('W'), dict.get('H')].every((side) => typeof side === 'number' && side > 0)
  return hasPoints && dict.get('IM') !== true && dict.has('CS')
}

function boxIn([a, b, c, d]: readonly number[]): Box | undefined {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}
