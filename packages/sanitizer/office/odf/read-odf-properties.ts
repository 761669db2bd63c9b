import type { Sort } from '../../contract.ts'
import { scanXml } from '../../xml/scan-xml.ts'
import type { OpenDocument } from './open-document.ts'

const properties: Readonly<Record<string, { sort: Sort; what: string; isName?: boolean }>> = {
  'initial-creator': { sort: 'person', what: 'Author', isName: true },
  creator: { sort: 'person', what: 'Last person who saved it', isName: true },
  'printed-by': { sort: 'person', what: 'Person who printed it', isName: true },
  title: { sort: 'identifier', what: 'Title', isName: true },
  subject: { sort: 'identifier', what: 'Subject', isName: true },
  description: { sort: 'identifier', what: 'Description', isName: true },
  keyword: { sort: 'identifier', what: 'Keyword', isName: true },
  'user-defined': { sort: 'identifier', what: 'Property', isName: true },
  'creation-date': { sort: 'time', what: 'Time when it was made' },
  date: { sort: 'time', what: 'Time when it was last saved' },
  'print-date': { sort: 'time', what: 'Time when it was last printed' },
  'editing-duration': { sort: 'time', what: 'Time spent on it' },
  'editing-cycles': { sort: 'history', what: 'Number of times it was saved' },
  generator: { sort: 'software', what: 'Program' },
}

/** Tells what the parts hold that are not carried over. */
export function readOdfProperties(document: OpenDocument): void {
  const { report } = document
  const bytes = document.read('meta.xml')
  if (bytes !== undefined) {
    scanXml(bytes, {
      text(text, name) {
        const property = Object.hasOwn(properties, name) ? properties[name] : undefined
        if (property === undefined || text.trim() === '') return
        report.removed(property.sort, `${property.what} "${text.trim().slice(0, 200)}", removed.`, 'meta.xml')
        if (property.isName) report.identifying(text)
      },
      open(name, attributes) {
        const path = attributes['xlink:href']
        if (name === 'template' && path !== undefined && path !== '') {
          report.removed('path', `Template "${path}", removed.`, 'meta.xml')
          report.identifying(path)
        }
      },
    })
  }
  for (const { pattern, sort, text } of whole) {
    if (document.paths.some((path) => pattern.test(path))) report.removed(sort, text)
  }
}

const whole: { pattern: RegExp; sort: Sort; text: string }[] = [
  { pattern: /^Thumbnails\//, sort: 'embedded', text: 'A small picture of the first page, removed.' },
  {
    pattern: /^settings\.xml$/,
    sort: 'device',
    text: 'Settings of the program, of its windows and of the printer, removed.',
  },
  { pattern: /^(?:Basic|Scripts)\//, sort: 'embedded', text: 'Macros, removed.' },
  { pattern: /^Configurations2\//, sort: 'software', text: 'Menus and toolbars of the program, removed.' },
  { pattern: /\.rdf$/, sort: 'identifier', text: 'Statements about the document (RDF), removed.' },
  { pattern: /^META-INF\/.*signatures/, sort: 'person', text: 'A digital signature, removed.' },
  { pattern: /^Versions\//, sort: 'history', text: 'Older versions of the document, removed.' },
  {
    pattern: /^(?:Fonts|EmbeddedFonts)\//,
    sort: 'embedded',
    text: 'Embedded fonts, removed: letters may look a little different where the font is not installed.',
  },
]
