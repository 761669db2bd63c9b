/** Base64 (RFC 4648, section 4) of bytes. Long ones are taken in pieces: a call takes no more than so many arguments. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += pieceSize)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + pieceSize)))
  return btoa(pieces.join(''))
}

const pieceSize = 32_768

/** Throws what `atob` throws when the text is no Base64. Missing padding and spaces are let pass. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return bytes
}
