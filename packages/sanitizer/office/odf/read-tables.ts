import { scanXml } from '../../xml/scan-xml.ts'
import type { OpenDocument } from './open-document.ts'
import type { Overview } from './read-document.ts'

/** Finds the sheets that go, so that no formula speaks of them any more. */
export function tellHiddenTables(document: OpenDocument, { hiding, parts }: Overview): void {
  const content = parts.get('content.xml')
  if (content === undefined || hiding.tables.size === 0 || !document.dropsHidden) return
  scanXml(content, {
    open(name, attributes) {
      if (name !== 'table') return
      const style = attributes['table:style-name'] ?? ''
      const table = attributes['table:name'] ?? ''
      if (hiding.tables.has(style) && table !== '') document.removedTables.add(table)
    },
  })
}
