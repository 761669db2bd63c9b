import { decodeXml } from '../../xml/decode-xml.ts'

type Area = { top: number; bottom: number; left: number; right: number }

/** Merged cells of so many cells are looked up one by one; larger ones are rare. */
const smallest = 64
const mostLarge = 300

/** What of a sheet stands behind its cells and has to be known before they go by. */
export class SheetOverview {
  readonly #covered = new Set<number>()
  readonly #large: Area[] = []
  readonly #coloured: Area[] = []
  /** Whether there are more merged cells than we look at. */
  isPartial = false

  constructor(bytes: Uint8Array | undefined) {
    if (bytes === undefined) return
    const text = [...decodeXml(bytes)].join('')
    const end = text.slice(Math.max(0, text.lastIndexOf('sheetData>')))
    for (const [, name = '', given = ''] of end.matchAll(
      /<(?:\w{1,20}:)?(mergeCell|conditionalFormatting)\s[^<>]{0,200}?(?:ref|sqref)\s{0,5}=\s{0,5}["']([^"'<>]{1,4000})["']/g,
    )) {
      const areas = given.split(/\s+/).map(areaOf)
      for (const area of areas) {
        if (area === undefined) continue
        if (name === 'mergeCell') this.#cover(area)
        else this.addColoured(area)
      }
    }
  }

  /** A part of the sheet whose ground is not that of its cells alone. */
  addColoured(area: Area | undefined): void {
    if (area !== undefined && this.#coloured.length < mostLarge) this.#coloured.push(area)
  }

  isCovered(row: number, column: number): boolean {
    if (this.#covered.has(row * 16_384 + column)) return true
    return this.#large.some((area) => isIn(area, row, column) && (row !== area.top || column !== area.left))
  }

  isColoured(row: number, column: number): boolean {
    return this.#coloured.some((area) => isIn(area, row, column))
  }

  #cover(area: Area): void {
    const size = (area.bottom - area.top + 1) * (area.right - area.left + 1)
    if (size > smallest) {
      if (this.#large.length < mostLarge) this.#large.push(area)
      else this.isPartial = true
      return
    }
    for (let row = area.top; row <= area.bottom; row += 1) {
      for (let column = area.left; column <= area.right; column += 1)
        if (row !== area.top || column !== area.left) this.#covered.add(row * 16_384 + column)
    }
  }
}

function isIn({ top, bottom, left, right }: Area, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** `B2:D5`, or one cell. */
export function areaOf(reference: string): Area | undefined {
  const [, left = '', top = '', right = left, bottom = top] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i.exec(reference) ?? []
  if (left === '') return undefined
  return { left: columnOf(left), top: Number(top), right: columnOf(right), bottom: Number(bottom) }
}

/** The number of the column that a reference begins with; A is 1. */
export function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & 0xdf
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column
}
