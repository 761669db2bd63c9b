import type { Fate } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { readRoot } from '../../xml/scan-xml.ts'
import { around, attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { holdsDeadWords, wordsOfFormula } from '../formula-words.ts'
import { dropsHidden, isOn, type PartContext, type PartRules, shorten, tellHidden } from './part-context.ts'
import { forEach } from './shared-rules.ts'
import { areaOf, columnOf, SheetOverview } from './sheet-overview.ts'
import { isFlatColumn, isFlatRow, sheetUnseenRules, tellWhite, whyCellIsUnseen } from './sheet-unseen.ts'

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

/** What is behind the cells is read before them: merged cells, colours of tables and rules. */
function startSheet(_element: XmlElement, { context }: Document): Fate {
  const { office, part } = context
  context.sheet = new SheetOverview(office.read(part.path))
  for (const { name, target } of part.relations.values()) {
    const bytes = name === 'table' ? office.read(target) : undefined
    if (bytes !== undefined) context.sheet.addColoured(areaOf(readRoot(bytes).attributes.ref ?? ''))
  }
  return 'keep'
}

function startRow(element: XmlElement, { context }: Document): Fate {
  const isMarked = element.attributes.some(({ key, value }) => key === 'hidden' && isOn(value))
  if (isMarked || isFlatRow(element)) element.notes.add('hidden')
  noteStyle(attributeOf(element, 's'), context)
  const row = Number(attributeOf(element, 'r'))
  context.row = Number.isInteger(row) && row > 0 ? row : context.row + 1
  context.column = 0
  return 'keep'
}

function noteStyle(style: string | undefined, { office }: PartContext): void {
  if (style !== undefined) office.book?.usedStyles.add(Number(style))
}

function readColumn(element: XmlElement, { context }: Document): Fate {
  const hidden = attributeOf(element, 'hidden')
  noteStyle(attributeOf(element, 'style'), context)
  if ((hidden !== undefined && isOn(hidden)) || isFlatColumn(element)) {
    context.hiddenColumns.push([Number(attributeOf(element, 'min')), Number(attributeOf(element, 'max'))])
  }
  return 'keep'
}

/** A cell in a hidden row or column goes; the row and column stay hidden, so that the sheet looks the same. */
function startCell(element: XmlElement, { context }: Document): Fate {
  const row = around(element, 'x:row')
  context.column = columnOf(attributeOf(element, 'r') ?? '') || context.column + 1
  const { column } = context
  noteStyle(attributeOf(element, 's') ?? '0', context)
  const isHidden =
    row?.notes.has('hidden') ||
    context.hiddenColumns.some(([first, last]) => column >= first && column <= last)
  if (isHidden) element.notes.add('hidden')
  return 'keep'
}

function endCell(element: XmlElement, document: Document): void {
  const { context } = document
  const { row, column } = context
  const isHidden = element.notes.has('hidden')
  const value = element.notes.after('value ') ?? ''
  const isShared = attributeOf(element, 't') === 's'
  if (!isHidden && value === '' && document.since(element).length === 1) return
  const shown = isShared ? (context.office.book?.stringAt(Number(value)) ?? '') : document.textSince(element)
  const why = isHidden ? undefined : whyCellIsUnseen(element, { row, column, value }, context)
  const goes = (isHidden || (why !== undefined && shown !== '')) && dropsHidden(context)
  if (isHidden && shown !== '') context.hidden.push(shown)
  if (why !== undefined) context.unseen.add(why, shown)
  if (element.notes.has('unsure') && why === undefined && shown !== '') tellWhite(context)
  if (isShared && !goes)
    context.office.book?.noteString(Number(value), Number(attributeOf(element, 's') ?? 0))
  if (!goes) return
  document.drop(element)
  const [place, style] = [attributeOf(element, 'r'), attributeOf(element, 's')]
  if (
    !isHidden &&
    place !== undefined &&
    style !== undefined &&
    /^[A-Z]+\d+$/i.test(place) &&
    /^\d+$/.test(style)
  )
    document.put([`<c r="${place}" s="${style}"/>`])
}

function endSheetData(_element: XmlElement, { context }: Document): void {
  if (context.formulaWords.size > 0)
    context.office.report.kept(
      `Formulas hold words that are read in the line for formulas: ${shorten([...context.formulaWords].join(', '))}`,
      context.part.path,
    )
  if (context.sheet?.isPartial)
    context.office.report.kept(
      'There are more merged cells than we look at. Values under them may stay.',
      context.part.path,
    )
  if (context.hidden.length > 0)
    tellHidden(context, `Hidden rows or columns: ${shorten(context.hidden.join(', '))}`)
  context.hidden.length = 0
  for (const line of context.unseen.take()) tellHidden(context, line)
}

/** What a cell holds is kept in mind until it ends. */
function readValue(text: string, element: XmlElement): string {
  if (element.parent?.key === 'x:c') element.parent.notes.add(`value ${text}`)
  return text
}

/** A formula that leans on what is gone becomes the value that it last had. */
function endFormula(element: XmlElement, document: Document): void {
  const { context } = document
  const text = document.textSince(element)
  const shared = attributeOf(element, 't') === 'shared' ? attributeOf(element, 'si') : undefined
  const isGone = leansOnOthers(text) || (context.office.book?.isForbidden(text) ?? false)
  if (isGone && shared !== undefined) context.goneFormulas.add(shared)
  if (holdsDeadWords(text)) {
    document.drop(element)
    if (shared !== undefined) context.goneFormulas.add(shared)
    context.office.report.removed(
      'hidden',
      `A formula with words that no reader sees, ${wordsOfFormula(text)
        .map((words) => `“${shorten(words)}”`)
        .join(', ')}, replaced by the value shown.`,
      context.part.path,
    )
    return
  }
  if (!isGone) for (const words of wordsOfFormula(text)) context.formulaWords.add(words)
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
  for (const line of document.context.unseen.take()) tellHidden(document.context, line)
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
    'x:worksheet': startSheet,
    ...sheetUnseenRules.open,
  },
  close: {
    'x:c': endCell,
    'x:f': endFormula,
    'x:si': endString,
    ...sheetUnseenRules.close,
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
    ...sheetUnseenRules.attributes,
    ...forEach(['x:pageSetup'], { 'r:id': 'drop' as const }),
    ...forEach(['x:sheetView'], { tabSelected: whenAllStay }),
  },
  text: { 'x:v': readValue },
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
