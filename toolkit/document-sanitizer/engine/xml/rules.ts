import type { XmlDocument } from './rewrite-xml.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { XmlElement } from './xml-element.ts'

/** What becomes of an element: as it is, gone with all that is in it, or gone with all that is in it left. */
export type Fate = 'keep' | 'drop' | 'unwrap'

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

/** A piece of the result that is settled later. */
export type Piece = {
  write(): string
  /** The text that it would be, for looking at it without settling anything. */
  text?: string
}

/**
 * What is done with a document, by name. Names are written with the prefixes of `namespaces`, whatever prefix the file itself uses:
 * `w:del` for an element, `w:p@w:rsidR` for an attribute of it, `@w:rsidR` for an attribute wherever it stands.
 */
export type Rules<Context> = {
  /** The namespaces that are known; what is in another is dropped. */
  namespaces: ReadonlyMap<string, string>
  /** The one of them that is written without a prefix. */
  unprefixed?: string
  /** The elements and attributes that may stay; without it, all of the known namespaces. What a rule names is in it by that. */
  vocabulary?: Vocabulary
  /** What becomes of an element of a known namespace that is not listed; it is dropped when nobody says. */
  unlisted?: (element: XmlElement, document: XmlDocument<Context>) => Fate
  /** Told of an attribute of a known namespace, or of none, that is not listed, and goes. */
  unlistedAttribute?: (key: string, element: XmlElement) => void
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
  /** Asked of every attribute that no rule names. */
  otherAttribute?: (
    attribute: { key: string; value: string },
    element: XmlElement,
    document: XmlDocument<Context>,
  ) => string | Piece | undefined
}
