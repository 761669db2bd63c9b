import { ofHead } from './html-names.ts'
import type { Styled } from './styled.ts'

/**
 * What an element is in, with those that browsers put around it though a page does not write them: `html`, `head`, `body`, and `tbody`
 * (HTML standard, section 13.2.6). @param known those that this page has by now
 */
export function impliedAround(
  tag: string,
  outerTag: string,
  outer: Styled | undefined,
  known: Map<string, Styled>,
): Styled | undefined {
  if (tag === 'html') return outer
  else if (outerTag === '' || outerTag === 'html') {
    const html = outer ?? implied('html', undefined, undefined, known)
    if (tag === 'head' || tag === 'body') return html
    const isInHead = ofHead.has(tag) && !known.has('body')
    if (isInHead) return implied('head', html, undefined, known)
    return implied('body', html, { ...bare('head'), outer: html, before: undefined, place: 1 }, known)
  } else if (outerTag === 'table' && tag === 'tr') return implied('tbody', outer, undefined, known)
  return outer
}

function implied(
  tag: string,
  outer: Styled | undefined,
  before: Styled | undefined,
  known: Map<string, Styled>,
): Styled {
  const there = known.get(tag)
  if (there !== undefined && there.outer === outer) return there
  const made = { ...bare(tag), outer, before, place: before === undefined ? 1 : 2 }
  known.set(tag, made)
  return made
}

function bare(tag: string) {
  return { tag, id: '', classes: [], style: '', attribute: () => undefined }
}
