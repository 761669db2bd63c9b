import type { Fate, Piece } from '../../xml/piece.ts'
import type { Rules } from '../../xml/rules.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import type { Odf, OdfContext } from './odf-context.ts'
import { hides } from './open-document.ts'

export type OdfRules = Omit<Rules<OdfContext>, 'namespaces'>

/** Fields whose text stays and whose instruction goes: who, when, where, which file, which database. */
const fields =
  `author-name author-initials creator initial-creator printed-by file-name template-name description title subject keywords
  editing-cycles editing-duration creation-date creation-time modification-date modification-time print-date print-time
  sender-firstname sender-lastname sender-initials sender-title sender-position sender-email sender-phone-private sender-fax
  sender-company sender-phone-work sender-street sender-city sender-postal-code sender-country sender-state-or-province
  user-defined database-display database-name database-next database-row-select database-row-number variable-set variable-get
  variable-input user-field-get user-field-input expression text-input execute-macro dde-connection meta meta-field
  conditional-text drop-down page-variable-set page-variable-get measure`.split(/\s+/)

const gone =
  `text:tracked-changes text:change text:change-start text:change-end text:variable-decls text:user-field-decls
  text:dde-connection-decls text:script text:label text:toc-mark text:toc-mark-start text:toc-mark-end
  text:alphabetical-index-mark text:alphabetical-index-mark-start text:alphabetical-index-mark-end text:user-index-mark
  text:user-index-mark-start text:user-index-mark-end text:section-source text:alphabetical-index-auto-mark-file
  office:annotation-end office:scripts office:event-listeners office:dde-source office:binary-data office:meta office:settings
  svg:title svg:desc svg:font-face-src draw:object-ole draw:applet draw:plugin draw:floating-frame draw:param
  presentation:sound presentation:show presentation:event-listener anim:audio form:connection-resource form:properties
  table:tracked-changes table:scenario table:consolidation table:data-pilot-tables table:dde-links table:table-source
  table:cell-range-source table:database-source-sql table:database-source-table table:database-source-query
  table:detective`.split(/\s+/)

function unwrapField(element: XmlElement, document: Odf): Fate {
  const { document: file, where } = document.context
  const name = element.key.slice(5)
  file.report.removed('structure', `The instruction "${name}" behind a piece of text, removed.`, where)
  file.report.kept(`What the instruction "${name}" had put into the text stays: it is visible.`, where)
  return 'unwrap'
}

/** Programs put the name of the person who opens the file into these; the name in the file is that of its writer. */
const readersOwn =
  `author-name author-initials sender-firstname sender-lastname sender-initials sender-title sender-position sender-email
  sender-phone-private sender-fax sender-company sender-phone-work sender-street sender-city sender-postal-code sender-country
  sender-state-or-province`.split(/\s+/)

function dropsOwnField(element: XmlElement, document: Odf): Fate {
  if (attributeOf(element, 'text:fixed') === 'true') return unwrapField(element, document)
  document.context.document.report.removed(
    'person',
    (count) =>
      `${count} ${count === 1 ? 'field' : 'fields'} for the name or address of whoever opens the file, removed with what was last in ${count === 1 ? 'it' : 'them'}.`,
    document.context.where,
  )
  return 'drop'
}

/** A date that is brought up to date by itself says nothing; one that is fixed becomes text. */
function keepsDate(element: XmlElement): Fate {
  return attributeOf(element, 'text:fixed') === 'true' ? 'unwrap' : 'keep'
}

function dropsAnnotation(_element: XmlElement, { context }: Odf): Fate {
  context.document.report.removed(
    'history',
    (count) =>
      `${count} ${count === 1 ? 'comment' : 'comments'} with ${count === 1 ? 'its' : 'their'} author and time, removed.`,
    context.where,
  )
  return 'drop'
}

function startText(element: XmlElement, { context }: Odf): Fate {
  if (hides(context.hiding, 'text', attributeOf(element, 'text:style-name') ?? ''))
    element.notes.add('hidden')
  return 'keep'
}

/** A section that a condition may hide is there, or not, as it was when the document was stored: the condition goes. */
function startSection(element: XmlElement): Fate {
  const display = attributeOf(element, 'text:display') ?? 'true'
  const isNow = (attributeOf(element, 'text:is-hidden') ?? 'false') !== 'false'
  if (display === 'condition' ? isNow : display !== 'true') element.notes.add('hidden')
  return 'keep'
}

