import type { Rules } from '../../xml/rules.ts'
import { drawingRules, pointsInside } from './drawing-rules.ts'
import { namespaces } from './namespaces.ts'
import type { OdfContext } from './odf-context.ts'
import { odfUnseenRules } from './odf-unseen.ts'
import { addedMeaning } from './old-meanings.ts'
import { styleNameRules, styleReachRules } from './style-names.ts'
import { tableRules } from './table-rules.ts'
import { textRules } from './text-rules.ts'
import { formFieldRules, unlisted, unlistedAttribute } from './unlisted.ts'
import { valueRules } from './value-rules.ts'
import { vocabulary } from './vocabulary.ts'

/** One table for the content and the styles of all kinds of OpenDocument. */
export const odfRules: Rules<OdfContext> = {
  namespaces,
  vocabulary,
  unlisted,
  unlistedAttribute,
  first: pointsInside,
  added: addedMeaning,
  open: {
    ...textRules.open,
    ...tableRules.open,
    ...drawingRules.open,
    ...odfUnseenRules.open,
    ...styleReachRules,
    ...formFieldRules,
  },
  close: { ...textRules.close, ...tableRules.close, ...drawingRules.close, ...odfUnseenRules.close },
  leave: odfUnseenRules.leave,
  attributes: {
    ...styleNameRules,
    ...textRules.attributes,
    ...tableRules.attributes,
    ...drawingRules.attributes,
    ...valueRules.attributes,
    'field:param@field:name': (value) => value,
    'field:param@field:value': (value) => value,
  },
  text: { ...odfUnseenRules.text, 'math:annotation': (text) => text.replace(/%%.*/g, '') },
}
