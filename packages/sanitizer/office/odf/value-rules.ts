import type { Piece } from '../../xml/piece.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import type { Odf } from './odf-context.ts'
import { oldMeanings } from './old-meanings.ts'
import { plainStyle } from './style-names.ts'
import { keepsFormula, leansOnOthers } from './table-rules.ts'
import { type OdfRules, plainId } from './text-rules.ts'

/** What programs call the rows of numbers under pictures and tables, their layers and their indexes. */
const ofPrograms = new Set(
  `Illustration Table Text Drawing Figure User-Defined layout background backgroundobjects controls measurelines ()`.split(
    ' ',
  ),
)

function plainUnlessOfProgram(value: string, element: XmlElement, document: Odf): string | Piece {
  return ofPrograms.has(value) || value === '' ? value : plainId(value, element, document)
}

/** Shapes of the programs have names; that of any other is said by its path alone. */
function shapeType(value: string): string {
  const isKnown = /^(?:ooxml-[a-zA-Z\d]{1,40}|mso-spt\d{1,3}|[a-z\d-]{1,40})$/.test(value)
  return isKnown && !/^col-/.test(value) ? value : 'non-primitive'
}

/** `id.begin`: when something moves, told by what moves before it. */
function plainMoment(value: string, element: XmlElement, document: Odf): string | Piece {
  const parts = value.split(';').map((one) => {
    const [, id, event] = /^\s*([^.+\s]+)(\.[a-z].*)$/i.exec(one) ?? []
    if (id === undefined || !/[a-z_]/i.test(id)) return one
    const piece = plainId(id, element, document)
    return { write: () => piece.write() + event }
  })
  return { write: () => parts.map((part) => (typeof part === 'string' ? part : part.write())).join(';') }
}

/** Tables in a text have names that no one sees; those of sheets are seen. */
function tableName(value: string, element: XmlElement, document: Odf): string | Piece {
  if (!document.context.document.isText || element.parent?.key.startsWith('chart:')) return value
  return { write: () => document.context.document.plainTable(value) }
}

/** `Table.A1:Table.B2`, `<Table.A1>`: each name before a dot, when it is that of a table in a text. */
function plainReference(value: string, _element: XmlElement, document: Odf): string | Piece | undefined {
  const { document: file } = document.context
  if (leansOnOthers(value, document)) return undefined
  if (!file.isText) return value
  return {
    write: () =>
      value.replace(/'(?:[^']|'')*'?|[^\s<>:;$.'|]+/g, (name, place: number) =>
        /^\.\$?[A-Z]/.test(value.slice(place + name.length, place + name.length + 3))
          ? file.knownTable(name)
          : name,
      ),
  }
}

function plainTables(value: string, _element: XmlElement, document: Odf): string | Piece | undefined {
  const { document: file } = document.context
  const isName = file.isText && !/[.\s]/.test(value)
  return isName ? { write: () => file.knownTable(value) } : plainReference(value, _element, document)
}

function plainFormula(value: string, element: XmlElement, document: Odf): string | Piece | undefined {
  const kept = keepsFormula(value, element, document)
  return kept === undefined ? undefined : plainReference(kept, element, document)
}

/** What a control was given to begin with, unless that is what it shows. */
function firstValue(value: string, element: XmlElement): string | undefined {
  const isShown = shownFirst.has(element.key) && attributeOf(element, 'form:current-value') === undefined
  return isShown ? value : undefined
}

const shownFirst = new Set(
  'form:text form:textarea form:formatted-text form:number form:date form:time form:combobox'.split(' '),
)

const references =
  `table:cell-range-address chart:values-cell-range-address chart:label-cell-address chart:error-upper-range chart:error-lower-range
  table:base-cell-address style:base-cell-address calcext:base-cell-address calcext:cell-address calcext:data-range
  calcext:target-range-address calcext:value table:print-ranges form:linked-cell table:end-cell-address
  table:condition-source-range-address table:label-cell-range-address table:data-cell-range-address`.split(
    /\s+/,
  )

/** Attributes whose value the maker of the document chooses, and what happens to it. Everything else is chosen from lists, or a number. */
export const valueRules = {
  attributes: {
    '@text:name': plainId,
    'text:sequence-decl@text:name': plainUnlessOfProgram,
    'text:sequence@text:name': plainUnlessOfProgram,
    '@text:caption-sequence-name': plainUnlessOfProgram,
    '@text:index-name': plainUnlessOfProgram,
    'text:sequence@text:ref-name': plainId,
    'text:sequence-ref@text:ref-name': plainId,
    'text:note-ref@text:ref-name': plainId,
    'draw:layer@draw:name': plainUnlessOfProgram,
    '@draw:layer': plainUnlessOfProgram,
    '@draw:engine': 'drop',
    ...oldMeanings,
    'draw:enhanced-geometry@draw:type': shapeType,
    '@presentation:name': plainId,
    '@presentation:use-header-name': plainId,
    '@presentation:use-footer-name': plainId,
    '@presentation:use-date-time-name': plainId,
    '@smil:begin': plainMoment,
    '@smil:end': plainMoment,
    '@anim:id': plainId,
    '@calcext:id': plainId,
    '@number:title': 'drop',
    '@style:filter-name': 'drop',
    '@form:title': 'drop',
    '@form:image-data': 'drop',
    '@form:validation': 'drop',
    '@form:value': firstValue,
    '@table:formula': plainFormula,
    'table:table@table:name': tableName,
    'table:table-template@table:name': plainStyle,
    'table:content-validation@table:name': plainId,
    '@table:content-validation-name': plainId,
    '@draw:notify-on-update-of-ranges': plainTables,
    ...Object.fromEntries(references.map((name) => [`@${name}`, plainReference])),
  },
} satisfies Pick<OdfRules, 'attributes'>
