import { GrowingBytes } from '../../filters/growing-bytes.ts'
import { type Dict, Ref, type Stream } from '../../reading/objects.ts'
import type { DrawingNames } from '../../rebuild/drawing-names.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import { contentsOf } from '../../unseen/contents.ts'
import { flateStream } from '../../writing/write-pdf.ts'
import { contentWith } from './form-content.ts'
import type { Rewritten } from './rewrite-content.ts'

/** The instructions of pages. Pages that share theirs go on sharing them. */
export class PageContents {
  readonly #rebuild: Rebuild
  readonly #shared = new Map<string, Ref>()

  constructor(rebuild: Rebuild) {
    this.#rebuild = rebuild
  }

  /** @param over what is drawn over the page, after its own instructions and unmoved by them; asked when those have named what they draw */
  make(page: Dict, names: DrawingNames, over: () => readonly string[]): Ref | null {
    const { file, layers } = this.#rebuild
    const given = page.get('Contents')
    const whole = file.resolve(given)
    const parts = Array.isArray(whole) ? whole : [given ?? null]
    const isShareable = !layers.hasHidden && parts.every((part) => part instanceof Ref)
    const key = [names.ref, ...parts].map((part) => (part instanceof Ref ? part.number : '')).join(' ')
    const known = isShareable ? this.#shared.get(key) : undefined
    const content = known ? null : this.#rewrite(page, names)
    const overlays = over()
    if (overlays.length > 0) {
      const stream = withOverlays(content ?? this.#rewrite(page, names), overlays)
      return this.#rebuild.add(stream)
    }
    if (known) return known
    if (!content || content.bytes.length === 0) return null
    const ref = this.#rebuild.add(flateStream(new Map(), content.bytes))
    if (isShareable) this.#shared.set(key, ref)
    return ref
  }

  #rewrite(page: Dict, names: DrawingNames): Rewritten {
    const { file, sight } = this.#rebuild
    return contentWith(contentsOf(file, page), names, this.#rebuild, sight.goneOf(page))
  }
}

function withOverlays(content: Rewritten, overlays: readonly string[]): Stream {
  const out = new GrowingBytes(content.bytes.length + 256)
  out.appendText('q\n')
  out.append(content.bytes)
  if (content.isTextOpen) out.appendText('ET\n')
  out.appendText('Q\n'.repeat(content.open + 1))
  for (const text of overlays) out.appendText(text)
  return flateStream(new Map(), out.done())
}
