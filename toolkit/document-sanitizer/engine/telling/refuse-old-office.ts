import { refuse } from '../refusals.ts'

/**
 * The container of Microsoft's old files (MS-CFB). Office puts its locked new files into it as well; both are told apart by the names
 * of the streams, which are in it as UTF-16.
 */
export function refuseOldOffice(bytes: Uint8Array): never {
  if (hasStream(bytes, 'EncryptedPackage')) return refuse('encrypted')
  const names = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document']
  return refuse(names.some((name) => hasStream(bytes, name)) ? 'old-office' : 'unknown')
}

/** An entry of the directory: 128 bytes, its name first, the length of the name with its end at 64. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0])
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first, 512); at >= 0; at = bytes.indexOf(first, at + 1)) {
    const isEntry = at % 128 === 0 && bytes[at + 64] === wanted.length + 2 && bytes[at + 65] === 0
    if (isEntry && wanted.every((byte, place) => bytes[at + place] === byte)) return true
  }
  return false
}
