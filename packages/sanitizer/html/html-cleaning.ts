import type { Work } from '../contract.ts'
import { inOneLine } from '../images/in-words.ts'
import type { UnseenWords } from '../seen/why-unseen.ts'
import { type CssLook, lookWithin, pageLook, whyWordsUnseen } from './css-look.ts'
import { declarationsOf } from './declarations.ts'
import { goneElements, shownAttributes, shownElements, shownProperties } from './html-names.ts'
import type { HtmlElement, HtmlNode } from './read-html.ts'
import type { Declared, StyleSheet } from './style-sheet.ts'
import type { Styled } from './styled.ts'
import { styledIn } from './styled-tree.ts'

type Given = {
  sheet: StyleSheet
  /** Clean pictures, by the address that they had. */
  pictures: ReadonlyMap<string, string>
  work: Work
  words: UnseenWords
}

/** How it was drawn, and how it is drawn by what is left. */
type Looks = { before: CssLook; after: CssLook }

/** Takes a page apart and puts together what a reader sees of it. */
export class HtmlCleaning {
  readonly #sheet: StyleSheet
  readonly #pictures: ReadonlyMap<string, string>
  readonly #work: Work
  readonly #words: UnseenWords
  readonly #told = new Map<string, number>()
  #styled: ReadonlyMap<HtmlElement, Styled> = new Map()
  /** Whether colours have to go, because without the sheet some words would have that of their ground. */
  #losesColours = false

  constructor({ sheet, pictures, work, words }: Given) {
    this.#sheet = sheet
    this.#pictures = pictures
    this.#work = work
    this.#words = words
  }

  clean(root: HtmlElement): HtmlNode[] {
    this.#styled = styledIn(root)
    const nodes = this.#within(root, { before: pageLook, after: pageLook })
    return this.#losesColours ? withoutColours(nodes) : nodes
  }

  tell(): void {
    for (const [text, count] of this.#told)
      this.#work.findings.removed({ sort: 'hidden', text: count === 1 ? text : `${text} (${count} times)` })
  }

  #within(element: HtmlElement, looks: Looks): HtmlNode[] {
    return element.children.flatMap((child) => {
      if (typeof child === 'string') return this.#text(child, looks)
      const styled = this.#styled.get(child)
      return styled === undefined ? [] : this.#element(child, looks, styled)
    })
  }

  #text(text: string, { before, after }: Looks): HtmlNode[] {
    if (/^\s*$/.test(text)) return [text]
    const why = whyWordsUnseen(before)
    if (why !== undefined) {
      this.#words.add(why, text)
      if (this.#work.options.hidden !== 'keep') return []
    }
    if (why === undefined && whyWordsUnseen(after) !== undefined) this.#losesColours = true
    return [text]
  }

