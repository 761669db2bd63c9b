import type { FontUse } from '../parts/fonts/fonts-in-use.ts'
import { type Dict, isDict, Stream, type Value } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'

/** Forms that are also drawn in ways that are not followed, by patterns, masks and fonts of drawings: all of them is seen. */
export class Elsewhere {
  readonly #file: PdfFile
  readonly #fontUse: FontUse
  readonly #seen = new Set<Dict | Stream>()

  constructor(file: PdfFile, fontUse: FontUse) {
    this.#file = file
    this.#fontUse = fontUse
  }

  has(owner: Dict | Stream): boolean {
    return this.#seen.has(owner)
  }

  /** A pattern, a look or a font. */
  see(value: Value): void {
    const found = this.#file.resolve(value)
    const dict = found instanceof Stream ? found.dict : isDict(found) ? found : null
    if (!dict || this.#seen.has(dict)) return
    this.#seen.add(dict)
    const mask = this.#file.resolve(this.#file.dict(dict.get('SMask'))?.get('G'))
    if (mask instanceof Stream) this.seeStream(mask)
    this.#seeResources(dict)
    if (dict.has('CharProcs')) this.#keepFontsOf(dict)
  }

  /** Which letters a letter that is a drawing shows is known too late for other fonts of drawings. */
  #keepFontsOf(font: Dict): void {
    const fonts = this.#file.dict(this.#file.dict(font.get('Resources'))?.get('Font'))
    for (const value of fonts?.values() ?? []) {
      const inner = this.#file.dict(value)
      if (inner?.has('CharProcs')) this.#fontUse.keepWhole(inner)
    }
  }

  seeStream(stream: Stream): void {
    const waiting = [stream]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (this.#seen.has(next)) continue
      this.#seen.add(next)
      waiting.push(...this.#formsOf(next.dict))
    }
  }

  #seeResources(dict: Dict): void {
    for (const stream of this.#formsOf(dict)) this.seeStream(stream)
  }

  #formsOf(dict: Dict): Stream[] {
    const file = this.#file
    const drawn = file.dict(file.dict(dict.get('Resources'))?.get('XObject'))
    return Array.from(drawn?.values() ?? [], file.resolve).filter(
      (one): one is Stream => one instanceof Stream && file.name(one.dict.get('Subtype')) !== 'Image',
    )
  }
}
