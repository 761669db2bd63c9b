/** A picture within rich text. `width` and `height` are in CSS pixels, as far as the text says them. */
export type RtfPicture = { bytes: Uint8Array; width: number | undefined; height: number | undefined }

const twipsPerPixel = 15
const largestSide = 4000

/** One `\pict` of rich text, word by word (Rich Text Format 1.9.1, "Pictures"). */
export class RtfPictureReader {
  #bytes = new Uint8Array(1024)
  #length = 0
  #half: number | undefined
  #isKnown = false
  #isCut = false
  readonly #sizes = new Map<string, number>()

  hear(name: string, value: number | undefined): void {
    if (name === 'pngblip' || name === 'jpegblip') this.#isKnown = true
    else if (name.startsWith('piccrop')) this.#isCut ||= (value ?? 0) !== 0
    else if (value !== undefined) this.#sizes.set(name, value)
  }

  /** One of two digits, of which each pair is a byte. */
  digit(letter: number): void {
    const value = Number.parseInt(String.fromCharCode(letter), 16)
    if (Number.isNaN(value) || !this.#isKnown) return
    if (this.#half === undefined) this.#half = value
    else {
      this.add(Uint8Array.of(this.#half * 16 + value))
      this.#half = undefined
    }
  }

  add(bytes: Uint8Array): void {
    if (!this.#isKnown) return
    const length = this.#length + bytes.length
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(length, this.#bytes.length * 2))
      larger.set(this.#bytes.subarray(0, this.#length))
      this.#bytes = larger
    }
    this.#bytes.set(bytes, this.#length)
    this.#length = length
  }

  /** Undefined for kinds that browsers do not draw, and for one of which a part is cut off: the rest would be seen. */
  picture(): RtfPicture | undefined {
    if (!this.#isKnown || this.#isCut || this.#length === 0) return undefined
    return {
      bytes: this.#bytes.slice(0, this.#length),
      width: this.#side('picwgoal', 'picscalex'),
      height: this.#side('pichgoal', 'picscaley'),
    }
  }

  #side(goal: string, scale: string): number | undefined {
    const twips = this.#sizes.get(goal)
    if (twips === undefined) return undefined
    const pixels = Math.round((twips * (this.#sizes.get(scale) ?? 100)) / 100 / twipsPerPixel)
    return pixels >= 0 && pixels <= largestSide ? pixels : undefined
  }
}
