import { part, u8, u16, u32le } from '../../images/bytes.ts'
import { refuse } from '../../refusals.ts'

const packedSign = 0x75465a4c
const plainSign = 0x414c454d
const headSize = 16
const windowSize = 4096
/** A reference of two bytes and its bit stand for 17 bytes at most. */
const mostTimes = 9

/** What the window holds before the first byte (MS-OXRTFCP, 2.1.2.1). */
const known =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx'

/**
 * Rich text as mails of Outlook keep it (MS-OXRTFCP). Throws `Unreadable('broken')` for other signs and for lengths that cannot be.
 *
 * @param spend asked for the length before anything is unpacked
 */
export function unpackRtf(bytes: Uint8Array, spend: (bytes: number) => void): Uint8Array {
  const [length, sign] = [u32le(bytes, 4), u32le(bytes, 8)]
  if (length > bytes.length * mostTimes) refuse('broken')
  if (sign === plainSign) return part(bytes, headSize, length)
  if (sign !== packedSign) refuse('broken')
  spend(length)
  return unpack(bytes, length)
}

function unpack(bytes: Uint8Array, length: number): Uint8Array {
  const window = new Uint8Array(windowSize)
  for (let place = 0; place < known.length; place += 1) window[place] = known.charCodeAt(place)
  const whole = new Uint8Array(length)
  let end = 0
  const put = (byte: number) => {
    window[(known.length + end) % windowSize] = byte
    whole[end] = byte
    end += 1
  }
  for (let at = headSize; end < length; ) {
    const kinds = u8(bytes, at)
    at += 1
    for (let bit = 0; bit < 8 && end < length; bit += 1) {
      if ((kinds & (1 << bit)) === 0) {
        put(u8(bytes, at))
        at += 1
        continue
      }
      const reference = u16(bytes, at)
      at += 2
      const from = reference >> 4
      if (from === (known.length + end) % windowSize) return whole.subarray(0, end)
      for (let place = 0; place < (reference & 15) + 2 && end < length; place += 1)
        put(window[(from + place) % windowSize] ?? 0)
    }
  }
  return whole
}
