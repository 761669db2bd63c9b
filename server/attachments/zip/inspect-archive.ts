import { RuleBroken } from '#domain/errors.ts'
import { largestAttachment } from '#domain/plans/limits.ts'
import { type AttachmentKind, fitsKind } from '#domain/writing/attachments.ts'
import { inspectOfficePart, isPackage, refuseUnknownParts } from '../office/inspect-office.ts'
import { inspectOpenDocumentPart, refuseUnknownOpenDocumentParts } from '../office/inspect-open-document.ts'
import { officeKind } from '../office/office-kind.ts'
import { together, type WholeFile, wholeFileOf } from '../whole-file.ts'
import { type ArchiveDirectory, type ArchiveEntry, readArchiveDirectory } from './directory.ts'
import { nameRefusal } from './member-names.ts'
import { type Member, readMembers } from './read-members.ts'

/** How a file inside is looked at: as a separate file. */
export type InspectInside = (file: WholeFile) => Promise<unknown>

const mostUnpacked = 300 * 1024 * 1024
const mostTimesLarger = 150
const mostEntries = 2_000

/** Looks at a ZIP archive, or at a document that is one, and at each file in it. @throws RuleBroken with the reason */
export async function inspectArchive(file: WholeFile, inspectInside: InspectInside): Promise<AttachmentKind> {
  const directory = readArchiveDirectory(file.tail, file.size)
  if (!directory) throw new RuleBroken('attachment-archive')
  const { entries } = directory
  if (entries.some(({ isLocked }) => isLocked)) throw new RuleBroken('attachment-locked')
  const kind = officeKind(entries, file.head)
  refuseByNames(kind, entries)
  if (!isOfHarmlessSize(entries, file.size)) throw new RuleBroken('attachment-swells')
  if (!isReadable(entries)) throw new RuleBroken('attachment-archive')
  if (!fitsKind(file.name, kind)) throw new RuleBroken('attachment-name')
  await inspectMembers(kind, file, directory, inspectInside)
  return kind
}

function refuseByNames(kind: AttachmentKind, entries: readonly ArchiveEntry[]): void {
  if (isOffice(kind)) refuseUnknownParts(entries)
  else if (isOpenDocument(kind)) refuseUnknownOpenDocumentParts(entries)
  else
    for (const { name } of entries) {
      const code = nameRefusal(name)
      if (code) throw new RuleBroken(code)
    }
}

function isOffice(kind: AttachmentKind): boolean {
  return kind === 'word' || kind === 'excel' || kind === 'powerpoint'
}

function isOpenDocument(kind: AttachmentKind): boolean {
  return kind === 'odt' || kind === 'ods' || kind === 'odp'
}

/** By what the list declares; each file is counted once more while it is unpacked. */
function isOfHarmlessSize(entries: readonly ArchiveEntry[], fileSize: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  return (
    entries.length <= mostEntries &&
    unpacked <= mostUnpacked &&
    unpacked <= Math.max(10 * 1024 * 1024, fileSize * mostTimesLarger)
  )
}

function isReadable(entries: readonly ArchiveEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  return (
    entries.length > 0 &&
    names.size === entries.length &&
    entries.every(
      ({ name, method, isLink, isFolder, unpacked }) =>
        (method === 0 || method === 8) &&
        !isLink &&
        !(isFolder && unpacked > 0) &&
        !/^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i.test(name),
    )
  )
}

async function inspectMembers(
  kind: AttachmentKind,
  file: WholeFile,
  directory: ArchiveDirectory,
  inspectInside: InspectInside,
): Promise<void> {
  for await (const member of readMembers(file.parts(), directory)) {
    if (isOffice(kind) && !isPackage(member.entry.name)) await inspectOfficePart(member)
    else if (isOpenDocument(kind)) await inspectOpenDocumentPart(member)
    else await inspectAsFile(member, inspectInside)
  }
}

async function inspectAsFile({ entry, bytes }: Member, inspectInside: InspectInside): Promise<void> {
  if (entry.unpacked > largestAttachment) throw new RuleBroken('attachment-swells')
  const whole = await together(bytes)
  if (entry.isFolder || isNoteOfSystem(entry.name, whole)) return
  await inspectInside(wholeFileOf(entry.name, whole))
}

/** What a Mac adds to every archive: how the folder looked, and what it knows about a file. */
function isNoteOfSystem(name: string, bytes: Buffer): boolean {
  const isFolderView = /(?:^|\/)\.DS_Store$/.test(name) && bytes.toString('latin1', 4, 8) === 'Bud1'
  const isFileNote = /^__MACOSX\/(?:.*\/)?\._[^/]+$/.test(name) && bytes.readUInt32BE(0) === 0x00051607
  return isFolderView || isFileNote
}
