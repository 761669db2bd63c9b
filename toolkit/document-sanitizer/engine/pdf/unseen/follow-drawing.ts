import { GrowingBytes } from '../filters/growing-bytes.ts'
import { copyInlineImage } from '../parts/pictures/inline-image.ts'
import { type Dict, isDict, nameOf, Stream, Text, type Value, Word } from '../reading/objects.ts'
import { ValueParser } from '../reading/parse-value.ts'
import type { PdfFile } from '../reading/pdf-file.ts'
import type { ResourceSort } from '../rebuild/drawing-names.ts'
import { after, type Box, boxOf, common, type Matrix, moved, unmoved } from './boxes.ts'
import { type FontWidths, plainWords, widthsOf } from './text-width.ts'

/** A piece of text as it is shown by one instruction. */
export type Run = {
  kind: 'text'
  /** Where the instruction is among the bytes. */
  at: number
  operator: string
  words: string
  /** Its letters from foot to head; undefined when its place or length is not sure. */
  box: Box | undefined
  /** Its middle, thinner and shorter than it can be. */
  core: Box | undefined
  /** Runs of one row: where the next begins depends on the one before. */
  row: number
  /** Drawn with nothing, as behind a scanned page, where it is told apart. */
  isUndrawn: boolean
  isTransparent: boolean
}

/** Something that hides all that was drawn before at its place. */
export type Cover = { kind: 'cover'; box: Box }

export type Drawing = { file: PdfFile; find(sort: ResourceSort, name: string): Value }

type Graphics = {
  matrix: Matrix
  /** Null when the clip is no upright box. */
  clip: Box | null
  opacity: number
  isPlain: boolean
  isPattern: boolean
  font: FontWidths | undefined
  size: number
  letterSpace: number
  wordSpace: number
  stretch: number
  leading: number
  rise: number
  mode: number
}

const everywhere: Box = [-1e9, -1e9, 1e9, 1e9]

/** What a page shows and covers, in the order of drawing. Says nothing of what it is not sure about. */
export function followDrawing(bytes: Uint8Array, drawing: Drawing): (Run | Cover)[] {
  return new Follower(drawing).follow(bytes)
}

