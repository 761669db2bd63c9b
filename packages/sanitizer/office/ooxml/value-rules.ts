import type { Fate, Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { builtInTableStyles } from './names/table-style-ids.ts'
import type { PartContext, PartRules } from './part-context.ts'
import { plainShapeStyle } from './shape-style.ts'
import { forEach, plainId } from './shared-rules.ts'
import { leansOnOthers } from './sheet-rules.ts'

type Document = XmlDocument<PartContext>

/** The names that people give to looks of cells, tables and slides; those of the programs say nothing. */
const ofPrograms = {
  tableStyle: /^(?:Table|Pivot|Slicer|Timeline)Style(?:Light|Medium|Dark|Other)\d{1,2}$/,
  slideStyle: /^(?:(?:Themed|Light|Medium|Dark) Style \d(?: - Accent \d)?|No Style, (?:No|Table) Grid)$/,
}

function tableStyle(value: string, _element: XmlElement, { context }: Document): string | Piece {
  if (value === '' || ofPrograms.tableStyle.test(value)) return value
  return { write: () => context.office.plainName('Table Style ', value) }
}

function cellStyle(value: string, element: XmlElement, { context }: Document): string | Piece {
  if (attributeOf(element, 'builtinId') !== undefined) return value
  return { write: () => context.office.plainName('Cell Style ', value) }
}

function slideStyleName(value: string): string {
  return ofPrograms.slideStyle.test(value) ? value : 'Table Style'
}

/** The id of a look of tables, in an attribute or as text. */
function slideStyleId(value: string, element: XmlElement, document: Document): string | Piece {
  const id = value.trim().toUpperCase()
  return builtInTableStyles.has(id.slice(1, -1)) ? value : plainId(value.trim(), element, document)
}

/** Numbers that programs draw by chance are counted again, those of each sort together. */
function numberOf(sort: string) {
  return (value: string, _element: XmlElement, { context }: Document): Piece => ({
    write: () => context.office.plainName('', `${sort} ${value}`),
  })
}

/** Where lines and columns of a chart meet. */
const axisNumber = numberOf('axis')
const drawingNumber = numberOf('drawing')
/** Of letters that are fitted together. */
const fittedNumber = numberOf('letters')

function drawingName(id: string, element: XmlElement, document: Document): Piece {
  const number = drawingNumber(id, element, document)
  return { write: () => `Object ${number.write()}` }
}

/** The ids of old drawings, as the programs count them; others tell what a person, or another program, called a shape. */
function shapeId(value: string, _element: XmlElement, { context }: Document): string | Piece {
  if (/^#?_x0000_[a-z]+\d+$/.test(value)) return value
  const mark = value.startsWith('#') ? '#' : ''
  return { write: () => mark + context.office.plainName('shape', value.slice(mark.length)) }
}

function officeName(value: string): string | undefined {
  return /^urn:(?:microsoft\.com|diagrams\.loki3\.com)\/[\w/.+#-]{1,120}$/.test(value) ? value : undefined
}

/** A macro is gone, and its name with it; the attribute has to be there. */
const noMacro = () => ''

/** What a form was filled with before anyone wrote into it. */
function keepsDefault(element: XmlElement): Fate {
  return element.parent?.key === 'w:textInput' ? 'drop' : 'keep'
}

function placeInside(value: string, _element: XmlElement, { context }: Document): string | undefined {
  return leansOnOthers(value) || context.office.book?.isForbidden(value) ? undefined : value
}

const oldShapes = 'shape rect oval line group roundrect polyline arc curve image shapetype background'
  .split(' ')
  .map((name) => `v:${name}`)
const framed = ['xdr', 'cdr'].flatMap((prefix) =>
  ['sp', 'cxnSp', 'graphicFrame', 'pic'].map((name) => `${prefix}:${name}`),
)

/** Attributes whose value the maker of the document chooses, and what happens to it. Everything else is chosen from lists, or a number. */
export const valueRules = {
  open: { 'w:default': keepsDefault },
  attributes: {
    ...forEach(framed, { macro: noMacro, textlink: placeInside }),
    ...forEach(['p:snd', 'a:snd', 'a:cont', 'a:effectDag'], { name: 'drop' as const }),
    ...forEach(['a:hlinkClick', 'a:hlinkHover', 'a:hlinkMouseOver'], {
      invalidUrl: 'drop' as const,
      tgtFrame: 'drop' as const,
    }),
    ...forEach(['x:dataValidations', 'x14:dataValidations'], { count: 'drop' as const }),
    'x:sortCondition@customList': 'drop',
    'x:cellStyle@name': cellStyle,
    ...forEach(['x:table', 'x:tableColumn'], {
      headerRowCellStyle: 'drop' as const,
      dataCellStyle: 'drop' as const,
      totalsRowCellStyle: 'drop' as const,
    }),
    ...forEach(['x:tableStyle', 'x:tableStyleInfo'], { name: tableStyle }),
    ...forEach(['x:tableStyles'], { defaultTableStyle: tableStyle, defaultPivotStyle: tableStyle }),
    // What a link was called before its cell was written again.
    'x:hyperlink@display': 'drop',
    'x:hyperlink@location': placeInside,
    'x14:cfRule@id': plainId,
    ...forEach(['a:tblStyle', 'a:tableStyle'], { styleId: slideStyleId, styleName: slideStyleName }),
    'a:tblStyleLst@def': slideStyleId,
    'a:dgm@id': plainId,
    'wp:docPr@id': drawingNumber,
    'wp:docPr@name': (_value, element, document) =>
      drawingName(attributeOf(element, 'id') ?? '', element, document),
    'w:fitText@w:id': fittedNumber,
    'w:eastAsianLayout@w:id': fittedNumber,
    'c:axId@val': axisNumber,
    'c:crossAx@val': axisNumber,
    ...forEach(['dgm:layoutDef', 'dgm:colorsDef', 'dgm:styleDef'], {
      uniqueId: officeName,
      defStyle: officeName,
    }),
    ...forEach(['dgm:prSet'], { loTypeId: officeName, qsTypeId: officeName, csTypeId: officeName }),
    'dgm:cxn@presId': officeName,
    ...forEach(oldShapes, {
      style: plainShapeStyle,
      type: shapeId,
      class: 'drop' as const,
      target: 'drop' as const,
      // A whole document, as it was when the formula was written.
      equationxml: 'drop' as const,
    }),
    ...forEach(['v:shapetype', 'v:background'], { id: shapeId }),
    ...forEach(['v:textbox', 'v:textpath'], { style: plainShapeStyle }),
    ...forEach(['v:imagedata'], { 'o:movie': 'drop' as const }),
  },
  text: { 'a:tableStyleId': slideStyleId, 'x14:id': plainId },
} satisfies Pick<PartRules, 'open' | 'attributes' | 'text'>
