import { createElement, Fragment, type ReactNode } from 'react'

/** The page's elements alone, with no component and no router: the least that React can have to do for this markup. */
export default async function openPage(html: string): Promise<() => ReactNode> {
  const trees = readMarkup(html)
  return () => createElement(Fragment, null, ...elementsOf(trees))
}

type Tree = string | { tag: string; attributes: Record<string, string>; children: Tree[] }

const pieces =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi
const voids = new Set(['meta', 'link', 'input', 'br', 'hr', 'img', 'path', 'circle', 'line', 'rect'])

/** Reads a page that React wrote back into a tree, without its scripts. It cannot parse any other HTML. */
function readMarkup(html: string): Tree[] {
  const root = { tag: '', attributes: {}, children: [] as Tree[] }
  const open = [root]
  for (const [piece, slash, tag, attributes] of withoutScripts(html).matchAll(pieces)) {
    const parent = open.at(-1) ?? root
    if (tag === undefined) {
      if (!piece.startsWith('<')) parent.children.push(plain(piece))
    } else if (slash) {
      open.pop()
    } else {
      const element = { tag, attributes: readAttributes(attributes ?? ''), children: [] }
      parent.children.push(element)
      if (!voids.has(tag.toLowerCase()) || !isClosed(piece, tag)) open.push(element)
    }
  }
  return root.children
}

/** The tree as React elements, made again at each call, as components would. */
function elementsOf(trees: readonly Tree[]): ReactNode[] {
  return trees.map((tree, position) =>
    typeof tree === 'string'
      ? tree
      : createElement(tree.tag, { key: position, ...tree.attributes }, ...elementsOf(tree.children)),
  )
}

// React closes drawings' shapes with an end tag of their own, and the elements of HTML that hold nothing with a slash.
function isClosed(piece: string, tag: string): boolean {
  return piece.endsWith('/>') || !['path', 'circle', 'line', 'rect'].includes(tag.toLowerCase())
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}

const properties: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  datetime: 'dateTime',
  maxlength: 'maxLength',
  tabindex: 'tabIndex',
  viewbox: 'viewBox',
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(
    found
      .filter(([, name = '']) => name !== 'style')
      .map(([, name = '', value = '']) => [properties[name.toLowerCase()] ?? camel(name), plain(value)]),
  )
}

function camel(name: string): string {
  if (name.startsWith('aria-') || name.startsWith('data-')) return name
  else return name.replace(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase())
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
