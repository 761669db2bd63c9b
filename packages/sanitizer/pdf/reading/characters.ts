/** What each byte is to the language of PDF (ISO 32000-1, 7.2.2). */
export const white = 1
export const delimiter = 2

export const kinds = new Uint8Array(256)
for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = white
for (const character of '()<>[]{}/%') kinds[character.charCodeAt(0)] = delimiter

export function isWhite(byte: number | undefined): boolean {
  return byte !== undefined && kinds[byte] === white
}

export function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && kinds[byte] === 0
}

/** The value of a hexadecimal digit, or -1. */
export function hexValue(byte: number): number {
  if (byte >= 48 && byte <= 57) return byte - 48
  if (byte >= 65 && byte <= 70) return byte - 55
  if (byte >= 97 && byte <= 102) return byte - 87
  return -1
}

/** One character a byte. TextDecoder's latin1 is windows-1252, which is something else. */
export function bytesToString(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

export function stringToBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}
