import { ofHead } from './html-names.ts'
import type { Styled } from './styled.ts'

/**
 * The elements that browsers put around others though a page does not write them: `html`, `head`, `body`, and `tbody` (HTML standard,
 * section 13.2.6).
 */
export class ImpliedElements {
  readonly #known = new Map<string, Styled>()

  /** What an element is in. Has to be told of the elements of a page level by level. */
  around(tag: string, outerTag: string, outer: Styled | undefined): Styled | undefined {
    if (tag === 'html') return outer
    else if (outerTag === '' || outerTag === 'html') {
      const html = outer ?? this.#implied('html', undefined)
      if (tag === 'head') return html
      // A page has a head, and the body comes behind it.
      const isInHead = ofHead.has(tag) && !this.#known.has('body')
      if (isInHead || html.inner?.length === 0) {
        const head = this.#implied('head', html)
        if (isInHead) return head
      }
      return tag === 'body' ? html : this.#implied('body', html)
    } else if (outerTag === 'table' && tag === 'tr') return this.#implied('tbody', outer)
    return outer
  }

  #implied(tag: string, outer: Styled | undefined): Styled {
    const there = this.#known.get(tag)
    if (there !== undefined && there.outer === outer) return there
    const before = outer?.inner?.at(-1)
    const made: Styled = {
      ...{ tag, id: '', classes: [], style: '', attribute: () => undefined },
      ...{ outer, before, place: (before?.place ?? 0) + 1, inner: [] },
    }
    outer?.inner?.push(made)
    this.#known.set(tag, made)
    return made
  }
}
