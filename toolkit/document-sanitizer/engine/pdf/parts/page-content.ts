import { decodeStream } from '../filters/decode-stream.ts'
import { GrowingBytes } from '../filters/growing-bytes.ts'
import { type Dict, Ref, Stream, type Value } from '../reading/objects.ts'
import type { Rebuild } from '../rebuild/rebuild.ts'
import { flateStream } from '../writing/write-pdf.ts'
import { contentWith } from './form-content.ts'

/** The instructions of pages. Pages that share theirs go on sharing them. */
export class PageContents {
  readonly #rebuild: Rebuild
  readonly #shared = new Map<string, Ref>()

  constructor(rebuild: Rebuild) {
    this.#rebuild = rebuild
  }

  /** @param overlays what is drawn over the page, after its own instructions and unmoved by them */
  make(page: Dict, overlays: readonly { text: string }[]): Ref | null {
    const { file, layers } = this.#rebuild
    const given = page.get('Contents')
    const whole = file.resolve(given)
    const parts = Array.isArray(whole) ? whole : [given ?? null]
    const isShareable =
      overlays.length === 0 && !layers.hasHidden && parts.every((part) => part instanceof Ref)
    const key = parts.map((part) => (part instanceof Ref ? part.number : '')).join(' ')
    const known = isShareable ? this.#shared.get(key) : undefined
    if (known) return known
    const stream = this.#write(page, parts, overlays)
    if (!stream) return null
    const ref = this.#rebuild.add(stream)
    if (isShareable) this.#shared.set(key, ref)
    return ref
  }

  #write(page: Dict, parts: readonly Value[], overlays: readonly { text: string }[]): Stream | null {
    const { file, work } = this.#rebuild
    const together = new GrowingBytes(256)
    for (const part of parts) {
      const stream = file.resolve(part)
      if (!(stream instanceof Stream)) continue
      together.append(decodeStream(stream, file.resolve, work.spend).bytes)
      together.push(10)
    }
    const content = contentWith(together.done(), file.dict(page.get('Resources')), this.#rebuild)
    if (overlays.length === 0) return content.bytes.length > 0 ? flateStream(new Map(), content.bytes) : null
    const out = new GrowingBytes(content.bytes.length + 256)
    out.appendText('q\n')
    out.append(content.bytes)
    if (content.isTextOpen) out.appendText('ET\n')
    out.appendText('Q\n'.repeat(content.open + 1))
    for (const { text } of overlays) out.appendText(text)
    return flateStream(new Map(), out.done())
  }
}
