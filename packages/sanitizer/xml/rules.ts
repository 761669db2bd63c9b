import type { Fate, Piece } from './piece.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { XmlElement } from './xml-element.ts'

/** A document while it is rewritten; the rules act on it. */
export type XmlDocument<Context> = {
  readonly context: Context
  /** The elements that are open, the innermost last, without what was unwrapped. */
  readonly innermost: XmlElement | undefined
  /** Puts something of ours at the end of the result as it is now. */
  put(pieces: readonly (string | Piece)[]): void
  /** Takes everything since the element started out of the result, its tag too. */
  takeOut(element: XmlElement): (string | Piece)[]
  /** What is in the result since the element started. */
  since(element: XmlElement): (string | Piece)[]
  /** Drops an element that is about to end. */
  drop(element: XmlElement): void
  /** Leaves an element's tags out, and what is in it where it is; only for one that is about to end. */
  unwrap(element: XmlElement): void
  /** From inside of what is dropped no word may come: when there is one, the file is not cleaned. */
  refuseWords(): void
  textSince(element: XmlElement): string
  /** While something is held back, nothing is turned into bytes, so that it can still change. */
  holdBack(): void
  letGo(): void
  uriOf(prefix: string): string | undefined
  prefixFor(uri: string): string | undefined
  isUsed(prefix: string): boolean
}

export type OpenRule<Context> = Fate | ((element: XmlElement, document: XmlDocument<Context>) => Fate)
export type CloseRule<Context> = (element: XmlElement, document: XmlDocument<Context>) => void
export type AttributeRule<Context> =
  | 'drop'
  | ((value: string, element: XmlElement, document: XmlDocument<Context>) => string | Piece | undefined)
export type TextRule<Context> = (
  text: string,
  element: XmlElement,
  document: XmlDocument<Context>,
) => string | Piece

/**
 * What is done with a document, by name. Names are written with the prefixes of `namespaces`, whatever prefix the file itself uses:
 * `w:del` for an element, `w:p@w:rsidR` for an attribute of it, `@w:rsidR` for an attribute wherever it is.
 */
export type Rules<Context> = {
  /** The namespaces that are known; what is in another is dropped. */
  namespaces: ReadonlyMap<string, string>
  /** The one of them that is written without a prefix. */
  unprefixed?: string
  /** The elements and attributes that may stay; without it, all of the known namespaces. What a rule names is in it by that. */
  vocabulary?: Vocabulary
  /** What happens to an element of a known namespace that is not listed; by default it is dropped. */
  unlisted?: (element: XmlElement, document: XmlDocument<Context>) => Fate
  /** Told of an attribute of a known namespace, or of none, that is not listed, and goes; once for tags of the same letters. */
  unlistedAttribute?: (key: string, element: string) => void
  /** Asked of every known element before the tables; undefined when it has no opinion. */
  first?: (element: XmlElement, document: XmlDocument<Context>) => Fate | undefined
  open: Readonly<Record<string, OpenRule<Context>>>
  /** What has a rule here may still be dropped when it ends, so it is held back until then. */
  close: Readonly<Record<string, CloseRule<Context>>>
  /** Told when an element ends, which can no longer be dropped by then. */
  leave?: Readonly<Record<string, CloseRule<Context>>>
  attributes: Readonly<Record<string, AttributeRule<Context>>>
  text: Readonly<Record<string, TextRule<Context>>>
  /** Asked of every element that no rule of `open` names. */
  otherwise?: (element: XmlElement, document: XmlDocument<Context>) => Fate
  /** Attributes to add to an element that stays, as they are written; empty for nearly all. */
  added?: (element: XmlElement, document: XmlDocument<Context>) => string
  /** Asked of every attribute that no rule names. */
  otherAttribute?: (
    attribute: { key: string; value: string },
    element: XmlElement,
    document: XmlDocument<Context>,
  ) => string | Piece | undefined
}
