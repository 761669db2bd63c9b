import { type Dict, isDict, nameOf, Stream, type Value } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'
import type { ResourceSort } from '../rebuild/drawing-names.ts'
import { after, asMatrix, type Box, type Matrix } from './boxes.ts'
import { isEmptyMask } from './empty-mask.ts'
import { black, type Colour, colourOf } from './plain-colour.ts'
import { type FontWidths, widthsOf } from './text-width.ts'

/** What the instructions' names stand for. */
export type Find = (sort: ResourceSort, name: string) => Value

/** How things are drawn at one moment (ISO 32000-1, 8.4), as far as it decides what is seen. */
export type Graphics = {
  matrix: Matrix
  /** Nothing shows outside of it. */
  clip: Box
  /** Whether all of it is shown. */
  isClipSure: boolean
  opacity: number
  strokeOpacity: number
  isPlain: boolean
  /** The same of all groups around, which nothing within them changes. */
  isSolid: boolean
  isGone: boolean
  fill: Colour | undefined
  stroke: Colour | undefined
  isPattern: boolean
  lineWidth: number
  font: FontWidths | undefined
  size: number
  letterSpace: number
  wordSpace: number
  stretch: number
  leading: number
  rise: number
  mode: number
}

const most = 1e9
export const everywhere: Box = [-most, -most, most, most]

export function freshGraphics(matrix: Matrix, clip: Box): Graphics {
  return {
    ...{ matrix, clip, isClipSure: true, opacity: 1, strokeOpacity: 1, isPlain: true },
    ...{ isSolid: true, isGone: false },
    ...{ fill: black, stroke: black, isPattern: false, lineWidth: 1 },
    ...{ font: undefined, size: 0, letterSpace: 0, wordSpace: 0, stretch: 1, leading: 0, rise: 0, mode: 0 },
  }
}

const plainSpaces: ReadonlySet<string> = new Set([
  'DeviceGray',
  'DeviceRGB',
  'DeviceCMYK',
  'G',
  'RGB',
  'CMYK',
])

/** The colours, the look and the numbers that instructions set. Fonts are read once. */
export class StateReader {
  readonly #file: PdfFile
  readonly #fonts = new Map<Value, FontWidths | undefined>()
  readonly #masks = new Map<Stream, boolean>()

  constructor(file: PdfFile) {
    this.#file = file
  }

  /** Takes an instruction that changes the state, and no other. */
  take(
    now: Graphics,
    operator: string,
    given: readonly Value[],
    numbers: readonly number[],
    find: Find,
  ): void {
    const [first = 0, second = 0] = numbers
    switch (operator) {
      case 'cm':
        now.matrix = after(asMatrix(numbers), now.matrix)
        break
      case 'gs':
        this.#takeLook(now, nameOf(given[0]) ?? '', find)
        break
      case 'w':
        now.lineWidth = first
        break
      case 'Tf':
        now.font = this.#fontOf(find('Font', nameOf(given[0]) ?? ''))
        now.size = second
        break
      case 'Tc':
        now.letterSpace = first
        break
      case 'Tw':
        now.wordSpace = first
        break
      case 'Tz':
        now.stretch = first / 100
        break
      case 'TL':
        now.leading = first
        break
      case 'Ts':
        now.rise = first
        break
      case 'Tr':
        now.mode = first
        break
      default:
        takeColour(now, operator, given, numbers)
    }
  }

  /** Whether a picture shows nothing because of its mask. */
  isClear(picture: Stream): boolean {
    const mask = this.#file.resolve(picture.dict.get('SMask'))
    if (!(mask instanceof Stream)) return false
    const isEmpty = this.#masks.get(mask) ?? isEmptyMask(this.#file, mask)
    this.#masks.set(mask, isEmpty)
    return isEmpty
  }

  #takeLook(now: Graphics, name: string, find: Find): void {
    const file = this.#file
    const look = file.dict(find('ExtGState', name))
    if (!look) return
    now.opacity = file.number(look.get('ca'), now.opacity)
    now.strokeOpacity = file.number(look.get('CA'), now.strokeOpacity)
    now.lineWidth = file.number(look.get('LW'), now.lineWidth)
    const [font, size] = file.array(look.get('Font'))
    if (font !== undefined) {
      now.font = this.#fontOf(font)
      now.size = file.number(size, now.size)
    }
    const [blend, mask] = [look.get('BM'), look.get('SMask')]
    if (blend !== undefined) now.isPlain = ['Normal', 'Compatible'].includes(file.name(blend) ?? '')
    if (mask !== undefined) now.isPlain &&= file.name(mask) === 'None'
  }

  #fontOf(given: Value): FontWidths | undefined {
    const font = this.#file.resolve(given)
    if (!this.#fonts.has(font))
      this.#fonts.set(font, widthsOf(this.#file, isDict(font) ? (font as Dict) : null))
    return this.#fonts.get(font)
  }
}

function takeColour(
  now: Graphics,
  operator: string,
  given: readonly Value[],
  numbers: readonly number[],
): void {
  switch (operator) {
    case 'g':
    case 'rg':
    case 'k':
      now.fill = colourOf(numbers)
      now.isPattern = false
      break
    case 'G':
    case 'RG':
    case 'K':
      now.stroke = colourOf(numbers)
      break
    case 'cs':
      now.fill = plainSpaces.has(nameOf(given[0]) ?? '') ? black : undefined
      now.isPattern = false
      break
    case 'CS':
      now.stroke = plainSpaces.has(nameOf(given[0]) ?? '') ? black : undefined
      break
    case 'sc':
    case 'scn':
      now.isPattern = nameOf(given.at(-1)) !== null
      // In a space of its own, the same numbers may mean any colour.
      now.fill = now.fill && !now.isPattern ? colourOf(numbers) : undefined
      break
    case 'SC':
    case 'SCN':
      now.stroke = now.stroke && nameOf(given.at(-1)) === null ? colourOf(numbers) : undefined
  }
}
