import { decodeStream } from '../filters/decode-stream.ts'
import { numbersOf } from '../parts/annotations/place-form.ts'
import { meaningsOf } from '../parts/fonts/code-meanings.ts'
import { type Dict, isDict, Stream, Text, type Value } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'

/** How far letters go, in thousandths of their size: at least and at most. They are the same where the font says it. */
export type Reach = { least: number; most: number }

export type FontWidths = {
  dict: Dict
  of(codes: Uint8Array): Reach
  isWide: boolean
  /** How high its letters are is known, and that they go from left to right. */
  isPlain: boolean
  /** How much larger its own matrix makes letters than that of other fonts, across and upright. */
  enlarged: readonly [across: number, upright: number]
  /** The letters that these codes mean, as far as they are known. */
  letters(codes: Uint8Array): string
}

/** What a letter has in a font that does not say it: no font in use has wider ones. */
const widest = 1300

export function widthsOf(file: PdfFile, font: Dict | null): FontWidths | undefined {
  if (font === null) return undefined
  const isWide = file.name(font.get('Subtype')) === 'Type0'
  const letters = lettersOf(file, font, isWide)
  return { dict: font, letters, ...(isWide ? wideWidths(file, font) : plainWidths(file, font)) }
}

function plainWidths(file: PdfFile, font: Dict): Omit<FontWidths, 'dict' | 'letters'> {
  const widths = file.array(font.get('Widths')).map((one) => file.number(one, 0))
  const first = file.number(font.get('FirstChar'), 0)
  const isDrawn = file.name(font.get('Subtype')) === 'Type3'
  const [a, b, c, d] = isDrawn ? numbersOf(file, font.get('FontMatrix')) : []
  const scale = (a ?? 0.001) * 1000
  const of = (codes: Uint8Array) => {
    const reach = { least: 0, most: 0 }
    for (const code of codes) {
      const width = widths[code - first]
      reach.least += (width ?? 0) * scale
      reach.most += (width ?? widest) * scale
    }
    return reach
  }
  const enlarged = [Math.hypot(a ?? 0.001, b ?? 0) * 1000, Math.hypot(c ?? 0, d ?? 0.001) * 1000] as const
  return { isWide: false, isPlain: !isDrawn, enlarged, of }
}

/** Two bytes a letter, as nearly all programs write them. */
function wideWidths(file: PdfFile, font: Dict): Omit<FontWidths, 'dict' | 'letters'> {
  const encoding = file.name(font.get('Encoding'))
  const inner = file.resolve(file.array(font.get('DescendantFonts'))[0])
  if (encoding !== 'Identity-H' || !isDict(inner)) {
    const of = (codes: Uint8Array) => ({ least: 0, most: codes.length * widest })
    return { isWide: true, isPlain: !/-V$/.test(encoding ?? '-V'), enlarged: [1, 1], of }
  }
  const usual = file.number(inner.get('DW'), 1000)
  const widths = listedWidths(file, inner, usual)
  const of = (codes: Uint8Array) => {
    let whole = 0
    for (let at = 0; at + 1 < codes.length; at += 2)
      whole += widths.get(((codes[at] ?? 0) << 8) | (codes[at + 1] ?? 0)) ?? usual
    return { least: whole, most: whole }
  }
  return { isWide: true, isPlain: true, enlarged: [1, 1], of }
}

const mostInRow = 65_535

function listedWidths(file: PdfFile, inner: Dict, usual: number): Map<number, number> {
  const widths = new Map<number, number>()
  const list = file.array(inner.get('W'))
  for (let at = 0; at + 1 < list.length; ) {
    const first = file.number(list[at], 0)
    const second = file.resolve(list[at + 1])
    if (Array.isArray(second)) {
      for (const [index, width] of second.entries()) widths.set(first + index, file.number(width, usual))
      at += 2
    } else {
      const last = Math.min(file.number(second, 0), first + mostInRow)
      for (let code = first; code <= last && widths.size < mostInRow; code++)
        widths.set(code, file.number(list[at + 2], usual))
      at += 3
    }
  }
  return widths
}

function lettersOf(file: PdfFile, font: Dict, isWide: boolean): FontWidths['letters'] {
  const map = file.resolve(font.get('ToUnicode'))
  if (!(map instanceof Stream)) return isWide ? () => '' : plainLetters
  let meanings: Map<number, string> | undefined
  return (codes) => {
    meanings ??= meaningsOf(decodeStream(map, file.resolve, file.spend).bytes)
    if (!isWide) return Array.from(codes, (code) => meanings?.get(code) ?? '').join('')
    let text = ''
    for (let at = 0; at + 1 < codes.length; at += 2)
      text += meanings.get(((codes[at] ?? 0) << 8) | (codes[at + 1] ?? 0)) ?? ''
    return text
  }
}

function plainLetters(codes: Uint8Array): string {
  const text = String.fromCharCode(...codes.subarray(0, 300))
  return /^[\x20-\x7e]*$/.test(text) ? text : ''
}

/** The letters of a string or of a row of strings. */
export function wordsIn(value: Value | undefined, font: FontWidths | undefined): string {
  const letters = font?.letters ?? plainLetters
  return (Array.isArray(value) ? value : [value])
    .map((part) => {
      if (part instanceof Text) return letters(part.bytes)
      return typeof part === 'number' && part < -200 ? ' ' : ''
    })
    .join('')
}