class Follower {
  readonly #drawing: Drawing
  readonly #events: (Run | Cover)[] = []
  readonly #saved: Graphics[] = []
  readonly #marks: boolean[] = []
  readonly #fonts = new Map<string, FontWidths | undefined>()
  #now: Graphics = {
    ...{ matrix: unmoved, clip: everywhere, opacity: 1, isPlain: true, isPattern: false },
    ...{ font: undefined, size: 0, letterSpace: 0, wordSpace: 0, stretch: 1, leading: 0, rise: 0, mode: 0 },
  }
  #line: Matrix = unmoved
  #text: Matrix = unmoved
  #isPlaceSure = true
  #row = 0
  #path: (Box | undefined)[] = []
  #points: [number, number][] = []
  #clips = false

  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }

  follow(bytes: Uint8Array): (Run | Cover)[] {
    const parser = new ValueParser(bytes)
    let given: Value[] = []
    for (;;) {
      const next = parser.next()
      if (next === undefined) return this.#events
      if (!(next instanceof Word)) {
        given.push(next)
        continue
      }
      const end = parser.at
      if (next.value === 'BI') parser.at = copyInlineImage(bytes, end, new GrowingBytes(64), null)
      else this.#take(next.value, given, end - next.value.length)
      given = []
    }
  }

  #take(operator: string, given: readonly Value[], at: number): void {
    const numbers = given.map((value) => (typeof value === 'number' ? value : 0))
    this.#takeState(operator, given, numbers)
    this.#takePath(operator, numbers)
    this.#takeText(operator, given, numbers, at)
  }

  #takeState(operator: string, given: readonly Value[], numbers: readonly number[]): void {
    const now = this.#now
    if (operator === 'q' && this.#saved.length < mostSaved) this.#saved.push({ ...now })
    else if (operator === 'Q') this.#now = this.#saved.pop() ?? now
    else if (operator === 'cm') now.matrix = after(asMatrix(numbers), now.matrix)
    else if (operator === 'gs') this.#takeLook(nameOf(given[0]) ?? '')
    else if (operator === 'scn') now.isPattern = nameOf(given.at(-1)) !== null
    else if (['g', 'rg', 'k', 'cs', 'sc'].includes(operator)) now.isPattern = false
    else if (operator === 'BMC' || operator === 'BDC') this.#marks.push(nameOf(given[0]) === 'OC')
    else if (operator === 'EMC') this.#marks.pop()
    else if (operator === 'Do') this.#takePicture(nameOf(given[0]) ?? '')
  }

  #takeLook(name: string): void {
    const { file, find } = this.#drawing
    const look = file.dict(find('ExtGState', name))
    if (!look) return
    const now = this.#now
    now.opacity = file.number(look.get('ca'), now.opacity)
    const [blend, mask] = [look.get('BM'), look.get('SMask')]
    if (blend !== undefined) now.isPlain = ['Normal', 'Compatible'].includes(file.name(blend) ?? '')
    if (mask !== undefined) now.isPlain &&= file.name(mask) === 'None'
  }

  #takePicture(name: string): void {
    const { file, find } = this.#drawing
    const picture = file.resolve(find('XObject', name))
    if (!(picture instanceof Stream) || file.name(picture.dict.get('Subtype')) !== 'Image') return
    const isFull = ['SMask', 'Mask', 'SMaskInData'].every((key) => !picture.dict.has(key))
    if (isFull && file.resolve(picture.dict.get('ImageMask')) !== true) this.#cover([0, 0, 1, 1])
  }

  #cover(box: Box | undefined): void {
    const { matrix, clip, opacity, isPlain } = this.#now
    const place = box && moved(box, matrix)
    const shown = place && clip ? common(place, clip) : undefined
    if (shown && opacity === 1 && isPlain && !this.#marks.includes(true))
      this.#events.push({ kind: 'cover', box: shown })
  }

  #takePath(operator: string, numbers: readonly number[]): void {
    const [x = 0, y = 0, width = 0, height = 0] = numbers
    if (operator === 'm') {
      this.#endLines()
      this.#points = [[x, y]]
    } else if (operator === 'l') this.#points.push([x, y])
    else if (operator === 're') {
      this.#endLines()
      const box: Box = [
        Math.min(x, x + width),
        Math.min(y, y + height),
        Math.max(x, x + width),
        Math.max(y, y + height),
      ]
      this.#path.push(box)
    } else if (['c', 'v', 'y'].includes(operator)) this.#path.push(undefined)
    else if (operator === 'W' || operator === 'W*') this.#clips = true
    else if (endsPath.has(operator)) {
      this.#endLines()
      if (fills.has(operator) && !this.#now.isPattern && !this.#path.includes(undefined))
        for (const box of this.#path) this.#cover(box)
      if (this.#clips) this.#clip()
      this.#path = []
      this.#clips = false
    }
  }

  #endLines(): void {
    if (this.#points.length > 0) this.#path.push(boxOf(this.#points))
    this.#points = []
  }

  #clip(): void {
    const now = this.#now
    const [only] = this.#path
    const box = this.#path.length === 1 && only ? moved(only, now.matrix) : undefined
    now.clip = box && now.clip ? (common(box, now.clip) ?? null) : null
  }

  #takeText(operator: string, given: readonly Value[], numbers: readonly number[], at: number): void {
    const now = this.#now
    const [first = 0, second = 0] = numbers
    if (operator === 'BT') this.#place(unmoved)
    else if (operator === 'Tf') {
      now.font = this.#fontNamed(nameOf(given[0]) ?? '')
      now.size = second
    } else if (operator === 'Tc') now.letterSpace = first
    else if (operator === 'Tw') now.wordSpace = first
    else if (operator === 'Tz') now.stretch = first / 100
    else if (operator === 'TL') now.leading = first
    else if (operator === 'Ts') now.rise = first
    else if (operator === 'Tr') now.mode = first
    else if (operator === 'Tm') this.#place(asMatrix(numbers))
    else if (operator === 'Td' || operator === 'TD') {
      if (operator === 'TD') now.leading = -second
      this.#next(first, second)
    } else if (operator === 'T*') this.#next(0, -now.leading)
    else if (operator === 'Tj' || operator === 'TJ') this.#show(operator, given[0], at)
    else if (operator === "'" || operator === '"') {
      if (operator === '"') {
        now.wordSpace = first
        now.letterSpace = second
      }
      this.#next(0, -now.leading)
      this.#show(operator, given.at(-1), at)
    }
  }

  #place(matrix: Matrix): void {
    this.#line = matrix
    this.#text = matrix
    this.#isPlaceSure = true
    this.#row++
  }

  #next(x: number, y: number): void {
    this.#place(after([1, 0, 0, 1, x, y], this.#line))
  }

  #fontNamed(name: string): FontWidths | undefined {
    if (!this.#fonts.has(name)) {
      const { file, find } = this.#drawing
      const font = file.resolve(find('Font', name))
      this.#fonts.set(name, widthsOf(file, isDict(font) ? (font as Dict) : null))
    }
    return this.#fonts.get(name)
  }

  #show(operator: string, value: Value | undefined, at: number): void {
    const { size, rise, matrix, mode, opacity } = this.#now
    const width = this.#widthOf(value)
    const place = after(this.#text, matrix)
    const isSure = this.#isPlaceSure && width !== undefined
    const boxFrom = (foot: number, head: number, length: number) =>
      moved(
        [0, rise + Math.min(foot * size, head * size), length, rise + Math.max(foot * size, head * size)],
        place,
      )
    this.#events.push({
      kind: 'text',
      at,
      operator,
      words: plainWords(value),
      box: isSure ? boxFrom(-0.22, 0.74, width) : undefined,
      core: isSure ? boxFrom(0.05, 0.4, width) : undefined,
      row: this.#row,
      isUndrawn: mode === 3 || mode === 7,
      isTransparent: opacity === 0 && mode === 0,
    })
    if (width === undefined) this.#isPlaceSure = false
    else this.#text = after([1, 0, 0, 1, width, 0], this.#text)
  }

  #widthOf(value: Value | undefined): number | undefined {
    const { font, size, letterSpace, wordSpace, stretch } = this.#now
    let whole = 0
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part === 'number') whole -= (part / 1000) * size
      if (!(part instanceof Text)) continue
      const own = font?.of(part.bytes)
      if (own === undefined || font === undefined) return undefined
      const letters = font.isWide ? part.bytes.length >> 1 : part.bytes.length
      const blanks = font.isWide ? 0 : part.bytes.reduce((sum, byte) => sum + (byte === 32 ? 1 : 0), 0)
      whole += (own / 1000) * size + letters * letterSpace + blanks * wordSpace
    }
    return whole * stretch
  }
}

const mostSaved = 1000
const fills: ReadonlySet<string> = new Set(['f', 'F', 'f*', 'b', 'B', 'b*', 'B*'])
const endsPath: ReadonlySet<string> = new Set([...fills, 's', 'S', 'n'])

function asMatrix(numbers: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
  return [a, b, c, d, e, f]
}
