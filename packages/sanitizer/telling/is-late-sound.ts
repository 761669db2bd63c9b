import { readMp3Frame } from '../media/mp3-frames.ts'

const longestPrelude = 65_536
const fewestFrames = 6

/**
 * MPEG audio behind bytes that belong to nothing, as broken-off downloads and old players leave them. Films hold such sound too, in short
 * stretches: so a third of the file has to be frames in one row.
 */
export function isLateSound(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff); at >= 0 && at < longestPrelude; at = bytes.indexOf(0xff, at + 1)) {
    const { end, frames } = endOfRow(bytes, at)
    if (frames >= fewestFrames && (end - at) * 3 >= bytes.length) return true
  }
  return false
}

function endOfRow(bytes: Uint8Array, from: number): { end: number; frames: number } {
  let end = from
  let frames = 0
  for (let frame = readMp3Frame(bytes, end); frame; frame = readMp3Frame(bytes, end)) {
    if (end + frame.length > bytes.length) break
    end += frame.length
    frames += 1
  }
  return { end, frames }
}
