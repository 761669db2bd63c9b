import { type CssLook, lookWithin, pageLook, plainLook, whyWordsUnseen } from '../../html/css-look.ts'
import type { Declared, StyleSheet } from '../../html/style-sheet.ts'
import { classesIn, type Styled } from '../../html/styled.ts'
import { white } from '../../seen/colours.ts'
import { mayBeUnseen, UnseenWords } from '../../seen/why-unseen.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import type { Book } from './book.ts'
import { localName, type PageTree } from './page-tree.ts'

/** How the words of one page of a book are drawn, by the sheets that it has and asks for. */
export class PageLooks {
  readonly words = new UnseenWords()
  readonly #book: Book
  readonly #path: string
  readonly #sheet: StyleSheet
  readonly #looks = new WeakMap<XmlElement, CssLook>()
  readonly #styled = new WeakMap<XmlElement, Styled>()
  readonly #tree: PageTree
  #met = 0

  /** @param tree the whole page, which has no elements where no sheet says anything */
  constructor(book: Book, path: string, tree: PageTree) {
    this.#book = book
    this.#path = path
    this.#tree = tree
    this.#sheet = book.sheets.of(tree.sheets, path)
  }

  /** Whether what stays is drawn by what goes beside it. */
  get hasNeighbours(): boolean {
    return this.#sheet.hasNeighbours
  }

  /** Has to be told of each element of the page, also of those that go, in their order. */
  meet(element: XmlElement): void {
    const styled = this.#tree.elements[this.#met]
    this.#met += 1
    if (styled !== undefined && styled.tag === localName(element.key)) this.#styled.set(element, styled)
  }

  isGone(element: XmlElement): boolean {
    const look = this.#lookOf(element)
    return look.isGone || look.isInvisible
  }

  /** Whether some readers may see it all the same. */
  isUnsure(element: XmlElement): boolean {
    return this.#lookOf(element).isUnsure
  }

  /** The words as far as a reader sees them. */
  seen(text: string, element: XmlElement): string {
    if (text.trim() === '' || !isInBody(element)) return text
    const drawn = this.#lookOf(element)
    const why = whyWordsUnseen(drawn)
    const look = plainLook(drawn)
    if (why === undefined) {
      if (mayBeUnseen(look, white))
        this.#book.report.kept(
          'White text stays. Where the ground is white, readers do not see it, but they can search and copy it.',
          this.#path,
        )
      return text
    }
    this.words.add(why, text)
    return this.#book.dropsHidden ? '' : text
  }

  tell(): void {
    for (const text of this.words.take()) this.#book.work.findings.hidden({ text, where: this.#path })
  }

  #lookOf(element: XmlElement): CssLook {
    const known = this.#looks.get(element)
    if (known !== undefined) return known
    const outer = element.parent === undefined ? pageLook : this.#lookOf(element.parent)
    const look = lookWithin(outer, this.#saidOf(element))
    this.#looks.set(element, look)
    return look
  }

  #saidOf(element: XmlElement): Declared {
    const styled = this.#styledOf(element)
    const isPlain = this.#sheet.isEmpty && styled.style === ''
    const said: Record<string, string> = isPlain ? {} : { ...this.#sheet.declaredFor(styled) }
    const colour = attributeOf(element, 'color')
    const ground = attributeOf(element, 'bgcolor')
    if (colour !== undefined && styled.tag === 'font') said.color = colour.toLowerCase()
    if (ground !== undefined) said['background-color'] ??= ground.toLowerCase()
    if (attributeOf(element, 'hidden') !== undefined) said.display = 'none'
    return said
  }

  #styledOf(element: XmlElement): Styled {
    const known = this.#styled.get(element)
    if (known !== undefined) return known
    // What is beside it and in it is not known then.
    const styled = {
      tag: localName(element.key),
      id: attributeOf(element, 'id') ?? '',
      classes: classesIn(attributeOf(element, 'class')),
      style: attributeOf(element, 'style') ?? '',
      outer: element.parent && this.#styledOf(element.parent),
      attribute: (name: string) => attributeOf(element, name),
    }
    this.#styled.set(element, styled)
    return styled
  }
}

function isInBody(element: XmlElement): boolean {
  for (let outer: XmlElement | undefined = element; outer !== undefined; outer = outer.parent) {
    if (outer.key === 'h:body') return true
    if (outer.key === 'h:head' || outer.key.startsWith('svg:')) return false
  }
  return false
}
