import type { GrowingBytes } from '../../filters/growing-bytes.ts'
import { type Dict, nameOf, Text, type Value } from '../../reading/objects.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'
import type { DrawingNames } from '../../rebuild/drawing-names.ts'
import { showsText } from '../content/operators.ts'
import { readOperands } from '../content/read-operands.ts'

/** Which letters of each font the new document shows. */
export class FontUse {
  readonly #file: PdfFile
  readonly #codes = new Map<Dict, Set<number>>()
  readonly #whole = new Set<Dict>()
  #isUnsure = false

  constructor(file: PdfFile) {
    this.#file = file
  }

  /** The codes that are shown; null when all letters of the font have to stay. */
  of(font: Dict): ReadonlySet<number> | null {
    return this.#isUnsure || this.#whole.has(font) ? null : (this.#codes.get(font) ?? new Set())
  }

  keepWhole(font: Dict | null): void {
    if (font) this.#whole.add(font)
  }

  /** @param font null when it is not known which it is */
  show(font: Dict | null, bytes: Uint8Array): void {
    if (font === null) {
      this.#isUnsure = true
      return
    }
    const isWide = this.#file.name(font.get('Subtype')) === 'Type0'
    if (isWide && this.#file.name(font.get('Encoding')) !== 'Identity-H') this.keepWhole(font)
    const codes = this.#codes.get(font) ?? new Set<number>()
    this.#codes.set(font, codes)
    if (!isWide) for (const code of bytes) codes.add(code)
    else
      for (let at = 0; at + 1 < bytes.length; at += 2)
        codes.add(((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0))
  }
}

/** Follows which font is chosen in one set of instructions. */
export class FontsInUse {
  readonly #use: FontUse
  readonly #names: DrawingNames
  readonly #file: PdfFile
  readonly #saved: (Dict | null)[] = []
  /** A form goes on with the font of where it is drawn, which is not known here. */
  #font: Dict | null = null

  constructor(use: FontUse, names: DrawingNames, file: PdfFile) {
    this.#use = use
    this.#names = names
    this.#file = file
  }

  /** Takes an instruction whose operands are at the end of what is written, under their old names. */
  take(operator: string, out: GrowingBytes, start: number): void {
    if (operator === 'q') this.#saved.push(this.#font)
    else if (operator === 'Q') this.#font = this.#saved.pop() ?? this.#font
    else if (operator === 'Tf' || operator === 'gs' || showsText.has(operator)) {
      const values = readOperands(out.bytes.subarray(start, out.length))
      if (operator === 'Tf')
        this.#font = this.#file.dict(this.#names.find('Font', nameOf(values.at(-2)) ?? ''))
      else if (operator === 'gs') this.#takeLook(nameOf(values.at(-1)) ?? '')
      else this.#show(values.at(-1))
    }
  }

  #takeLook(name: string): void {
    const [font] = this.#file.array(this.#file.dict(this.#names.find('ExtGState', name))?.get('Font'))
    if (font !== undefined) this.#font = this.#file.dict(font)
  }

  #show(value: Value | undefined): void {
    for (const part of Array.isArray(value) ? value : [value])
      if (part instanceof Text && part.bytes.length > 0) this.#use.show(this.#font, part.bytes)
  }
}
