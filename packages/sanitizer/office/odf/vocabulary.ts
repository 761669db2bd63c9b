import { Vocabulary } from '../../xml/vocabulary.ts'
import { attributeNames, mathAttributes } from './names/attribute-names.ts'
import * as names from './names/element-names.ts'

const { goneOf } = names

/** What a clean OpenDocument file may be written in. */
export const vocabulary = new Vocabulary(
  [
    { prefix: 'office', listed: names.officeElements, gone: goneOf.office },
    { prefix: 'text', listed: names.textElements, gone: goneOf.text },
    { prefix: 'table', listed: names.tableElements, gone: goneOf.table },
    { prefix: 'style', listed: names.styleElements },
    { prefix: 'number', listed: names.numberElements },
    { prefix: 'draw', listed: names.drawElements, gone: goneOf.draw },
    { prefix: 'presentation', listed: names.slideElements, gone: goneOf.presentation },
    { prefix: 'anim', listed: names.motionElements, gone: goneOf.anim },
    { prefix: 'chart', listed: names.chartElements },
    { prefix: 'dr3d', listed: names.solidElements },
    { prefix: 'form', listed: names.formElements, gone: goneOf.form },
    { prefix: 'math', listed: `${names.mathElements} : ${mathAttributes}` },
    { prefix: 'svg', listed: names.pictureElements, gone: goneOf.svg },
    { prefix: 'calcext', listed: names.calcElements },
    {
      prefix: 'loext',
      listed: 'table-protection char-complex-color graphic-properties data-table p page-name',
    },
    { prefix: 'chartooo', listed: 'coordinate-region date-scale' },
    { prefix: 'field', listed: 'fieldmark fieldmark-start fieldmark-end' },
  ],
  attributeNames,
)

/** What the standard itself has. What a program adds in others, a reader that does not know it leaves out. */
export const standardPrefixes: ReadonlySet<string> = new Set(
  'office text table style number draw presentation chart dr3d form'.split(' '),
)
