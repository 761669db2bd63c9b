import { ZipFault, type ZipFaultReason } from '@fitila/formats/zip/zip-fault'
import type { Work } from '../contract.ts'
import { type RefusalCode, refuse } from '../refusals.ts'
import { inflateMember } from './inflate-member.ts'
import { type DirectoryMember, readDirectory } from './read-directory.ts'

/** A file inside a ZIP file. Nothing of it is inflated before it is asked for. */
export type ZipMember = {
  /** With `/` between folders, never absolute, never with `.` or `..`. */
  path: string
  /** The size it is said to have; `read` refuses when that is not so. */
  size: number
  /** Inflates it, each time that it is called, and counts what it makes. */
  read(): Uint8Array
}

/**
 * Opens a ZIP file that may be hostile, by its directory alone; folders are left out. Refuses members that overlap, that have
 * the same name, that lead out of the folder, that are links or locked, and sizes that cannot be.
 */
export function readZip(bytes: Uint8Array, work: Pick<Work, 'spend' | 'knownUnpacked'>): ZipMember[] {
  const { entries, start, base } = refusingFaults(() => readDirectory(bytes))
  refuseDoubles(entries)
  return placeMembers(bytes, entries, { start, base })
    .filter(({ path }) => !path.endsWith('/'))
    .map(({ packed, ...entry }) => ({
      path: entry.path,
      size: entry.size,
      read: () => inflateMember({ ...entry, packed }, work),
    }))
}

const refusalOf = {
  broken: 'broken',
  locked: 'encrypted',
  'not-supported': 'unsupported',
} as const satisfies Record<ZipFaultReason, RefusalCode>

function refusingFaults<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (fault) {
    if (fault instanceof ZipFault) return refuse(refusalOf[fault.reason])
    throw fault
  }
}

function refuseDoubles(entries: readonly DirectoryMember[]): void {
  if (new Set(entries.map(({ path }) => path)).size !== entries.length) refuse('broken')
}

type Directory = { start: number; base: number }

/** In the order of the directory, each with the bytes that are its own. */
function placeMembers(bytes: Uint8Array, entries: readonly DirectoryMember[], { start, base }: Directory) {
  const offsets = entries.map(({ offset }) => offset + base).sort((one, other) => one - other)
  const ends = new Map(offsets.map((offset, index) => [offset, offsets[index + 1] ?? start]))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return entries.map((entry) => {
    const header = entry.offset + base
    const end = ends.get(header) ?? 0
    // What a member says of itself beside the directory is not asked: the result is made from the directory alone.
    const isWithin = header >= 0 && header + 30 <= end && end <= bytes.length
    if (!isWithin || view.getUint32(header, true) !== 0x04034b50) refuse('broken')
    const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    if (from + entry.packedSize > end) refuse('broken')
    return { ...entry, packed: bytes.subarray(from, from + entry.packedSize) }
  })
}
