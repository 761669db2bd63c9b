import type { Sort } from '../../contract.ts'
import { scanXml } from '../../xml/scan-xml.ts'
import { isNeutral } from '../saved-values.ts'
import type { OfficePackage } from './office-package.ts'
import { shorten } from './part-context.ts'

/** What the properties of a document tell, by the name of the element. */
const properties: Readonly<Record<string, { sort: Sort; what: string; isName?: boolean }>> = {
  creator: { sort: 'person', what: 'Author', isName: true },
  lastModifiedBy: { sort: 'person', what: 'Last person who saved it', isName: true },
  Manager: { sort: 'person', what: 'Manager', isName: true },
  Company: { sort: 'person', what: 'Company', isName: true },
  title: { sort: 'identifier', what: 'Title', isName: true },
  subject: { sort: 'identifier', what: 'Subject', isName: true },
  description: { sort: 'identifier', what: 'Description', isName: true },
  keywords: { sort: 'identifier', what: 'Keywords', isName: true },
  category: { sort: 'identifier', what: 'Category', isName: true },
  contentStatus: { sort: 'identifier', what: 'Status' },
  identifier: { sort: 'identifier', what: 'Identifier', isName: true },
  created: { sort: 'time', what: 'Time when it was made' },
  modified: { sort: 'time', what: 'Time when it was last saved' },
  lastPrinted: { sort: 'time', what: 'Time when it was last printed' },
  TotalTime: { sort: 'time', what: 'Minutes spent on it' },
  revision: { sort: 'history', what: 'Number of times it was saved' },
  Application: { sort: 'software', what: 'Program' },
  AppVersion: { sort: 'software', what: 'Version of the program' },
  Template: { sort: 'path', what: 'Template', isName: true },
  HyperlinkBase: { sort: 'path', what: 'Start of all links', isName: true },
}

/** Tells what the parts hold that are not carried over, in words. */
export function readProperties(office: OfficePackage): void {
  const { report } = office
  for (const path of office.paths.filter((one) => /^docProps\/(?:core|app)\.xml$/i.test(one))) {
    readEach(office.read(path), (name, text) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (property === undefined || isNeutral(office, name, text)) return
      report.removed(property.sort, `${property.what} "${shorten(text)}", removed.`, path)
      if (property.isName) report.identifying(text)
    })
  }
  if (office.keepsProgram)
    report.kept(
      'The copy names Excel as its program, as every such copy does, so that saved values are shown.',
    )
  for (const path of office.paths.filter((one) => /^docProps\/custom\.xml$/i.test(one))) {
    readEach(office.read(path), (_name, text) => {
      report.removed('identifier', `Property "${shorten(text)}", removed.`, path)
      report.identifying(text)
    })
  }
  for (const path of office.paths.filter((one) =>
    /(?:comments\w*|commentAuthors|authors|people|persons\/person\w*)\.xml$/i.test(one),
  )) {
    readAuthors(office, path)
  }
  for (const { pattern, sort, text } of whole) {
    const count = office.paths.filter((path) => pattern.test(path)).length
    if (count > 0) report.removed(sort, text)
  }
}

const whole: { pattern: RegExp; sort: Sort; text: string }[] = [
  { pattern: /thumbnail\.\w+$/i, sort: 'embedded', text: 'A small picture of the first page, removed.' },
  {
    pattern: /^customXml\/item\d*\.xml$/i,
    sort: 'identifier',
    text: 'Data that other programs put into the file (custom XML), removed.',
  },
  { pattern: /printerSettings\d*\.bin$/i, sort: 'device', text: 'Settings of a printer, removed.' },
  { pattern: /vbaProject\.bin$|\/xlm\/|macrosheets\//i, sort: 'embedded', text: 'Macros, removed.' },
  { pattern: /activeX\//i, sort: 'embedded', text: 'ActiveX controls, removed.' },
  {
    pattern: /embeddings\//i,
    sort: 'embedded',
    text: 'Embedded files and the tables behind charts, removed; what they show stays.',
  },
  {
    pattern: /externalLinks?\/|connections\.xml$|queryTables\//i,
    sort: 'path',
    text: 'Links to other files and databases, removed; the values last fetched stay.',
  },
  {
    pattern: /pivotCache/i,
    sort: 'hidden',
    text: 'The data behind pivot tables, removed; the tables stay as plain cells.',
  },
  { pattern: /revisions\/|revisionInfo/i, sort: 'history', text: 'The history of changes, removed.' },
  { pattern: /glossary\//i, sort: 'embedded', text: 'Stored pieces of text (glossary), removed.' },
  {
    pattern: /fonts\/.*\.(?:odttf|fntdata)$/i,
    sort: 'embedded',
    text: 'Embedded fonts, removed: letters may look a little different where the font is not installed.',
  },
  { pattern: /_xmlsignatures\//i, sort: 'person', text: 'A digital signature, removed.' },
]

function readEach(bytes: Uint8Array | undefined, tell: (name: string, text: string) => void): void {
  if (bytes === undefined) return
  scanXml(bytes, {
    text: (text, name) => (text.trim() === '' ? undefined : tell(name, text.trim())),
  })
}

function readAuthors(office: OfficePackage, path: string): void {
  const bytes = office.read(path)
  if (bytes === undefined) return
  let comments = 0
  const people = new Set<string>()
  scanXml(bytes, {
    open(name, attributes) {
      if (/^(?:comment|cm|threadedComment)$/.test(name)) comments += 1
      for (const [key, value] of Object.entries(attributes)) {
        if (/(?:^|:)(?:author|displayName|userId)$/.test(key) || (key === 'name' && /author/i.test(name)))
          people.add(value)
      }
    },
    text: (text, name) => (name === 'author' && text.trim() !== '' ? void people.add(text) : undefined),
  })
  const by = [...people].filter((name) => /[^\d{}-]/.test(name))
  for (const name of by) office.report.identifying(name)
  const who = by.length === 0 ? '' : ` by ${by.map((name) => `"${shorten(name)}"`).join(', ')}`
  if (comments > 0)
    office.report.removed(
      'history',
      `${comments} ${comments === 1 ? 'comment' : 'comments'}${who}, removed.`,
      path,
    )
  else if (who !== '') office.report.removed('person', `A list of people (${who.trim()}), removed.`, path)
}
