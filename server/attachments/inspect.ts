import { RuleBroken } from '#domain/errors.ts'
import { type AttachmentKind, fitsKind } from '#domain/writing/attachments.ts'
import { hidesArchive, holdsPrograms, isHarmlessArchive, readArchiveDirectory } from './archive-directory.ts'
import { endsCleanly } from './ends-cleanly.ts'
import { officeKind } from './office-kind.ts'
import { isText, tellKind } from './tell-kind.ts'
import type { WholeFile } from './whole-file.ts'

/**
 * Refuses at the first part what can be told from it, before anybody pays for sending the rest.
 *
 * @throws RuleBroken 'attachment-kind', 'attachment-name', 'attachment-runs'
 */
export function inspectHead(name: string, head: Buffer): void {
  const told = tellKind(head)
  if (told === 'runs') throw new RuleBroken('attachment-runs')
  if (told === null) throw new RuleBroken('attachment-kind')
  const isContainer = told === 'zip'
  const fits = isContainer
    ? containers.some((kind) => fitsKind(name, kind))
    : fitsKind(name, told as AttachmentKind)
  if (!fits) throw new RuleBroken('attachment-name')
}

const containers = ['zip', 'word', 'excel', 'powerpoint', 'odt', 'ods', 'odp'] as const

/**
 * Looks at the whole file.
 *
 * @throws RuleBroken with the reason; nothing of the file may be kept then
 */
export async function inspectWhole(file: WholeFile): Promise<AttachmentKind> {
  inspectHead(file.name, file.head)
  const told = tellKind(file.head)
  if (told === 'zip') return inspectArchive(file)
  // A program that unpacks looks from the end, and finds an archive behind any beginning.
  if (hidesArchive(file.tail)) throw new RuleBroken('attachment-two-kinds')
  if (told === 'text') await refuseUnlessText(file)
  if (told === 'oldOffice') await refuseMacros(file)
  if ((told === 'gif' || told === 'png') && !(await endsCleanly(told, file)))
    throw new RuleBroken('attachment-two-kinds')
  return told as AttachmentKind
}

function inspectArchive({ name, size, head, tail }: WholeFile): AttachmentKind {
  const entries = readArchiveDirectory(tail, size)
  if (!entries) throw new RuleBroken('attachment-archive')
  if (holdsPrograms(entries)) throw new RuleBroken('attachment-runs')
  if (!isHarmlessArchive(entries, size)) throw new RuleBroken('attachment-archive')
  const kind = officeKind(entries, head)
  if (!fitsKind(name, kind)) throw new RuleBroken('attachment-name')
  return kind
}

async function refuseUnlessText({ parts }: WholeFile): Promise<void> {
  let cut: Buffer = Buffer.alloc(0)
  let edge = ''
  for await (const part of parts()) {
    const bytes = Buffer.concat([cut, part])
    if (!isText(bytes)) throw new RuleBroken('attachment-kind')
    const seen = edge + part.toString('latin1')
    if (/<(?:script|html|iframe|svg|object|embed)[\s>/]/i.test(seen)) throw new RuleBroken('attachment-runs')
    edge = seen.slice(-16)
    cut = bytes.subarray(startOfCutLetter(bytes))
  }
}

/** The last letter may go on in the next part. */
function startOfCutLetter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return bytes.length - back
    if (byte < 0x80) break
  }
  return bytes.length
}

const macroNames = ['_VBA_PROJECT', 'VBA', 'Macros', 'ObjectPool'].map((name) =>
  Buffer.from(`${name}\0`, 'utf16le'),
)

/** Old Office files name their streams in UTF-16. Programs to install have the same beginning, and no such document. */
async function refuseMacros({ parts }: WholeFile): Promise<void> {
  const documents = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document'].map((name) =>
    Buffer.from(`${name}\0`, 'utf16le'),
  )
  let isDocument = false
  let cut: Buffer = Buffer.alloc(0)
  for await (const part of parts()) {
    const bytes = Buffer.concat([cut, part])
    if (macroNames.some((name) => bytes.includes(name))) throw new RuleBroken('attachment-runs')
    isDocument ||= documents.some((name) => bytes.includes(name))
    cut = bytes.subarray(-64)
  }
  if (!isDocument) throw new RuleBroken('attachment-kind')
}
