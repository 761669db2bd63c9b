const start =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx'
const most = 64_000_000

/** Rich text as mails of Outlook pack it, wherever its sign is: for the oracle of the tests, which shares no line with the engine. */
export function* richTexts(bytes: Uint8Array): Generator<Uint8Array> {
  const file = Buffer.from(bytes)
  for (let at = file.indexOf('LZFu', 8); at >= 8; at = file.indexOf('LZFu', at + 1)) {
    const out = Buffer.alloc(Math.min(file.readUInt32LE(at - 4), most, bytes.length * 9))
    let length = 0
    const letterAt = (place: number): number =>
      place < start.length ? start.charCodeAt(place) : (out[place - start.length] ?? 0)
    let place = at + 8
    while (place < file.length && length < out.length) {
      let flags = (file[place] ?? 0) | 256
      place += 1
      for (; flags > 1 && length < out.length && place < file.length; flags >>= 1) {
        if (flags % 2 === 0) {
          out[length] = file[place] ?? 0
          length += 1
          place += 1
          continue
        }
        const token = file.readUInt16BE(Math.min(place, file.length - 2))
        place += 2
        const now = start.length + length
        const back = (((now - (token >> 4)) % 4096) + 4096) % 4096 || 4096
        for (let count = (token & 15) + 2; count > 0 && length < out.length; count -= 1) {
          out[length] = letterAt(start.length + length - back)
          length += 1
        }
      }
    }
    yield new Uint8Array(out.subarray(0, length))
  }
}
