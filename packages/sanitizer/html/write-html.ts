import { emptyElements } from './html-names.ts'
import type { HtmlElement, HtmlNode } from './read-html.ts'

/** A whole page. No more than letters, their looks, tables, links and pictures is ever in it. */
export function writeHtml(nodes: readonly HtmlNode[]): string {
  const pieces: string[] = ['<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title></title></head><body>']
  const first = nodes.findIndex((node) => !isSpace(node))
  const last = nodes.findLastIndex((node) => !isSpace(node))
  for (const node of nodes.slice(Math.max(first, 0), last + 1)) write(node, pieces)
  pieces.push('</body></html>\n')
  return pieces.join('')
}

/** What is around the page is not a part of it. */
function isSpace(node: HtmlNode): boolean {
  return typeof node === 'string' && /^\s*$/.test(node)
}

function write(node: HtmlNode, pieces: string[]): void {
  if (typeof node === 'string') pieces.push(escapeText(node))
  else {
    const { tag, attributes, children }: HtmlElement = node
    const written = Array.from(
      attributes,
      ([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`,
    )
    pieces.push(`<${tag}${written.join('')}>`)
    if (emptyElements.has(tag)) return
    // The first line of what keeps its spaces is not counted by readers.
    if (tag === 'pre' && typeof children[0] === 'string' && children[0].startsWith('\n')) pieces.push('\n')
    for (const child of children) write(child, pieces)
    pieces.push(`</${tag}>`)
  }
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}
