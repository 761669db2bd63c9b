import { scanXml } from '../../xml/scan-xml.ts'
import type { HidingStyles, OpenDocument } from './open-document.ts'

/** What has to be known before a document is rewritten: what its styles hide, and what it points to. */
export type Overview = { hiding: HidingStyles; links: Set<string>; version: string }

export function readDocument(document: OpenDocument, folder: string): Overview {
  const overview: Overview = {
    hiding: { text: new Set(), tables: new Set(), slides: new Set(), all: new Set() },
    links: new Set(),
    version: '1.2',
  }
  for (const name of ['styles.xml', 'content.xml']) {
    const bytes = document.read(folder + name)
    if (bytes === undefined) continue
    readPart(bytes, overview, (table) => {
      if (folder === '' && document.isText) document.plainTable(table)
    })
  }
  return overview
}

function readPart(bytes: Uint8Array, { hiding, links }: Overview, tellTable: (name: string) => void): void {
  let style = ''
  scanXml(bytes, {
    open(name, attributes) {
      if (name === 'style') {
        style = find(attributes, 'name') ?? ''
        hiding.all.add(style)
      }
      if (name === 'text-properties' && isOff(find(attributes, 'display'), 'true')) hiding.text.add(style)
      else if (name === 'table-properties' && isOff(find(attributes, 'display'), 'true'))
        hiding.tables.add(style)
      else if (name === 'drawing-page-properties' && isOff(find(attributes, 'visibility'), 'visible'))
        hiding.slides.add(style)
      if (name === 'table') tellTable(find(attributes, 'name') ?? '')
      const link = find(attributes, 'href')
      if (link !== undefined) links.add(link)
    },
    close(name) {
      if (name === 'style') style = ''
    },
  })
}

/** What is said in any other word than that it shows, hides. */
function isOff(value: string | undefined, on: string): boolean {
  return value !== undefined && value !== on
}

function find(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key]
  return undefined
}
