import { asLetters, b16, b32, letters, startsWith, u8, u16, u32 } from '../images/bytes.ts'
import { plainStart } from '../images/in-words.ts'
import type { Mp3Frame } from './mp3-frames.ts'

/**
 * The first frame of many files holds no sound but how long the piece is, a table for seeking, and how much silence the encoder put
 * before and behind. These stay; the encoder's name and its settings go. Null when this is a frame of sound.
 */
export function neutralXing(
  bytes: Uint8Array,
  frame: Mp3Frame,
): { bytes: Uint8Array; encoder: string } | null {
  const side = frame.isMpeg1 ? (frame.isMono ? 17 : 32) : frame.isMono ? 9 : 17
  const at = 4 + side
  const name = letters(bytes, at, 4)
  if (startsWith(bytes, 'VBRI', 36)) return neutralVbri(bytes)
  if ((name !== 'Xing' && name !== 'Info') || at + 8 > bytes.length) return null
  const flags = u32(bytes, at + 4) & 15
  const tableLength = (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0)
  const lame = at + 8 + tableLength
  if (lame > bytes.length) return null
  const neutral = new Uint8Array(bytes.length)
  neutral.set(bytes.subarray(0, 4))
  // Where the sound of other frames may begin is of no use in a frame without sound.
  neutral.set(bytes.subarray(at, lame), at)
  neutral.set(b32(flags), at + 4)
  if (flags & 8) neutral.set(b32(0), lame - 4)
  const table = at + 8 + (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0)
  if (flags & 4) neutral.set(tableOrEven(bytes.subarray(table, table + placesToSeek)), table)
  const encoder = plainStart(letters(bytes, lame, 9))
  if (lame + 36 <= bytes.length && /^(LAME|Lavf|Lavc|GOGO)/.test(encoder)) {
    // Players take the two delays only from a tag that begins so.
    neutral.set(asLetters('LAME'), lame)
    neutral.set(bytes.subarray(lame + 21, lame + 24), lame + 21)
    neutral.set(b16(checkOf(neutral.subarray(0, lame + 34))), lame + 34)
  }
  const isOnlyName = encoder === 'LAME'
  return { bytes: neutral, encoder: isOnlyName ? '' : encoder }
}

const placesToSeek = 100

/** Where each hundredth of the piece begins only goes on. What goes back is no table, and holds anything: then all are as long. */
function tableOrEven(table: Uint8Array): Uint8Array {
  const goesOn = table.every((place, index) => index === 0 || place >= (table[index - 1] ?? 0))
  return goesOn ? table : table.map((_, index) => Math.floor((index * 256) / placesToSeek))
}

/** The other kind has its table where the sound of a frame would be, and no text. */
function neutralVbri(bytes: Uint8Array): { bytes: Uint8Array; encoder: string } | null {
  if (bytes.length < 62) return null
  const length = 26 + u16(bytes, 54) * u16(bytes, 58)
  const neutral = new Uint8Array(bytes.length)
  neutral.set(bytes.subarray(0, 4))
  neutral.set(bytes.subarray(36, Math.min(bytes.length, 36 + length)), 36)
  return { bytes: neutral, encoder: '' }
}

/** CRC-16 as LAME writes it over its tag. */
function checkOf(bytes: Uint8Array): number {
  let crc = 0
  for (let at = 0; at < bytes.length; at++) {
    crc ^= u8(bytes, at)
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1
  }
  return crc
}

const letterL = 0x4c
const filling = 0x55

/** LAME fills what is left of a frame with its own name and version, which no player reads. */
export function withoutEncoderName(bytes: Uint8Array): Uint8Array {
  let cleaned = bytes
  for (let at = bytes.indexOf(letterL, 4); at >= 0; at = bytes.indexOf(letterL, at + 1)) {
    if (bytes[at + 1] !== 0x41 || bytes[at + 2] !== 0x4d) continue
    const name = /^LAME\d[\w.() ]{0,8}/.exec(letters(bytes, at, 13))?.[0] ?? ''
    if (!name) continue
    if (cleaned === bytes) cleaned = bytes.slice()
    cleaned.fill(filling, at, at + name.length)
  }
  return cleaned
}
