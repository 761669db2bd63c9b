import { type Look, UnseenWords } from '../../seen/why-unseen.ts'
import type { Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import type { OdfLooks } from './odf-looks.ts'
import type { OdfReach } from './odf-reach.ts'
import type { HidingStyles, OpenDocument } from './open-document.ts'
import type { Overview } from './read-document.ts'
import { unseenShapesOf } from './unseen-shapes.ts'

/** What the rules know while a part goes by. */
export type OdfContext = {
  document: OpenDocument
  /** The folder of the document that the part belongs to: empty, or `Object 1/`. */
  folder: string
  where: string
  hiding: HidingStyles
  looks: OdfLooks
  reach: OdfReach
  page: Overview['page']
  /** The columns of the sheet that are hidden, first and last, and those whose cells have a style. */
  hiddenColumns: [number, number][]
  columnStyles: [first: number, last: number, style: string][]
  /** The next column of the sheet that a column or a cell is for. */
  column: number
  hidden: string[]
  /** What a paragraph has from the element that it is in: of the last one that was asked for. */
  within: { parent: XmlElement | undefined; look: Look } | undefined
  /** What is not seen and was not told yet. */
  unseen: UnseenWords
  /** Of each slide, what is beside it or covered; and the slide and the shape that go by. */
  unseenShapes: Map<number, string>[]
  slide: number
  shape: number
  /** What names of styles become. */
  plainStyles: Map<string, string | Piece>
}

export type Odf = XmlDocument<OdfContext>

export function newContext(
  document: OpenDocument,
  folder: string,
  where: string,
  overview: Overview,
): OdfContext {
  const { hiding, looks, reach, page } = overview
  return {
    document,
    folder,
    where,
    hiding,
    looks,
    reach,
    page,
    hiddenColumns: [],
    columnStyles: [],
    column: 0,
    hidden: [],
    within: undefined,
    unseen: new UnseenWords(),
    unseenShapes: unseenShapesOf(overview),
    slide: -1,
    shape: 0,
    plainStyles: new Map(),
  }
}
