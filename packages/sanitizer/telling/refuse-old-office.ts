import { refuse } from '../refusals.ts'

/**
 * The container of Microsoft's old files (MS-CFB). Office puts its locked new files into it as well, and Outlook its mails; they are told apart by the
 * names of the streams, which are in it as UTF-16.
 */
export function refuseOldOffice(bytes: Uint8Array): never {
  // A mail may have a letter of Word in it, and a letter a mail: the streams of the outer one come first.
  const [mail, office] = [firstOf(bytes, mailStreams), firstOf(bytes, officeStreams)]
  if (mail < office) return refuse('outlook')
  if (firstOf(bytes, ['EncryptedPackage']) < bytes.length) return refuse('encrypted')
  return refuse(office < bytes.length ? 'old-office' : 'unknown')
}

/** Every message has both (MS-OXMSG, 2.2.3 and 2.4). */
const mailStreams = ['__properties_version1.0', '__nameid_version1.0']
const officeStreams = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document']

function firstOf(bytes: Uint8Array, names: readonly string[]): number {
  return Math.min(...names.map((name) => placeOf(bytes, name)))
}

/**
 * Where an entry of the directory is, or the end of the file: 128 bytes, its name first, the length of the name with its end at 64.
 */
function placeOf(bytes: Uint8Array, name: string): number {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0])
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first, 512); at >= 0; at = bytes.indexOf(first, at + 1)) {
    const isEntry = at % 128 === 0 && bytes[at + 64] === wanted.length + 2 && bytes[at + 65] === 0
    if (isEntry && wanted.every((byte, place) => bytes[at + place] === byte)) return at
  }
  return bytes.length
}
