import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'

/** What the key of a piece can tell apart. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain }

/** Parts of the catalogue by their names. One language has them once, so that a part is known by what it is. */
export type PieceWords = Readonly<Record<string, object | string>>

export type ShownPiece<Props, Words extends PieceWords = PieceWords> = {
  /** The element around it. Its attributes are not remembered. */
  element: 'details' | 'div' | 'footer' | 'li' | 'nav' | 'ul'
  attributes?: Readonly<Record<string, string | boolean | undefined>>
  /** Shows its properties and words and nothing else: neither an answer of a loader nor the address reaches it on the server. */
  of: ComponentType<Props & { words: Words }>
  props: Props
  words: Words
  /** What it is made from: what is public of reports is forgotten when that changes. */
  about: 'frame' | 'reports'
}

/** HTML as the bytes that are sent. Most of a page is pieces, and this is made of each once. */
export type PieceBytes = Buffer<ArrayBuffer>

/** What the server remembers of them, by keys that say everything they show. */
export type PieceStore = {
  /** What a component or a part of the catalogue is called in keys. */
  numberOf(thing: object): number
  find(about: ShownPiece<object>['about'], key: string): PieceBytes | null
  /** Call before rendering, and hand the answer to `keep`: what was made from something that changed meanwhile is not kept. */
  generation(): number
  keep(generation: number, piece: { about: ShownPiece<object>['about']; key: string; html: PieceBytes }): void
}

/** How the server writes pieces. Without one, as in a browser, each is made as it is. */
export type PieceWriter = {
  write<Props extends object, Words extends PieceWords>(piece: ShownPiece<Props, Words>): ReactNode
}

export const PiecesOfPage = createContext<PieceWriter | null>(null)

/**
 * A part of a page that many pages have as it is (decision 311). The server makes its HTML once and remembers it; a browser takes over what
 * is there, as from any other part. It must begin and end with an element.
 */
export function Piece<Props extends { readonly [Name in keyof Props]: Plain }, Words extends PieceWords>(
  piece: ShownPiece<Props, Words>,
) {
  const writer = useContext(PiecesOfPage)
  return writer ? writer.write(piece) : createElement(piece.element, piece.attributes, contentOf(piece))
}

export function contentOf<Props extends object, Words extends PieceWords>({
  of: Content,
  props,
  words,
}: ShownPiece<Props, Words>): ReactNode {
  return <Content {...props} words={words} />
}
