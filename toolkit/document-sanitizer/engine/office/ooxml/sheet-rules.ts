import type { Fate, Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { around, attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { dropsHidden, isOn, type PartContext, type PartRules, shorten, tellHidden } from './part-context.ts'
import { forEach } from './shared-rules.ts'

type Document = XmlDocument<PartContext>

const partsThatGo =
  `x:fileVersion x:fileSharing x:workbookProtection x:externalReferences x:customWorkbookViews x:pivotCaches x:fileRecoveryPr
  x:smartTagPr x:smartTagTypes x:webPublishing x:webPublishObjects x:functionGroups x:sheetProtection x:protectedRanges
  x:scenarios x:customSheetViews x:customProperties x:cellWatches x:smartTags x:legacyDrawing x:oleObjects x:controls
  x:webPublishItems x:dataConsolidate x:singleXmlCells x:xmlColumnPr x:pivotTableDefinition`.split(/\s+/)

/** Whether a sheet of the workbook stays; the names and the places of the others were read before. */
function keepsSheet(element: XmlElement, { context }: Document): Fate {
  const id = attributeOf(element, 'r:id') ?? ''
  const target = context.part.relations.get(id)?.target.toLowerCase() ?? ''
  return context.office.removed.has(target) ? 'drop' : 'keep'
}

function keepsName(element: XmlElement, { context }: Document): Fate {
  const { book } = context.office
  const isGone = book?.isForbiddenName(attributeOf(element, 'name') ?? '') ?? false
  const sheet = attributeOf(element, 'localSheetId')
  return isGone || (sheet !== undefined && book?.placeOf(Number(sheet)) === undefined) ? 'drop' : 'keep'
}

function startRow(element: XmlElement): Fate {
  if (element.attributes.some(({ key, value }) => key === 'hidden' && isOn(value)))
    element.notes.add('hidden')
  return 'keep'
}

function readColumn(element: XmlElement, { context }: Document): Fate {
  const hidden = attributeOf(element, 'hidden')
  if (hidden !== undefined && isOn(hidden)) {
    context.hiddenColumns.push([Number(attributeOf(element, 'min')), Number(attributeOf(element, 'max'))])
  }
  return 'keep'
}

/** A cell in a hidden row or column goes; the row and column stay hidden, so that the sheet looks the same. */
function startCell(element: XmlElement, { context }: Document): Fate {
  const row = around(element, 'x:row')
  const column = columnOf(attributeOf(element, 'r') ?? '')
  const isHidden =
    row?.notes.has('hidden') ||
    context.hiddenColumns.some(([first, last]) => column >= first && column <= last)
  if (isHidden) {
    element.notes.add('hidden')
    if (attributeOf(element, 't') === 's') element.notes.add('shared')
  }
  return 'keep'
}

function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

function endCell(element: XmlElement, document: Document): void {
  const { context } = document
  if (!element.notes.has('hidden')) return
  const text = document.textSince(element)
  const shown = element.notes.has('shared')
    ? context.office.book?.stringAt(Number(text.split(' ').at(-1)))
    : text
  if (shown !== undefined && shown !== '') context.hidden.push(shown)
  if (dropsHidden(context)) document.drop(element)
}

function endSheetData(_element: XmlElement, { context }: Document): void {
  if (context.hidden.length > 0)
    tellHidden(context, `Hidden rows or columns: ${shorten(context.hidden.join(', '))}`)
  context.hidden.length = 0
}

/** The number of a shared string: it is needed only when its cell is. */
function useString(text: string, element: XmlElement, { context }: Document): string | Piece {
  const cell = element.parent
  if (cell === undefined || attributeOf(cell, 't') !== 's') return text
  if (cell.notes.has('hidden') && dropsHidden(context)) return text
  const { book } = context.office
  return {
    write() {
      book?.used.add(Number(text))
      return text
    },
    text,
  }
}

/** A formula that leans on what is gone becomes the value that it last had. */
function endFormula(element: XmlElement, document: Document): void {
  const { context } = document
  const text = document.textSince(element)
  const shared = attributeOf(element, 't') === 'shared' ? attributeOf(element, 'si') : undefined
  const isGone = leansOnOthers(text) || (context.office.book?.isForbidden(text) ?? false)
  if (isGone && shared !== undefined) context.goneFormulas.add(shared)
  if (isGone || (shared !== undefined && context.goneFormulas.has(shared))) {
    document.drop(element)
    context.office.report.removed(
      'path',
      (count) =>
        `${count} ${count === 1 ? 'formula' : 'formulas'} that pointed outside this file or to what was hidden, replaced by the value shown.`,
      context.part.path,
    )
  }
}

export function leansOnOthers(formula: string): boolean {
  return (
    /(?<![\w\]])\[\d+\]|file:|\\\\|[a-z]:\\|WEBSERVICE\(|DDE/i.test(formula) ||
    formula.split('!').slice(0, -1).some(namesFile)
  )
}

/** Another file is named in square brackets before the sheet, within the same quotes or brackets. */
function namesFile(before: string): boolean {
  const name = before.endsWith("'") ? before.slice(0, -1) : before
  const own = name.split(/['()]/).at(-1) ?? ''
  const open = own.indexOf('[')
  return open >= 0 && own.indexOf(']', open + 2) > 0
}

/** Strings of cells that are gone would still be in the list of all strings. */
function endString(element: XmlElement, document: Document): void {
  const { book } = document.context.office
  if (book === undefined || element.parent?.key !== 'x:sst') return
  const place = book.passed
  book.passed += 1
  if (!book.used.has(place)) {
    document.drop(element)
    document.put(['<si><t/></si>'])
  }
}

/** Excel: hidden sheets, rows, columns and names out when they are to be, and everything that ties a book to others. */
export const sheetRules = {
  open: {
    ...Object.fromEntries(partsThatGo.map((name) => [name, 'drop' as const])),
    'x:sheet': keepsSheet,
    'x:definedName': keepsName,
    'x:row': startRow,
    'x:col': readColumn,
    'x:c': startCell,
    'x:rPh': 'drop',
  },
  close: {
    'x:c': endCell,
    'x:f': endFormula,
    'x:si': endString,
    'x:hyperlinks': dropEmpty,
    'x:tableParts': dropEmpty,
    'x:definedNames': dropEmpty,
    'x:hyperlink': (element, document) => {
      const location = attributeOf(element, 'location')
      if (location !== undefined && document.context.office.book?.isForbidden(location))
        document.drop(element)
    },
  },
  leave: { 'x:sheetData': endSheetData },
  attributes: {
    ...forEach(['x:c'], { cm: 'drop' as const, vm: 'drop' as const, ph: 'drop' as const }),
    ...forEach(['x:workbookPr', 'x:sheetPr', 'x:chartsheetPr'], { codeName: 'drop' as const }),
    ...forEach(['x:workbookView'], { activeTab: whenAllStay, firstSheet: whenAllStay }),
    ...forEach(['x:hyperlink'], { tooltip: 'drop' as const }),
    ...forEach(['x:table'], {
      comment: 'drop' as const,
      connectionId: 'drop' as const,
      tableType: plainTable,
    }),
    ...forEach(['x:tableColumn'], { queryTableFieldId: 'drop' as const, uniqueName: 'drop' as const }),
    ...forEach(['x:definedName'], {
      comment: 'drop' as const,
      description: 'drop' as const,
      help: 'drop' as const,
      statusBar: 'drop' as const,
      customMenu: 'drop' as const,
      shortcutKey: 'drop' as const,
      localSheetId: (value: string, _element: XmlElement, { context }: Document) =>
        String(context.office.book?.placeOf(Number(value)) ?? value),
    }),
    ...forEach(['x:calcPr'], { calcId: 'drop' as const }),
    ...forEach(['x:sheet'], {
      sheetId: (_value: string, _element: XmlElement, { context }: Document) => ({
        write: () => String(context.office.next('sheet id')),
      }),
    }),
    ...forEach(['x:pageSetup'], { 'r:id': 'drop' as const }),
    ...forEach(['x:sheetView'], { tabSelected: whenAllStay }),
  },
  text: { 'x:v': useString },
} satisfies PartRules

function dropEmpty(element: XmlElement, document: Document): void {
  if (document.since(element).length === 1) document.drop(element)
}

function whenAllStay(value: string, _element: XmlElement, { context }: Document): string | undefined {
  return context.office.removed.size === 0 ? value : undefined
}

function plainTable(value: string): string | undefined {
  return value === 'worksheet' ? value : undefined
}