/** Tells of what ends here, when it is hidden, and drops it when it must go. */
function endHidden(element: XmlElement, document: Odf): void {
  if (!element.notes.has('hidden')) return
  const { document: file, where } = document.context
  const text = document.textSince(element)
  if (text === '') return
  file.tellHidden(`Hidden text: "${text.slice(0, 300)}"`, where)
  if (file.dropsHidden) document.drop(element)
}

/** A text that a condition hides is in an attribute. */
function hiddenField(element: XmlElement, { context }: Odf): Fate {
  const { document: file, where } = context
  const text = attributeOf(element, 'text:string-value') ?? ''
  file.tellHidden(`Text that a condition hides: "${text}"`, where)
  return file.dropsHidden ? 'drop' : 'keep'
}

function hiddenParagraph(element: XmlElement, { context }: Odf): Fate {
  const { document: file } = context
  if (attributeOf(element, 'text:is-hidden') === 'true') element.parent?.notes.add('hidden')
  return file.dropsHidden ? 'drop' : 'keep'
}

/** What links and sections are called is up to who writes, and is never shown. */
const namedPlaces =
  `text:section text:bookmark text:bookmark-start text:bookmark-end text:reference-mark text:reference-mark-start
  text:reference-mark-end text:table-of-content text:index-title text:alphabetical-index text:illustration-index text:table-index
  text:user-index text:object-index text:bibliography`.split(/\s+/)

/** Text: annotations, tracked changes and fields; what was deleted is kept apart and goes with the list of changes. */
export const textRules = {
  open: {
    ...Object.fromEntries(gone.map((name) => [name, 'drop' as const])),
    ...Object.fromEntries(fields.map((name) => [`text:${name}`, unwrapField])),
    ...Object.fromEntries(readersOwn.map((name) => [`text:${name}`, dropsOwnField])),
    'text:tracked-changes': (_element, { context }) => {
      context.document.report.removed(
        'history',
        'Tracked changes, accepted, and who made them and when removed.',
        context.where,
      )
      return 'drop'
    },
    'text:date': keepsDate,
    'text:time': keepsDate,
    'office:annotation': dropsAnnotation,
    'text:span': startText,
    'text:p': startText,
    'text:h': startText,
    'text:section': startSection,
    'text:hidden-text': hiddenField,
    'text:hidden-paragraph': hiddenParagraph,
  },
  close: { 'text:span': endHidden, 'text:p': endHidden, 'text:h': endHidden, 'text:section': endHidden },
  attributes: {
    ...Object.fromEntries(namedPlaces.map((name) => [`${name}@text:name`, plainId])),
    'text:section@text:display': (_value, element) => (element.notes.has('hidden') ? 'none' : undefined),
    'text:section@text:is-hidden': 'drop',
    '@text:description': 'drop',
    'text:bookmark-ref@text:ref-name': plainId,
    'text:reference-ref@text:ref-name': plainId,
    ...Object.fromEntries(
      [
        'text:date-value',
        'text:time-value',
        'text:protection-key',
        'text:protection-key-digest-algorithm',
        'text:condition',
        'table:protection-key',
        'table:protection-key-digest-algorithm',
        'table:protection-key-digest-algorithm-2',
        'form:name',
        'form:datasource',
        'form:command',
        'form:command-type',
        'office:target-frame-name',
        'office:name',
        'office:title',
        'xlink:title',
        'presentation:verb',
        'script:language',
      ].map((name) => [`@${name}`, 'drop' as const]),
    ),
    ...Object.fromEntries(
      [
        'xml:id',
        'draw:id',
        'text:id',
        'form:id',
        'draw:control',
        'text:continue-list',
        'smil:targetElement',
        'draw:start-shape',
        'draw:end-shape',
        'presentation:master-element',
        'draw:caption-id',
        'form:for',
      ].map((name) => [`@${name}`, plainId]),
    ),
  },
  text: {},
} satisfies OdfRules

export function plainId(value: string, _element: XmlElement, { context }: Odf): Piece {
  // Numbered as it is written, so that what was taken out again has no number.
  return { write: () => context.document.plainId(value) }
}
