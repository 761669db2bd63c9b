import type { Found } from '../../../contract.ts'
import { shown } from '../text-of.ts'
import type { Notes } from './notes.ts'

const known: readonly { tag: string; sort: Found['sort']; name: string }[] = [
  { tag: 'dc:creator', sort: 'person', name: 'Author' },
  { tag: 'pdfx:Author', sort: 'person', name: 'Author' },
  { tag: 'pdf:Author', sort: 'person', name: 'Author' },
  { tag: 'photoshop:AuthorsPosition', sort: 'person', name: 'Position of the author' },
  { tag: 'xmpRights:Owner', sort: 'person', name: 'Owner' },
  { tag: 'pdfx:Company', sort: 'person', name: 'Company' },
  { tag: 'dc:title', sort: 'identifier', name: 'Title' },
  { tag: 'dc:subject', sort: 'identifier', name: 'Subject' },
  { tag: 'xmpMM:DocumentID', sort: 'identifier', name: 'Document number' },
  { tag: 'xmpMM:InstanceID', sort: 'identifier', name: 'Number of the version' },
  { tag: 'xmpMM:OriginalDocumentID', sort: 'identifier', name: 'Number of the original' },
  { tag: 'stEvt:softwareAgent', sort: 'software', name: 'Program that changed it' },
  { tag: 'xmp:CreatorTool', sort: 'software', name: 'Program' },
  { tag: 'stRef:filePath', sort: 'path', name: 'Path of a source' },
]

/** What the metadata stream says, whether as elements or as attributes. */
export function describeXmp(xmp: string, notes: Notes): void {
  for (const { tag, sort, name } of known) {
    const values = new Set<string>()
    for (const found of xmp.matchAll(
      new RegExp(`<${tag}[^>]*>([\\s\\S]{0,2000}?)</${tag}>|${tag}="([^"]{0,500})"`, 'g'),
    ))
      for (const value of (found[1] ?? found[2] ?? '').split(/<[^<>]*>/))
        if (value.trim() !== '') values.add(value.trim())
    for (const value of [...values].slice(0, 20)) {
      const words = value
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
      notes.removed(sort, `${name} “${shown(words)}” in the document's metadata, removed`, [words])
    }
  }
  if (xmp.trim() !== '') notes.removed('structure', "The document's metadata block, removed")
}
