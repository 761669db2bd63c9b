import { bytesToString } from '../reading/characters.ts'
import { Text, type Value } from '../reading/objects.ts'

/** What a text string says (ISO 32000-1, 7.9.2.2; ISO 32000-2 for UTF-8); empty when it is none. */
export function textOf(value: Value | undefined): string {
  if (!(value instanceof Text)) return ''
  const { bytes } = value
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return new TextDecoder('utf-16be').decode(bytes.subarray(2)).trim()
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(bytes.subarray(2)).trim()
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return new TextDecoder().decode(bytes.subarray(3)).trim()
  return bytesToString(bytes).trim()
}

/** Short enough for a line on a screen, and without what would break the line. */
export function shown(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
