import { namedLetters } from '../office/epub/named-letters.ts'
import { emptyElements, endsOthers, ofHead, rawElements } from './html-names.ts'

export type HtmlElement = {
  tag: string
  attributes: Map<string, string>
  children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

/** Deeper elements are left out, and what is in them stays. Mails that were answered thirty times have about a hundred. */
const deepest = 200

/**
 * Reads HTML as a tree, with what is left open closed, as browsers do (HTML standard, section 13.2). Comments, instructions and types
 * of documents are left out. Anything is HTML, so this never fails.
 */
export function readHtml(source: string): { root: HtmlElement; comments: string[] } {
  const root: HtmlElement = { tag: '', attributes: new Map(), children: [] }
  const open: HtmlElement[] = [root]
  const comments: string[] = []
  let beyond = 0
  let at = 0
  const addText = (text: string) => {
    if (/\S/.test(text)) endHead(open)
    if (text !== '') open.at(-1)?.children.push(decodeLetters(text))
  }
  while (at < source.length) {
    const sign = source.indexOf('<', at)
    if (sign < 0) {
      addText(source.slice(at))
      break
    }
    addText(source.slice(at, sign))
    const next = source.charAt(sign + 1)
    if (next === '!' || next === '?') {
      const isComment = source.startsWith('<!--', sign)
      const end = source.indexOf(isComment ? '-->' : '>', sign + (isComment ? 4 : 1))
      if (isComment) comments.push(source.slice(sign + 4, end < 0 ? undefined : end))
      at = end < 0 ? source.length : end + (isComment ? 3 : 1)
    } else if (/[a-z]/i.test(next)) {
      const { element, end, isClosed } = readTag(source, sign)
      at = end
      if (!ofHead.has(element.tag)) endHead(open)
      endOthers(open, element.tag)
      if (rawElements.has(element.tag)) {
        const close = endOfRaw(source, at, element.tag)
        element.children.push(source.slice(at, close.start))
        at = close.end
        open.at(-1)?.children.push(element)
      } else if (emptyElements.has(element.tag) || (isClosed && element.tag.includes(':'))) {
        open.at(-1)?.children.push(element)
      } else if (open.length > deepest) beyond += 1
      else {
        open.at(-1)?.children.push(element)
        open.push(element)
      }
    } else if (next === '/') {
      const end = source.indexOf('>', sign)
      const tag = (/^[^\s/>]*/.exec(source.slice(sign + 2, sign + 60))?.[0] ?? '').toLowerCase()
      if (beyond > 0) beyond -= 1
      else closeTag(open, tag)
      at = end < 0 ? source.length : end + 1
    } else {
      addText('<')
      at = sign + 1
    }
  }
  return { root, comments }
}

function closeTag(open: HtmlElement[], tag: string): void {
  for (let place = open.length - 1; place > 0; place -= 1) {
    if (open[place]?.tag === tag) {
      open.length = place
      return
    }
    // A cell is not closed by what is in it.
    if (/^(?:td|th|table)$/.test(open[place]?.tag ?? '') && !/^(?:tr|table|tbody|td|th|body|html)$/.test(tag))
      return
  }
}

/** What cannot be in a head ends it: readers show it. */
function endHead(open: HtmlElement[]): void {
  if (open.at(-1)?.tag === 'head') open.length -= 1
}

function endOthers(open: HtmlElement[], tag: string): void {
  const rule = Object.hasOwn(endsOthers, tag) ? endsOthers[tag] : undefined
  if (rule === undefined) return
  for (let place = open.length - 1; place > 0; place -= 1) {
    const outer = open[place]?.tag ?? ''
    if (rule.border.has(outer)) return
    if (rule.ends.has(outer)) open.length = place
  }
}

function readTag(source: string, start: number): { element: HtmlElement; end: number; isClosed: boolean } {
  const name = /[^\s/>]*/y
  name.lastIndex = start + 1
  const tag = (name.exec(source)?.[0] ?? '').toLowerCase()
  const attributes = new Map<string, string>()
  let at = start + 1 + tag.length
  const part = /[\s/]*(?:([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)?/y
  for (;;) {
    part.lastIndex = at
    const found = part.exec(source)
    if (found === null || part.lastIndex === at) break
    at = part.lastIndex
    const [, key, double, single, bare] = found
    if (key === undefined) break
    const value = double ?? single ?? bare ?? ''
    const known = key.toLowerCase()
    if (!attributes.has(known)) attributes.set(known, decodeLetters(value))
  }
  const end = source.indexOf('>', at)
  const isClosed = source.charAt((end < 0 ? source.length : end) - 1) === '/'
  return { element: { tag, attributes, children: [] }, end: end < 0 ? source.length : end + 1, isClosed }
}

function endOfRaw(source: string, from: number, tag: string): { start: number; end: number } {
  const close = new RegExp(`</${tag}[\\s/>]`, 'gi')
  close.lastIndex = from
  const found = close.exec(source)
  if (found === null) return { start: source.length, end: source.length }
  const end = source.indexOf('>', found.index)
  return { start: found.index, end: end < 0 ? source.length : end + 1 }
}

const ofXml: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeLetters(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,30}));?/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) {
      if (Object.hasOwn(ofXml, name)) return ofXml[name] ?? whole
      return Object.hasOwn(namedLetters, name) ? (namedLetters[name] ?? whole) : whole
    }
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}
