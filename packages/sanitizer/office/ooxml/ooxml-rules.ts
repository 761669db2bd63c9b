import type { Rules } from '../../xml/rules.ts'
import { chartLeave, fillBefore } from '../chart-of-2007.ts'
import { namespaces } from './namespaces.ts'
import type { PartContext } from './part-context.ts'
import { dropsDeadElements, keepsAttribute } from './relation-rules.ts'
import { sharedRules } from './shared-rules.ts'
import { sheetFormulaRules } from './sheet-formulas.ts'
import { sheetRules } from './sheet-rules.ts'
import { slideRules } from './slide-rules.ts'
import { unlisted, unlistedAttribute, wordless } from './unlisted.ts'
import { valueRules } from './value-rules.ts'
import { vocabulary } from './vocabulary.ts'
import { keepsOther, wordRules } from './word-rules.ts'

/** One table for all parts: the names of the three vocabularies do not overlap. */
export const ooxmlRules: Rules<PartContext> = {
  namespaces,
  vocabulary,
  unlisted,
  unlistedAttribute,
  unprefixed: 'x',
  first(element, document) {
    if (document.context.office.isOf2007) fillBefore(element, document)
    return dropsDeadElements(element, document)
  },
  open: {
    ...sharedRules.open,
    ...slideRules.open,
    ...wordRules.open,
    ...sheetRules.open,
    ...valueRules.open,
  },
  close: {
    ...sharedRules.close,
    ...slideRules.close,
    ...wordRules.close,
    ...sheetRules.close,
    ...sheetFormulaRules,
  },
  leave: { ...slideRules.leave, ...wordRules.leave, ...sheetRules.leave, ...chartLeave },
  attributes: {
    ...sharedRules.attributes,
    ...slideRules.attributes,
    ...wordRules.attributes,
    ...sheetRules.attributes,
    ...valueRules.attributes,
  },
  text: {
    ...wordless,
    ...sharedRules.text,
    ...slideRules.text,
    ...wordRules.text,
    ...sheetRules.text,
    ...valueRules.text,
  },
  otherwise: keepsOther,
  otherAttribute: keepsAttribute,
}
