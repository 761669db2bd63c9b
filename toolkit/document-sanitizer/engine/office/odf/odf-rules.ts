import type { Rules } from '../../xml/rules.ts'
import { drawingRules, pointsInside } from './drawing-rules.ts'
import { namespaces } from './namespaces.ts'
import type { OdfContext } from './odf-context.ts'
import { tableRules } from './table-rules.ts'
import { textRules } from './text-rules.ts'

/** One table for the content and the styles of all kinds of OpenDocument. */
export const odfRules: Rules<OdfContext> = {
  namespaces,
  first: pointsInside,
  open: { ...textRules.open, ...tableRules.open, ...drawingRules.open },
  close: { ...textRules.close, ...tableRules.close, ...drawingRules.close },
  attributes: { ...textRules.attributes, ...tableRules.attributes, ...drawingRules.attributes },
  text: {},
}
