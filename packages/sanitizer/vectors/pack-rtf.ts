const known =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx'
const longest = 17

/** Rich text packed as in mails of Outlook (MS-OXRTFCP, 3.1), with references as far back as the window goes, for the tests. */
export function packRtf(rtf: string): Uint8Array {
  const text = known + rtf
  const tokens: { isReference: boolean; bytes: number[] }[] = []
  let at = known.length
  while (at < text.length) {
    const { from, length } = longestBefore(text, at)
    if (length < 3) {
      tokens.push({ isReference: false, bytes: [text.charCodeAt(at)] })
      at += 1
    } else {
      const value = ((from % 4096) << 4) | (length - 2)
      tokens.push({ isReference: true, bytes: [value >> 8, value & 255] })
      at += length
    }
  }
  const stop = (text.length % 4096) << 4
  tokens.push({ isReference: true, bytes: [stop >> 8, stop & 255] })
  const body: number[] = []
  for (let place = 0; place < tokens.length; place += 8) {
    const eight = tokens.slice(place, place + 8)
    body.push(eight.reduce((bits, { isReference }, bit) => bits | (isReference ? 1 << bit : 0), 0))
    body.push(...eight.flatMap(({ bytes }) => bytes))
  }
  const packed = Buffer.alloc(16 + body.length)
  packed.writeUInt32LE(body.length + 12, 0)
  packed.writeUInt32LE(rtf.length, 4)
  packed.write('LZFu', 8, 'latin1')
  packed.writeUInt32LE(sumOf(body), 12)
  packed.set(body, 16)
  return new Uint8Array(packed)
}

/** Only what is whole before the place, so that no reference reaches into what it makes. */
function longestBefore(text: string, at: number): { from: number; length: number } {
  for (let length = Math.min(longest, text.length - at); length >= 3; length -= 1) {
    const from = text.lastIndexOf(text.slice(at, at + length), at - length)
    if (from >= Math.max(0, at - 4000)) return { from, length }
  }
  return { from: 0, length: 0 }
}

/** CRC-32 as MS-OXRTFCP wants it: without turning the bits at the start and at the end. */
function sumOf(bytes: readonly number[]): number {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return sum >>> 0
}
