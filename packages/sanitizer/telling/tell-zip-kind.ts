import type { Kind } from '../contract.ts'
import { tellOfficeKind } from '../office/tell-office-kind.ts'
import { refuse } from '../refusals.ts'
import { readZip } from '../zip/read-zip.ts'

/** A ZIP file, or one of the documents that are ZIP files. A document of a sort that no cleaner knows is not cleaned as an archive. */
export function tellZipKind(bytes: Uint8Array): Kind {
  const office = tellOfficeKind(bytes)
  if (office) return office
  const isDocument = readZip(bytes, { spend() {} }).some(({ path }) => signs.includes(path.toLowerCase()))
  return isDocument ? refuse('unsupported') : 'zip'
}

const signs = ['[content_types].xml', 'mimetype', 'meta-inf/manifest.mf', 'androidmanifest.xml']
