import { openCompound } from '../compound/read-compound.ts'
import type { Kind } from '../contract.ts'
import { refuse } from '../refusals.ts'

/**
 * The container of Microsoft's old files (MS-CFB). Outlook puts a mail into one, and Office its locked new files as well; they are told
 * apart by the names of the streams. Refuses all but the mail.
 */
export function tellCompoundKind(bytes: Uint8Array): Kind {
  const root = openCompound(bytes)?.root
  const has = (names: readonly string[]) =>
    names.some((name) => (root === undefined ? isNamedIn(bytes, name) : root.has(name)))
  // A mail may have a letter of Word in it, and a letter a mail: what is at the top counts, where it can be read.
  if (has([mailStream])) return 'msg'
  if (has(['EncryptedPackage'])) return refuse('encrypted')
  return refuse(has(officeStreams) ? 'old-office' : 'unknown')
}

/** Every message has it (MS-OXMSG, 2.4). */
const mailStream = '__properties_version1.0'
const officeStreams = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document']

/** Whether a damaged file has an entry of the directory: 128 bytes, its name first, the length of the name with its end at 64. */
function isNamedIn(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0])
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first, 512); at >= 0; at = bytes.indexOf(first, at + 1)) {
    const isEntry = at % 128 === 0 && bytes[at + 64] === wanted.length + 2 && bytes[at + 65] === 0
    if (isEntry && wanted.every((byte, place) => bytes[at + place] === byte)) return true
  }
  return false
}
