import type { Findings } from '../contract.ts'
import { part, u8, u32, u64 } from '../images/bytes.ts'
import type { Mp4Track } from './mp4-tracks.ts'

/** Programs cut sound and pictures at whole packets, so a little is always beside what is shown. In seconds. */
const usual = 0.25
/** A row that says when to wait has no place in the data. */
const waits = 0xffffffff

/**
 * Trimming a film on a phone often only writes down which part is to be shown (ISO/IEC 14496-12, 8.6.6). The rest stays in the data, and a
 * program that does not heed the list shows it.
 */
export function tellUnshown(movieHead: Uint8Array, tracks: readonly Mp4Track[], findings: Findings): void {
  let before = 0
  let behind = 0
  for (const track of tracks) {
    const beside = besideShown(track, timesOf(movieHead).scale)
    before = Math.max(before, beside.before)
    behind = Math.max(behind, beside.behind)
    if ((u8(track.head, 3) & 1) === 0) {
      const what = track.handler === 'vide' ? 'pictures' : 'sound'
      findings.kept({
        text: `A track of ${what} that is switched off stays: players do not show it, but it can be read`,
        isRisk: true,
      })
    }
  }
  for (const [seconds, where] of [
    [before, 'before its beginning'],
    [behind, 'after its end'],
  ] as const) {
    if (seconds > usual)
      findings.kept({
        text: `This recording holds ${inSeconds(seconds)} ${where} that were cut off and are not shown, but can be read. Save the part that you want as a new file with a program that writes it again, then clean that.`,
        isRisk: true,
      })
  }
}

function inSeconds(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return whole === 1 ? '1 second' : `${whole} seconds`
}

function besideShown({ edits, mediaHead }: Mp4Track, movieScale: number): { before: number; behind: number } {
  const { scale, length } = timesOf(mediaHead)
  if (!edits || scale === 0 || movieScale === 0) return { before: 0, behind: 0 }
  const isLong = u8(edits, 0) === 1
  const rowLength = isLong ? 20 : 12
  let [first, last] = [Infinity, 0]
  for (let row = 0; row < u32(edits, 4) && 8 + (row + 1) * rowLength <= edits.length; row++) {
    const at = 8 + row * rowLength
    const shown = isLong ? u64(edits, at) : u32(edits, at)
    const from = isLong ? u64(edits, at + 8) : u32(edits, at + 4)
    const isWait = (isLong ? u32(edits, at + 8) : from) === waits
    if (isWait) continue
    first = Math.min(first, from / scale)
    // In a film of fragments a length of 0 goes on to the end.
    last = Math.max(last, shown === 0 ? Infinity : from / scale + shown / movieScale)
  }
  if (first === Infinity) return { before: 0, behind: 0 }
  return { before: first, behind: Math.max(0, length / scale - last) }
}

/** Units a second, and the length in them, of a head of the movie or of a track's data. */
function timesOf(head: Uint8Array): { scale: number; length: number } {
  const isLong = u8(head, 0) === 1
  const at = isLong ? 20 : 12
  part(head, at, isLong ? 12 : 8)
  return { scale: u32(head, at), length: isLong ? u64(head, at + 4) : u32(head, at + 4) }
}
