import { type Dict, isDict, Text, type Value } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'

/** How far each letter of a font goes, in thousandths of its size; undefined when the font does not say it plainly. */
export type FontWidths = { of(bytes: Uint8Array): number | undefined; isWide: boolean }

export function widthsOf(file: PdfFile, font: Dict | null): FontWidths | undefined {
  if (font === null) return undefined
  return file.name(font.get('Subtype')) === 'Type0' ? wideWidths(file, font) : plainWidths(file, font)
}

function plainWidths(file: PdfFile, font: Dict): FontWidths | undefined {
  const widths = file.array(font.get('Widths')).map((one) => file.number(one, 0))
  const first = file.number(font.get('FirstChar'), 0)
  if (widths.length === 0 || file.name(font.get('Subtype')) === 'Type3') return undefined
  return { isWide: false, of: (bytes) => sum(Array.from(bytes, (code) => widths[code - first])) }
}

/** Two bytes a letter, as nearly all programs write them. */
function wideWidths(file: PdfFile, font: Dict): FontWidths | undefined {
  if (file.name(font.get('Encoding')) !== 'Identity-H') return undefined
  const inner = file.resolve(file.array(font.get('DescendantFonts'))[0])
  if (!isDict(inner)) return undefined
  const usual = file.number(inner.get('DW'), 1000)
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
      for (let code = first; code <= last; code++) widths.set(code, file.number(list[at + 2], usual))
      at += 3
    }
  }
  return {
    isWide: true,
    of: (bytes) =>
      sum(
        Array.from(
          { length: bytes.length >> 1 },
          (_, at) => widths.get(((bytes[2 * at] ?? 0) << 8) | (bytes[2 * at + 1] ?? 0)) ?? usual,
        ),
      ),
  }
}

const mostInRow = 65_535

function sum(widths: readonly (number | undefined)[]): number | undefined {
  let whole = 0
  for (const width of widths) {
    if (width === undefined) return undefined
    whole += width
  }
  return whole
}

/** The letters of a string or of a row of strings, as far as they are plain. */
export function plainWords(value: Value | undefined): string {
  const parts = Array.isArray(value) ? value : [value]
  const text = parts
    .map((part) => {
      if (part instanceof Text) return String.fromCharCode(...part.bytes.subarray(0, 300))
      return typeof part === 'number' && part < -200 ? ' ' : ''
    })
    .join('')
  return /^[\x20-\x7e]*$/.test(text) ? text : ''
}
