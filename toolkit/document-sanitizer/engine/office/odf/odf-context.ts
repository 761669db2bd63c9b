import type { XmlDocument } from '../../xml/rules.ts'
import type { HidingStyles, OpenDocument } from './open-document.ts'

/** What the rules know while a part goes by. */
export type OdfContext = {
  document: OpenDocument
  /** The folder of the document that the part belongs to: empty, or `Object 1/`. */
  folder: string
  where: string
  hiding: HidingStyles
  /** The columns of the sheet that are hidden, first and last. */
  hiddenColumns: [number, number][]
  /** The next column of the sheet that a column or a cell is for. */
  column: number
  hidden: string[]
}

export type Odf = XmlDocument<OdfContext>

export function newContext(
  document: OpenDocument,
  folder: string,
  where: string,
  hiding: HidingStyles,
): OdfContext {
  return { document, folder, where, hiding, hiddenColumns: [], column: 0, hidden: [] }
}