  #element(element: HtmlElement, outer: Looks, styled: Styled): HtmlNode[] {
    const { tag, attributes } = element
    if (goneElements.has(tag)) {
      if (tag === 'head') for (const child of element.children) if (isElement(child)) this.#tellGone(child)
      this.#tellGone(element)
      return []
    }
    const said = this.#saidOf(element, styled)
    const kept = keptOf(said, attributes)
    const looks = {
      before: lookWithin(outer.before, said),
      after: lookWithin(outer.after, { ...kept, ...groundOf(attributes) }),
    }
    if (tag === 'img') return this.#picture(element, looks.before)
    const children = this.#within(element, looks)
    if (!shownElements.has(tag)) return children
    // What held nothing but hidden words would leave an empty line.
    const isEmptied = children.length === 0 && element.children.length > 0
    if (isEmptied) return []
    const link = tag === 'a' ? this.#link(attributes.get('href')) : undefined
    return [{ tag, attributes: this.#attributes(element, kept, link), children }]
  }

  #saidOf({ tag, attributes }: HtmlElement, styled: Styled): Declared {
    const said: Record<string, string> = { ...groundOf(attributes) }
    const colour =
      tag === 'font' ? attributes.get('color') : tag === 'body' ? attributes.get('text') : undefined
    if (colour !== undefined) said.color = colour.trim().toLowerCase()
    Object.assign(said, this.#sheet.declaredFor(styled))
    if (attributes.has('hidden')) said.display = 'none'
    return said
  }

  #attributes({ attributes }: HtmlElement, kept: Declared, link: string | undefined): Map<string, string> {
    const clean = new Map<string, string>()
    for (const [name, value] of attributes) {
      if (shownAttributes.has(name) && /^[\w#%.,*\s-]{0,60}$/.test(value)) clean.set(name, value)
      else if (
        ['alt', 'title', 'aria-label', 'summary', 'placeholder'].includes(name) &&
        inOneLine(value) !== ''
      )
        this.#count(`Words that readers do not see (${name}): ${inOneLine(value)}, removed`)
      else if (/^on/.test(name)) this.#count('A script in an attribute, removed')
    }
    const style = Object.entries(kept).map(([name, value]) => `${name}: ${value}`)
    if (style.length > 0) clean.set('style', style.join('; '))
    if (link !== undefined) clean.set('href', link)
    return clean
  }

  /** What follows the question mark of a link tells, in mails, who got them. */
  #link(href: string | undefined): string | undefined {
    const address = (href ?? '').trim()
    if (address === '' || address.startsWith('#')) return undefined
    if (!/^https?:\/\/[\w.-]+(?:[:/?#]|$)/i.test(address)) {
      this.#count(`A link to ${inOneLine(address)}, removed; its words stay`)
      return undefined
    }
    const short = /^[^?#]*/.exec(address)?.[0] ?? ''
    if (short !== address)
      this.#work.findings.removed({
        sort: 'identifier',
        text: `What followed the address in a link, ${inOneLine(address.slice(short.length))}, removed: it can tell who got the file`,
      })
    this.#work.findings.kept({ text: `A link to ${inOneLine(short)} stays: readers can follow it` })
    return short
  }

  #picture(element: HtmlElement, look: CssLook): HtmlNode[] {
    const address = (element.attributes.get('src') ?? '').trim()
    const clean = this.#pictures.get(address)
    const isDot = ['width', 'height'].some((name) => /^[01](?:px)?$/.test(element.attributes.get(name) ?? ''))
    if (clean === undefined) {
      const words = isDot
        ? 'An unseen picture that tells when the file is opened'
        : /^cid:/i.test(address)
          ? 'A picture that is not with the page, or cannot be cleaned'
          : 'A picture fetched from elsewhere'
      if (address !== '') this.#count(`${words}: ${inOneLine(address)}, removed`)
      return []
    }
    const isUnseen = look.isGone || look.isInvisible || look.opacity < 0.04 || isDot
    if (isUnseen) {
      this.#work.findings.hidden({
        text: look.isUnsure
          ? 'A picture that some screens may show and others not'
          : 'A picture that is not shown',
      })
      if (this.#work.options.hidden !== 'keep') return []
    }
    const attributes = this.#attributes(element, keptOf({}, element.attributes), undefined)
    attributes.set('src', clean)
    return [{ tag: 'img', attributes, children: [] }]
  }

  #tellGone({ tag }: HtmlElement): void {
    if (tag === 'script') this.#count('A script, removed')
    else if (tag === 'style' || tag === 'link') this.#count('A style sheet, removed: the page looks plainer')
    else if (!['head', 'title', 'meta', 'base', 'xml', 'template'].includes(tag))
      this.#count(`Something that the page holds besides words (${tag.slice(0, 20)}), removed`)
  }

  #count(text: string): void {
    this.#told.set(text, (this.#told.get(text) ?? 0) + 1)
  }
}

function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string'
}

function groundOf(attributes: ReadonlyMap<string, string>): Record<string, string> {
  const ground = attributes.get('bgcolor')
  return {
    ...(ground === undefined ? {} : { 'background-color': ground.trim().toLowerCase() }),
    ...(attributes.has('background') ? { 'background-image': 'url()' } : {}),
  }
}

/** The declarations of its own that stay. Those that hide are not among them, so nothing can be hidden again. */
function keptOf(said: Declared, attributes: ReadonlyMap<string, string>): Declared {
  const style = attributes.get('style')
  if (style === undefined) return {}
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(declarationsOf(style))) {
    const isPlain = /^[\w\s.,%#()'"+-]{1,120}$/.test(value) && !/url|expression|var|-\d{3}/.test(value)
    if (shownProperties.has(name) && isPlain && !(name in said && said[name] !== value && name === 'color'))
      kept[name] = value
  }
  return kept
}

/** Black on white, when the colours that stay do not belong together any more. */
function withoutColours(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    const attributes = new Map(
      [...node.attributes].filter(([name]) => name !== 'bgcolor' && name !== 'color'),
    )
    const style = attributes.get('style')
    if (style !== undefined) {
      const rest = style.split(';').filter((one) => !/^\s*(?:background-)?color\s*:/.test(one))
      if (rest.length > 0) attributes.set('style', rest.join(';').trim())
      else attributes.delete('style')
    }
    return { ...node, attributes, children: withoutColours(node.children) }
  })
}
