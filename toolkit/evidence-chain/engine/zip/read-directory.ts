import { ByteReader } from '@fitila/formats/zip/byte-reader'
import { type DirectoryEntry, mostInflation, readEntry } from '@fitila/formats/zip/directory-entry'
import { ZipFault } from '@fitila/formats/zip/zip-fault'
import { foldedPath, isSafePath } from '../bag/safe-path.ts'
import { EvidenceRefusal } from '../refusal.ts'

/** A member whose name is safe and whose sizes can be. */
export type DirectoryMember = DirectoryEntry & { path: string }

/** All files of a central directory; folders are left out. Refuses names that are unsafe or are there twice. */
export function readDirectory(bytes: Uint8Array, count: number): DirectoryMember[] {
  const reader = new ByteReader(bytes)
  const members = Array.from({ length: count }, () => checkEntry(readEntry(reader))).filter(
    (member) => member !== undefined,
  )
  if (reader.left !== 0) throw new ZipFault('broken')
  const folded = new Set(members.map(({ path }) => foldedPath(path)))
  const isTwice = folded.size !== members.length || [...folded].some((path) => isInsideFile(path, folded))
  if (isTwice) throw new EvidenceRefusal('name-twice')
  return members
}

/** Whether a folder of this path is a file too. */
function isInsideFile(path: string, files: ReadonlySet<string>): boolean {
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
    if (files.has(path.slice(0, at))) return true
  return false
}

function checkEntry(entry: DirectoryEntry): DirectoryMember | undefined {
  if (entry.disk !== 0) throw new ZipFault('not-supported')
  const path = decodeName(entry.nameBytes)
  const isFolder = path.endsWith('/') && entry.size === 0
  if (!isSafePath(isFolder ? path.slice(0, -1) : path)) throw new EvidenceRefusal('unsafe-name')
  if (isFolder) return undefined
  const { isDeflated, size, packedSize } = entry
  if (!isDeflated && packedSize !== size) throw new ZipFault('broken')
  if (isDeflated && size > packedSize * mostInflation) throw new EvidenceRefusal('bomb')
  return { ...entry, path }
}

function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new EvidenceRefusal('unsafe-name')
  }
}
