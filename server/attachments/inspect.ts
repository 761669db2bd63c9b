import { RuleBroken } from '#domain/errors.ts'
import { type AttachmentKind, fitsKind } from '#domain/writing/attachments.ts'
import { endsCleanly } from './ends-cleanly.ts'
import { inspectText } from './inspect-text.ts'
import { inspectOldOffice } from './office/inspect-old-office.ts'
import { inspectPdf } from './pdf/inspect-pdf.ts'
import { hasTooManyPixels } from './pictures/picture-size.ts'
import { tellKind } from './tell-kind.ts'
import type { WholeFile } from './whole-file.ts'
import { hidesArchive } from './zip/directory.ts'
import { inspectArchive } from './zip/inspect-archive.ts'

/**
 * Refuses at the first part what can be told from it, before anyone pays for sending the rest.
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
 * Looks at the whole file, and at every file in it.
 *
 * @throws RuleBroken with the reason; nothing of the file may be kept then
 */
export function inspectWhole(file: WholeFile): Promise<AttachmentKind> {
  return inspectAt(file, 0)
}

/** A workbook behind the chart of a document in an archive. */
const deepest = 2

async function inspectAt(file: WholeFile, depth: number): Promise<AttachmentKind> {
  inspectHead(file.name, file.head)
  const told = tellKind(file.head)
  if (told === 'zip')
    return inspectArchive(file, async (inside) => {
      if (depth === deepest || (await inspectAt(inside, depth + 1)) === 'zip')
        throw new RuleBroken('attachment-nested')
    })
  // A program that unpacks looks from the end, and finds an archive behind any beginning.
  if (hidesArchive(file.tail)) throw new RuleBroken('attachment-two-kinds')
  if (told === 'text') await inspectText(file)
  if (told === 'pdf') await inspectPdf(file)
  if (told === 'oldOffice') await inspectOldOffice(file)
  if ((told === 'gif' || told === 'png') && !(await endsCleanly(told, file)))
    throw new RuleBroken('attachment-two-kinds')
  if (await hasTooManyPixels(told as AttachmentKind, file)) throw new RuleBroken('attachment-pixels')
  return told as AttachmentKind
}
