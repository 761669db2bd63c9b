import type { GrowingBytes } from '../../filters/growing-bytes.ts'
import { type Dict, isDict, Name, Text, type Value } from '../../reading/objects.ts'
import { writeValue } from '../../writing/write-value.ts'
import { readOperands } from './read-operands.ts'

export type MarkedContentRules = {
  /** Whether the layer that the resources know by this name is hidden. */
  isHidden(name: string): boolean
  isRemovingHidden: boolean
  /** What a hidden layer is called now, with its slash. */
  layerName(name: string): string
  /** The properties that the resources know by this name. */
  properties(name: string): Dict | null
  keptSpokenText(): void
}

type Mark = {
  isWritten: boolean
  isHiding: boolean
  spoken: { start: number; end: number; letters: number } | null
  shownBefore: number
}

/** Words that stand for what is drawn may be this much longer than it, as for a ligature or a hyphen. */
const mostSpare = 4

/**
 * The marks around parts of a page (ISO 32000-1, 14.6). Structure goes. Hidden layers stay or go as was asked. Text that copying gives
 * in place of what is drawn stays only when it is about as long as that: longer text is not a spelling but a message.
 */
export class MarkedContent {
  /** Bytes of text drawn so far. */
  shown = 0
  readonly #out: GrowingBytes
  readonly #rules: MarkedContentRules
  readonly #open: Mark[] = []
  readonly #cuts: { start: number; end: number }[] = []
  #hiding = 0

  constructor(out: GrowingBytes, rules: MarkedContentRules) {
    this.#out = out
    this.#rules = rules
  }

  get isHiding(): boolean {
    return this.#hiding > 0
  }

  /** Takes an instruction that is about marks, whose operands are at the end of what is written. */
  take(operator: string, start: number, count: number): boolean {
    switch (operator) {
      case 'MP':
      case 'DP':
      case 'BMC':
        this.#out.length = start
        if (operator === 'BMC') this.#begin(false, false, null)
        return true
      case 'BDC':
        this.#beginWithProperties(start, count)
        return true
      case 'EMC':
        this.#out.length = start
        this.#end()
        return true
      default:
        return false
    }
  }

  /** Closes what was left open and takes out what is not to stay. */
  finish(): void {
    while (this.#open.length > 0) this.#end()
    this.#cuts.sort((one, other) => one.start - other.start)
    const { bytes } = this.#out
    let to = this.#cuts[0]?.start ?? this.#out.length
    this.#cuts.forEach(({ end }, place) => {
      const next = this.#cuts[place + 1]?.start ?? this.#out.length
      bytes.copyWithin(to, end, next)
      to += next - end
    })
    this.#out.length = to
  }

  #beginWithProperties(start: number, count: number): void {
    const [tag, given] = readOperands(this.#out.bytes.subarray(start, this.#out.length)).slice(-2)
    this.#out.length = start
    const isHidden =
      count >= 2 &&
      tag instanceof Name &&
      tag.value === 'OC' &&
      given instanceof Name &&
      this.#rules.isHidden(given.value)
    const spoken = count >= 2 && !isHidden ? this.#spokenText(given) : null
    if (isHidden && this.#rules.isRemovingHidden) this.#begin(false, true, null)
    else if (isHidden) {
      this.#out.appendText(`/OC${this.#rules.layerName(given.value)} BDC\n`)
      this.#begin(true, false, null)
    } else if (spoken) {
      this.#write([new Name('Span'), new Map([['ActualText', spoken]])])
      this.#begin(true, false, { start, end: this.#out.length, letters: letterCount(spoken.bytes) })
    } else this.#begin(false, false, null)
  }

  #spokenText(given: Value | undefined): Text | null {
    const properties =
      given instanceof Name ? this.#rules.properties(given.value) : isDict(given) ? given : null
    const spoken = properties?.get('ActualText')
    return spoken instanceof Text ? spoken : null
  }

  #write(values: Value[]): void {
    for (const value of values) writeValue(value, this.#out)
    this.#out.appendText('BDC\n')
  }

  #begin(isWritten: boolean, isHiding: boolean, spoken: Mark['spoken']): void {
    if (isHiding) this.#hiding++
    this.#open.push({ isWritten, isHiding, spoken, shownBefore: this.shown })
  }

  #end(): void {
    const mark = this.#open.pop()
    if (!mark) return
    if (mark.isHiding) this.#hiding--
    if (!mark.isWritten) return
    const shown = this.shown - mark.shownBefore
    if (mark.spoken && (shown === 0 || mark.spoken.letters > shown + mostSpare)) {
      this.#cuts.push(mark.spoken)
      return
    }
    if (mark.spoken) this.#rules.keptSpokenText()
    this.#out.appendText('EMC\n')
  }
}

function letterCount(bytes: Uint8Array): number {
  return bytes[0] === 0xfe && bytes[1] === 0xff ? (bytes.length - 2) >> 1 : bytes.length
}
