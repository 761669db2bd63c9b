import type { Fate, Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import type { PartContext, PartRules } from './part-context.ts'

type Document = XmlDocument<PartContext>

/** The extensions that show something; every other one holds ids, names or what only the editor needs. */
const shownExtensions = new Set([
  'http://schemas.microsoft.com/office/drawing/2008/diagram',
  '{78C0D931-6437-407D-A8EE-F0AAD7539E65}', // Conditional formats of Excel 2010.
  '{05C60535-1F16-4FD2-B633-F4F36F0B64E0}', // Sparklines.
  '{CCE6A557-97BC-4B89-ADB6-D9C93CAAB3DF}', // Data validation across sheets.
  '{B025F937-C7B1-47D3-B67F-A62EFF666E3E}', // The id that ties a conditional format to its extension.
  '{02D57815-91ED-43CB-92C2-25804820EDAC}', // Data labels taken from cells.
  '{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}', // Sound and film of PowerPoint 2010.
  '{AF507438-7753-43E0-B8FC-AC1667EBCBE1}', // Shapes that are filled with what is behind them.
  '{909E8E84-426E-40DD-AFC4-6F175D3DCCD1}', // The fill that a hidden fill stands in for.
  '{91240B29-F687-4F45-9708-019B960494DF}', // The line that a hidden line stands in for.
])

function keepsExtension(element: XmlElement): Fate {
  return shownExtensions.has(
    (attributeOf(element, 'uri') ?? '').toUpperCase().replace(/^HTTP.*$/, (uri) => uri.toLowerCase()),
  )
    ? 'keep'
    : 'drop'
}

function dropWhenEmpty(element: XmlElement, document: Document): void {
  if (document.since(element).length === 1) document.drop(element)
}

/** A choice is kept when every vocabulary that it asks for is one of ours. */
function keepsChoice(element: XmlElement, document: Document): Fate {
  const wanted = (attributeOf(element, 'Requires') ?? '').split(/\s+/).filter((prefix) => prefix !== '')
  const isKnown = wanted.every((prefix) => document.prefixFor(document.uriOf(prefix) ?? '') !== undefined)
  if (isKnown && wanted.length > 0) element.parent?.notes.add('choice')
  return isKnown && wanted.length > 0 ? 'keep' : 'drop'
}

/** Of the vocabularies that may be skipped those are named that the result uses, which is known at its end. */
function translatePrefixes(value: string, _element: XmlElement, document: Document): Piece {
  const ours = value
    .split(/\s+/)
    .map((prefix) => document.uriOf(prefix) ?? '')
    .map((uri) => (ignorable.has(uri) ? document.prefixFor(uri) : undefined))
    .filter((prefix) => prefix !== undefined)
  return {
    write: () => [...new Set(ours)].filter((prefix) => document.isUsed(prefix)).join(' '),
  }
}

/** Vocabularies that a program which does not know them skips. */
const ignorable = new Set([
  'http://schemas.microsoft.com/office/word/2010/wordml',
  'http://schemas.microsoft.com/office/word/2012/wordml',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing',
  'http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac',
])

function fateOfFallback(element: XmlElement): Fate {
  return element.parent?.notes.has('choice') ? 'keep' : 'unwrap'
}

function endAlternatives(element: XmlElement, document: Document): void {
  if (!element.notes.has('choice')) document.unwrap(element)
}

function neutralName(_value: string, element: XmlElement): string {
  const id = attributeOf(element, 'id') ?? '0'
  return /^\d{1,9}$/.test(id) ? `Object ${id}` : 'Object'
}

function dropDescription(value: string, _element: XmlElement, { context }: Document): undefined {
  if (value.trim() === '') return undefined
  context.office.report.removed(
    'path',
    `The description of a picture or shape, "${value.slice(0, 200)}", removed.`,
    context.part.path,
  )
  context.office.report.identifying(value)
  return undefined
}

/** A theme is called after the company whose template it is from. */
const plainName = () => 'Theme'

/** The id of the drawing of a diagram is one of the slide or page that the diagram is on. */
function drawingOfLeader(value: string, _element: XmlElement, { context }: Document): string | undefined {
  return context.leader?.used.find(({ relation }) => relation.id === value)?.id
}

export function plainId(value: string, _element: XmlElement, { context }: Document): string | Piece {
  if (/^\d{0,10}$/.test(value)) return value
  return { write: () => context.office.plainId(value.toUpperCase()) }
}

/** A series that points into another file shows what it last had. */
function plainReference(text: string, _element: XmlElement, { context }: Document): string {
  const isElsewhere = /\[|file:|\\\\/i.test(text) || (context.office.book?.isForbidden(text) ?? false)
  return isElsewhere ? '#REF!' : text
}

/** Pictures, shapes, charts and diagrams, wherever they are. */
export const sharedRules = {
  open: {
    'a:ext': (element) => (attributeOf(element, 'uri') === undefined ? 'keep' : keepsExtension(element)),
    'p:ext': keepsExtension,
    'x:ext': keepsExtension,
    'c:ext': keepsExtension,
    'wp:ext': keepsExtension,
    'pic:ext': keepsExtension,
    'dgm:ext': keepsExtension,
    'xdr:ext': (element) => (attributeOf(element, 'uri') === undefined ? 'keep' : 'drop'),
    'mc:Choice': keepsChoice,
    'mc:Fallback': fateOfFallback,
    'a14:imgProps': 'drop',
    'a:custClrLst': 'drop',
    'c:externalData': 'drop',
    'c:pivotSource': 'drop',
    'c:printSettings': 'drop',
    'c:protection': 'drop',
    'o:idmap': 'drop',
    'o:signatureline': 'drop',
    'xv:ClientData': 'drop',
    'a:srcRect': tellOfCrop,
    'pic:srcRect': tellOfCrop,
  },
  close: {
    'mc:AlternateContent': endAlternatives,
    'a:extLst': dropWhenEmpty,
    'p:extLst': dropWhenEmpty,
    'x:extLst': dropWhenEmpty,
    'c:extLst': dropWhenEmpty,
    'wp:extLst': dropWhenEmpty,
    'pic:extLst': dropWhenEmpty,
    'dgm:extLst': dropWhenEmpty,
  },
  attributes: {
    'mc:AlternateContent@mc:Ignorable': 'drop',
    '@mc:Ignorable': translatePrefixes,
    '@xml:base': 'drop',
    '@mc:ProcessContent': 'drop',
    '@mc:PreserveElements': 'drop',
    '@mc:PreserveAttributes': 'drop',
    '@mc:MustUnderstand': 'drop',
    'mc:Choice@Requires': (value, _element, document) =>
      value
        .split(/\s+/)
        .map((prefix) => document.prefixFor(document.uriOf(prefix) ?? '') ?? '')
        .join(' '),
    ...forEach(
      [
        'wp:docPr',
        'pic:cNvPr',
        'p:cNvPr',
        'a:cNvPr',
        'xdr:cNvPr',
        'cdr:cNvPr',
        'dsp:cNvPr',
        'wps:cNvPr',
        'wpg:cNvPr',
      ],
      {
        name: neutralName,
        descr: dropDescription,
        title: dropDescription,
      },
    ),
    ...forEach(['a:theme'], { name: 'drop' }),
    ...forEach(['a:clrScheme', 'a:fontScheme', 'a:fmtScheme', 'a:extraClrScheme'], { name: plainName }),
    ...forEach(['a:hlinkClick', 'a:hlinkHover', 'a:hlinkMouseOver'], { tooltip: 'drop' }),
    ...forEach(
      [
        'v:shape',
        'v:rect',
        'v:oval',
        'v:line',
        'v:group',
        'v:roundrect',
        'v:polyline',
        'v:arc',
        'v:curve',
        'v:image',
      ],
      {
        id: (value) => (/^_x0000_[a-z]+\d+$/.test(value) ? value : undefined),
        alt: dropDescription,
        title: dropDescription,
        href: (value) => (isWebLink(value) ? value : undefined),
        'o:href': 'drop',
        'o:gfxdata': 'drop',
        'o:spid': (value) => (/^_x0000_[a-z]+\d+$/.test(value) ? value : undefined),
      },
    ),
    ...forEach(['v:imagedata', 'v:fill', 'v:stroke'], {
      'o:title': 'drop',
      title: 'drop',
      src: 'drop',
      'o:href': 'drop',
      'o:althref': 'drop',
    }),
    'dsp:dataModelExt@relId': drawingOfLeader,
    ...forEach(['dgm:pt', 'dgm:cxn'], {
      modelId: plainId,
      srcId: plainId,
      destId: plainId,
      parTransId: plainId,
      sibTransId: plainId,
      cxnId: plainId,
    }),
    ...forEach(['dgm:prSet'], { presAssocID: plainId, phldrT: 'drop' }),
    ...forEach(['dsp:sp'], { modelId: plainId }),
  },
  text: { 'c:f': plainReference, 'c15:f': plainReference },
} satisfies PartRules

function isWebLink(value: string): boolean {
  return /^(?:https?|mailto):/i.test(value)
}

function tellOfCrop(element: XmlElement, { context }: Document): Fate {
  const isCropped = element.attributes.some(({ value }) => value !== '0' && value !== '')
  if (isCropped) {
    context.office.report.kept(
      'A picture was cropped here. The part that was cut off is still in the file.',
      context.part.path,
    )
  }
  return 'keep'
}

export function forEach<Rule>(
  elements: readonly string[],
  rules: Readonly<Record<string, Rule>>,
): Record<string, Rule> {
  return Object.fromEntries(
    elements.flatMap((element) => Object.entries(rules).map(([name, rule]) => [`${element}@${name}`, rule])),
  )
}
