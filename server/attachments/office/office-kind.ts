import type { AttachmentKind } from '#domain/writing/attachments.ts'
import type { ArchiveEntry } from '../zip/directory.ts'

const openDocuments = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
} as const

/** Which kind of document a ZIP archive is, by the entries that such a document has to have. */
export function officeKind(entries: readonly ArchiveEntry[], head: Buffer): AttachmentKind {
  const has = (name: string) => entries.some((entry) => entry.name === name)
  if (has('[Content_Types].xml') && has('word/document.xml')) return 'word'
  else if (has('[Content_Types].xml') && has('xl/workbook.xml')) return 'excel'
  else if (has('[Content_Types].xml') && has('ppt/presentation.xml')) return 'powerpoint'
  else if (entries[0]?.name === 'mimetype') return openDocumentKind(head)
  else return 'zip'
}

// OpenDocument has its type as the first entry, unpacked: after a header of 30 bytes, its name and what the header adds.
function openDocumentKind(head: Buffer): AttachmentKind {
  const begins = 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const type = head.toString('latin1', begins, begins + head.readUInt32LE(18))
  return Object.hasOwn(openDocuments, type) ? openDocuments[type as keyof typeof openDocuments] : 'zip'
}
