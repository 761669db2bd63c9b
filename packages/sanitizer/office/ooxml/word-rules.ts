import type { Fate } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { around, attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { isBuiltIn } from './built-in-styles.ts'
import { isOn, type PartContext, type PartRules } from './part-context.ts'
import { forEach } from './shared-rules.ts'
import {
  endFieldMark,
  endInstruction,
  isHarmlessCode,
  isSilentCode,
  readInstruction,
  readText,
  tellOfCode,
  withNewNames,
} from './word-fields.ts'
import {
  endParagraph,
  endRow,
  endRun,
  endTable,
  putWaiting,
  readStyle,
  startBlock,
} from './word-paragraphs.ts'
import { wordReachRules } from './word-reach-rules.ts'
import { wordUnseenRules } from './word-unseen.ts'

type Document = XmlDocument<PartContext>

function tellOfRevision(element: XmlElement, { context }: Document): void {
  const author = attributeOf(element, 'w:author') ?? ''
  context.office.report.identifying(author)
  context.office.report.removed(
    'history',
    (count) =>
      `${count} tracked ${count === 1 ? 'change' : 'changes'}${author === '' ? '' : ` by "${author}"`}, accepted, and who made ${count === 1 ? 'it' : 'them'} and when removed.`,
    context.part.path,
  )
}

/** The mark of a deletion: of a paragraph's end, of a row, or of what is in it. */
function deletes(element: XmlElement, document: Document): Fate {
  tellOfRevision(element, document)
  const { parent } = element
  if (parent?.key === 'w:rPr') around(element, 'w:p')?.notes.add('mark-deleted')
  else if (parent?.key === 'w:trPr') around(element, 'w:tr')?.notes.add('deleted')
  return 'drop'
}

const propertyElements = new Set(['w:rPr', 'w:trPr', 'w:numPr', 'w:pPr'])

function inserts(element: XmlElement, document: Document): Fate {
  tellOfRevision(element, document)
  return propertyElements.has(element.parent?.key ?? '') ? 'drop' : 'unwrap'
}

function forgetsChange(element: XmlElement, document: Document): Fate {
  tellOfRevision(element, document)
  return 'drop'
}

function dropsComment(_element: XmlElement, { context }: Document): Fate {
  context.office.report.removed(
    'history',
    (count) => `${count} ${count === 1 ? 'place' : 'places'} where a comment was tied to the text, removed.`,
    context.part.path,
  )
  return 'drop'
}

/** Of the settings those stay that change how the pages look. */
const settingsThatShow = new Set(
  `w:mirrorMargins w:alignBordersAndEdges w:bordersDoNotSurroundHeader w:bordersDoNotSurroundFooter w:gutterAtTop w:autoHyphenation
  w:consecutiveHyphenLimit w:hyphenationZone w:doNotHyphenateCaps w:evenAndOddHeaders w:bookFoldRevPrinting w:bookFoldPrinting
  w:bookFoldPrintingSheets w:characterSpacingControl w:noLineBreaksAfter w:noLineBreaksBefore w:strictFirstAndLastChars
  w:footnotePr w:endnotePr w:compat w:themeFontLang w:clrSchemeMapping w:decimalSymbol w:listSeparator w:defaultTabStop
  w:displayBackgroundShape w:defaultTableStyle w:printTwoOnOne m:mathPr w:summaryLength w:doNotShadeFormData
  w:noPunctuationKerning w:printFormsData w:doNotUseMarginsForDrawingGridOrigin`.split(/\s+/),
)

function keepsSettings(element: XmlElement): Fate | undefined {
  if (element.parent?.key !== 'w:settings') return undefined
  return settingsThatShow.has(element.key) ? 'keep' : 'drop'
}

/** Asked of every element of a settings part; elsewhere everything that no rule names stays. */
export function keepsOther(element: XmlElement): Fate {
  return keepsSettings(element) ?? 'keep'
}

function keepsField(element: XmlElement, document: Document): Fate {
  const code = attributeOf(element, 'w:instr') ?? ''
  const isKept = isHarmlessCode(code)
  tellOfCode(code, isKept, document)
  return isKept ? 'keep' : isSilentCode(code) ? 'drop' : 'unwrap'
}

function dropsPart(element: XmlElement, { context }: Document): Fate {
  context.office.report.removed(
    'embedded',
    `A document put into this one (${element.key}), removed with what it shows.`,
    context.part.path,
  )
  return 'drop'
}

function dropsControl(_element: XmlElement, { context }: Document): Fate {
  context.office.report.removed(
    'identifier',
    (count) =>
      `The names, tags and data behind ${count} ${count === 1 ? 'field' : 'fields'} of a form, removed; the text stays.`,
    context.part.path,
  )
  return 'drop'
}

/** Elements that name a style. */
const styleReferences =
  'pStyle rStyle tblStyle basedOn next link numStyleLink styleLink defaultTableStyle clickAndTypeStyle'
    .split(' ')
    .map((name) => `w:${name}`)

function keepsReference(element: XmlElement, { context }: Document): Fate {
  const id = attributeOf(element, 'w:val') ?? ''
  if (element.parent?.key !== 'w:style') context.office.usedStyles.add(id)
  return context.office.styles.id(id) === undefined ? 'drop' : 'keep'
}

function newStyleId(value: string, _element: XmlElement, { context }: Document): string | undefined {
  return context.office.styles.id(value)
}

function newBookmark(value: string, _element: XmlElement, { context }: Document) {
  return { write: () => context.office.bookmark(value) }
}

/** Names of styles, and of the fields of a form, which are places too. Lists have names that no one sees. */
function keepsName(element: XmlElement): Fate {
  return element.parent?.key === 'w:style' || element.parent?.key === 'w:ffData' ? 'keep' : 'drop'
}

function newName(value: string, element: XmlElement, document: Document) {
  if (element.parent?.key !== 'w:style') return newBookmark(value, element, document)
  return document.context.office.styles.name(value) ?? 'Style'
}

const changes = ['rPr', 'pPr', 'sectPr', 'tblPr', 'tblGrid', 'trPr', 'tcPr', 'tblPrEx', 'numbering']
const ranges = [
  'moveFromRangeStart',
  'moveFromRangeEnd',
  'moveToRangeStart',
  'moveToRangeEnd',
  'customXmlInsRangeStart',
  'customXmlInsRangeEnd',
  'customXmlDelRangeStart',
  'customXmlDelRangeEnd',
  'customXmlMoveFromRangeStart',
  'customXmlMoveFromRangeEnd',
  'customXmlMoveToRangeStart',
  'customXmlMoveToRangeEnd',
]
const quiet = [
  'proofErr',
  'permStart',
  'permEnd',
  'lastRenderedPageBreak',
  'rsid',
  'nsid',
  'tmpl',
  'embedRegular',
  'embedBold',
  'embedItalic',
  'embedBoldItalic',
  'fldData',
  'smartTagPr',
  'customXmlPr',
  'sdtEndPr',
  'divId',
  'helpText',
  'statusText',
  'entryMacro',
  'exitMacro',
  'control',
  'docPartObj',
  'aliases',
  'docPartList',
]

/** Word: revisions accepted, comments and controls gone, fields that tell of people and folders turned into text. */
export const wordRules = {
  open: {
    'w:del': deletes,
    'w:moveFrom': deletes,
    'w:ins': inserts,
    'w:moveTo': inserts,
    'w:cellIns': forgetsChange,
    'w:cellMerge': forgetsChange,
    'w:cellDel': (element, document) => {
      around(element, 'w:tc')?.notes.add('deleted')
      return forgetsChange(element, document)
    },
    ...Object.fromEntries(changes.map((name) => [`w:${name}Change`, forgetsChange])),
    ...Object.fromEntries([...ranges, ...quiet].map((name) => [`w:${name}`, 'drop' as const])),
    'w:commentRangeStart': 'drop',
    'w:commentRangeEnd': 'drop',
    'w:commentReference': dropsComment,
    'w:annotationRef': 'drop',
    'w:tblCaption': 'drop',
    'w:tblDescription': 'drop',
    'w:sdt': 'unwrap',
    'w:sdtContent': 'unwrap',
    'w:sdtPr': dropsControl,
    'w:smartTag': 'unwrap',
    'w:customXml': 'unwrap',
    'w:altChunk': dropsPart,
    'w:subDoc': dropsPart,
    'w:fldSimple': keepsField,
    ...wordUnseenRules.open,
    ...wordReachRules.open,
    'w:hidden': (element) => {
      if (element.parent?.key === 'w:trPr' && isOn(attributeOf(element, 'w:val')))
        around(element, 'w:tr')?.notes.add('hidden')
      return 'keep'
    },
    ...Object.fromEntries(styleReferences.map((name) => [name, keepsReference])),
    'w:name': keepsName,
    'w:lsdException': (element) => (isBuiltIn(attributeOf(element, 'w:name') ?? '') ? 'keep' : 'drop'),
    'w:rStyle': readStyle,
    'w:pStyle': readStyle,
    'w:tblStyle': readStyle,
    'w:tbl': startBlock,
    'w:sectPr': (element, document) =>
      element.parent?.key === 'w:body' ? startBlock(element, document) : 'keep',
    'w15:docId': 'drop',
    'w14:docId': 'drop',
    'w14:conflictIns': 'unwrap',
    'w14:conflictDel': 'drop',
  },
  close: {
    'w:p': endParagraph,
    'w:r': endRun,
    'm:r': endRun,
    ...wordUnseenRules.close,
    ...wordReachRules.close,
    'w:tr': endRow,
    'w:tbl': endTable,
    'w:tc': (element, document) => (element.notes.has('deleted') ? document.drop(element) : undefined),
    'w:fldChar': endFieldMark,
    'w:instrText': endInstruction,
    'w:delInstrText': endInstruction,
  },
  leave: {
    ...Object.fromEntries(
      ['body', 'tc', 'hdr', 'ftr', 'footnote', 'endnote', 'txbxContent'].map((name) => [
        `w:${name}`,
        putWaiting,
      ]),
    ),
  },
  attributes: {
    ...Object.fromEntries(
      ['rsidR', 'rsidRPr', 'rsidRDefault', 'rsidP', 'rsidDel', 'rsidTr', 'rsidSect'].map((name) => [
        `@w:${name}`,
        'drop' as const,
      ]),
    ),
    '@w14:paraId': 'drop',
    '@w14:textId': 'drop',
    '@wp14:anchorId': 'drop',
    '@wp14:editId': 'drop',
    '@w:author': 'drop',
    '@w:initials': 'drop',
    '@w:date': 'drop',
    ...wordReachRules.attributes,
    ...Object.fromEntries(styleReferences.map((name) => [`${name}@w:val`, newStyleId])),
    'w:style@w:styleId': newStyleId,
    'w:name@w:val': newName,
    'w:bookmarkStart@w:name': newBookmark,
    'w:hyperlink@w:anchor': newBookmark,
    'w:fldSimple@w:instr': (value: string, _element: XmlElement, document: Document) => ({
      write: () => withNewNames(value, document),
    }),
    ...forEach(['w:hyperlink'], {
      'w:tooltip': 'drop' as const,
      'w:docLocation': 'drop' as const,
      'w:tgtFrame': 'drop' as const,
      'w:history': 'drop' as const,
    }),
  },
  text: {
    'w:instrText': readInstruction,
    'w:delInstrText': readInstruction,
    'w:t': readText,
    ...wordUnseenRules.text,
  },
} satisfies PartRules
