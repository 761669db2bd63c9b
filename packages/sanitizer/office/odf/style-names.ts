import type { Fate, Piece } from '../../xml/piece.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import type { Odf, OdfContext } from './odf-context.ts'

/** Styles that LibreOffice itself brings along, and on whose names it relies. */
const builtIn = new Set(
  `Standard Default default Heading Title Subtitle Caption Index Header Footer Footnote Endnote Sender Addressee Signature List Graphics Frame OLE
  Formula Labels Marginalia Watermark Quotations Salutation Text Table Drawing Illustration Figure Bibliography Hanging Emphasis Strong
  Definition Variable Example Source Teletype User Rubies Main Page Vertical Numbering Bullet Line Internet Visited Citation Horizontal
  Heading1 Result Result2 Accent Good Bad Neutral Warning Error Note Status Hyperlink Untitled1 Untitled2 Untitled3 objectwithoutfill
  objectwithshadow objectwitharrow Object text textbody textbodyjustfied textbodyindent title title1 title2 headline headline1
  headline2 measure Arrowheads Filled Outlined Lines Dashed Shapes First HTML Envelope Landscape Left Right Academic Outline
  standard bw orange turquoise gray sun earth green seetang lightblue yellow none`.split(/\s+/),
)

/** The rest of a name of LibreOffice, behind its first word: `Heading_20_1`, `Text_20_body_20_indent`. */
const restOfBuiltIn =
  /^(?:_20_(?:\d{1,2}|body|indent|first|line|Contents|Heading|Symbols?|Characters?|anchor|Style|Index|index|Separator|with|Page|left|right|left|Link|Entry|Continue|Cont\.|Start|End|End|text|Text|Break|Number|Numbering|Bullets?|Emphasis|Elements|Styles|Note|and|object|no|fill|line|Outline|Title|numbering|Date|Horizontal|Quotes))*$/

/** What programs count up by themselves. */
const counted =
  /^(?:M?(?:P|T|L|N|co|ro|ce|ta|gr|dp|pr|fr|dr|pm|a|Sect|Page|WW8Num|WWNum|RTF_5f_Num_20_|Numbering_20_|List_20_|Table)\d{1,6}(?:z\d|P\d+)?(?:\.(?:[A-Z]{1,2}\d*|\d+))?)$/

/** The styles of a set of slides are called after their master page. */
const ofMaster = /^(.+)(-(?:title|subtitle|outline\d|notes|background|backgroundobjects))$/

function isPlain(name: string): boolean {
  if (name === '' || counted.test(name)) return true
  const first = /^[^_]*/.exec(name)?.[0] ?? ''
  return builtIn.has(first) && restOfBuiltIn.test(name.slice(first.length))
}

/** A style that a person named gets a number; those of the program, which say nothing, keep their names. */
export function plainStyle(value: string, _element: XmlElement, { context }: Odf): string | Piece {
  const known = context.plainStyles.get(value)
  if (known !== undefined) return known
  const made = madePlain(value, context)
  context.plainStyles.set(value, made)
  return made
}

function madePlain(value: string, context: OdfContext): string | Piece {
  const [, master = value, part = ''] = ofMaster.exec(value) ?? []
  if (isPlain(master)) return value
  return { write: () => context.document.plainStyle(master) + part }
}

export function plainStyles(value: string, element: XmlElement, document: Odf): Piece {
  const names = value.split(/\s+/).map((name) => plainStyle(name, element, document))
  return { write: () => names.map((name) => (typeof name === 'string' ? name : name.write())).join(' ') }
}

/** What people are shown of a style: the same, with the letters that its name cannot have. */
function plainDisplayName(value: string, element: XmlElement): string | undefined {
  const name = element.attributes.find(({ key }) => key === 'style:name' || key === 'draw:name')?.value ?? ''
  return isPlain(name) && value === withSpaces(name) ? value : undefined
}

function withSpaces(name: string): string {
  return name.replace(/_([\da-f]{2})_/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

const single =
  `text:style-name text:cond-style-name text:citation-style-name text:citation-body-style-name text:default-style-name
  text:master-page-name text:visited-style-name text:style-override text:main-entry-style-name style:parent-style-name
  style:next-style-name style:list-style-name style:master-page-name style:data-style-name style:percentage-data-style-name
  style:apply-style-name style:page-layout-name style:register-truth-ref-style-name style:leader-text-style style:style-name
  table:style-name table:default-cell-style-name table:paragraph-style-name table:template-name draw:style-name
  draw:text-style-name draw:master-page-name draw:fill-gradient-name draw:fill-hatch-name draw:fill-image-name draw:opacity-name
  draw:stroke-dash draw:marker-start draw:marker-end presentation:style-name
  presentation:presentation-page-layout-name chart:style-name form:text-style-name calcext:apply-style-name
  loext:marker-style-name loext:table-template style:text-line-through-text-style`.split(/\s+/)

const several = ['text:class-names', 'draw:class-names', 'presentation:class-names', 'draw:stroke-dash-names']
const named = 'gradient hatch fill-image marker opacity stroke-dash'.split(' ')

export const styleNameRules = {
  ...Object.fromEntries(single.map((name) => [`@${name}`, plainStyle])),
  ...Object.fromEntries(several.map((name) => [`@${name}`, plainStyles])),
  '@style:name': plainStyle,
  // The name of a font has to be that of a font.
  'style:font-face@style:name': (value: string) => value,
  ...Object.fromEntries(named.map((name) => [`draw:${name}@draw:name`, plainStyle])),
  ...Object.fromEntries(
    ['svg:linearGradient', 'svg:radialGradient'].map((name) => [`${name}@draw:name`, plainStyle]),
  ),
  '@style:display-name': plainDisplayName,
  '@draw:display-name': plainDisplayName,
}

/** A style that people named, and that nothing uses, goes. Those of the programs are needed by their names. */
function keepsStyle(element: XmlElement, { context }: Odf): Fate {
  const name = element.attributes.find(({ key }) => key === 'style:name')?.value ?? ''
  const [, master = name] = ofMaster.exec(name) ?? []
  const isOfHidden = attributeOf(element, 'style:family') === 'text' && context.hiding.text.has(name)
  // What is written in it goes, and it is needed no more.
  if (isOfHidden && context.document.dropsHidden && !isPlain(master)) return 'drop'
  return isPlain(master) || master !== name || context.reach.reachesStyle(name) ? 'keep' : 'drop'
}

export const styleReachRules = { 'style:style': keepsStyle, 'text:list-style': keepsStyle }
