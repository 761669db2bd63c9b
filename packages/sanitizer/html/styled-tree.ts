import { ImpliedElements } from './implied-elements.ts'
import type { HtmlElement } from './read-html.ts'
import { classesIn, type Styled } from './styled.ts'

/** The elements of a page as its style sheets see them, each with those around, before and in it. */
export function styledIn(root: HtmlElement): ReadonlyMap<HtmlElement, Styled> {
  const all = new Map<HtmlElement, Styled>()
  const implied = new ImpliedElements()
  const waiting: HtmlElement[] = [root]
  for (let at = 0; at < waiting.length; at += 1) {
    const element = waiting[at]
    if (element === undefined) break
    const around = all.get(element)
    for (const child of element.children) {
      if (typeof child === 'string') continue
      const outer = implied.around(child.tag, element.tag, around)
      const styled = placed(styledOf(child), outer)
      all.set(child, styled)
      waiting.push(child)
    }
  }
  return all
}

/** The last in what it is in. */
export function placed(element: Omit<Styled, 'outer'>, outer: Styled | undefined): Styled {
  const before = outer?.inner?.at(-1)
  const styled = { ...element, outer, before, place: (before?.place ?? 0) + 1, inner: [] }
  outer?.inner?.push(styled)
  return styled
}

function styledOf({ tag, attributes }: HtmlElement): Omit<Styled, 'outer'> {
  return {
    tag,
    id: attributes.get('id') ?? '',
    classes: classesIn(attributes.get('class')),
    style: attributes.get('style') ?? '',
    attribute: (name) => attributes.get(name),
  }
}
