import { type Mp3Frame, readMp3Frame } from './mp3-frames.ts'

/** In bits, along the sound of all frames put together. */
type Stretch = { from: number; to: number }

/** Where the sound of a frame is in the file, and where along the sound of all. */
type Area = { at: number; start: number; length: number }

/**
 * Makes zeros of what is between the sound of one frame and the next (ISO/IEC 11172-3, 2.4.3.1: ancillary data). Frames say how many bits
 * of sound they have and how far back it begins, so the rest is heard by no one: encoders write their name there, and a frame that takes
 * in a tag behind it has words there.
 *
 * @param bytes frames of layer III without anything between them; changed in place
 * @returns whether all frames could be followed; if not, nothing is changed
 */
export function blotUnheard(bytes: Uint8Array, first: number): boolean {
  const areas: Area[] = []
  const heard: Stretch[] = []
  let start = 0
  for (let at = first; at < bytes.length; ) {
    const frame = readMp3Frame(bytes, at)
    if (frame?.layer !== 3) return false
    const side = 4 + (frame.hasCheck ? 2 : 0)
    const area = { at: at + side + sideLength(frame), start, length: frame.length - side - sideLength(frame) }
    // A frame too short for what it has to say cannot be read.
    if (area.length < 0 || at + frame.length > bytes.length) return false
    const { back, bits } = readSide(bytes, at + side, frame)
    heard.push({ from: (start - back) * 8, to: (start - back) * 8 + bits })
    areas.push(area)
    start += area.length
    at += frame.length
  }
  blotBetween(bytes, areas, heard)
  return true
}

function sideLength({ isMpeg1, isMono }: Mp3Frame): number {
  if (isMpeg1) return isMono ? 17 : 32
  return isMono ? 9 : 17
}

/** How many bytes before its own frame the sound begins, and how many bits it has (2.4.1.7). */
function readSide(
  bytes: Uint8Array,
  at: number,
  { isMpeg1, isMono }: Mp3Frame,
): { back: number; bits: number } {
  const channels = isMono ? 1 : 2
  const head = isMpeg1 ? (isMono ? 18 : 20) : isMono ? 9 : 10
  const each = isMpeg1 ? 59 : 63
  let bits = 0
  for (let part = 0; part < channels * (isMpeg1 ? 2 : 1); part += 1)
    bits += numberAt(bytes, at * 8 + head + part * each, 12)
  return { back: numberAt(bytes, at * 8, isMpeg1 ? 9 : 8), bits }
}

function numberAt(bytes: Uint8Array, bit: number, count: number): number {
  const byte = bit >> 3
  const three = ((bytes[byte] ?? 0) << 16) | ((bytes[byte + 1] ?? 0) << 8) | (bytes[byte + 2] ?? 0)
  return (three >> (24 - (bit & 7) - count)) & ((1 << count) - 1)
}

function blotBetween(bytes: Uint8Array, areas: readonly Area[], heard: Stretch[]): void {
  const blot = blotter(bytes, areas)
  let done = 0
  for (const { from, to } of heard.sort((one, other) => one.from - other.from)) {
    if (from > done) blot(done, from)
    done = Math.max(done, to)
  }
  const last = areas.at(-1)
  if (last) blot(done, (last.start + last.length) * 8)
}

/** Asked in order, so that it goes through the areas once. */
function blotter(bytes: Uint8Array, areas: readonly Area[]): (from: number, to: number) => void {
  let place = 0
  return (from, to) => {
    for (let bit = from; bit < to; ) {
      while (place < areas.length - 1 && bit >> 3 >= (areas[place + 1]?.start ?? 0)) place += 1
      const { at, start } = areas[place] ?? { at: 0, start: 0 }
      const byte = at + (bit >> 3) - start
      const end = Math.min(to, ((bit >> 3) + 1) * 8)
      const mask = ((1 << (end - bit)) - 1) << (8 - (bit & 7) - (end - bit))
      bytes[byte] = (bytes[byte] ?? 0) & ~mask
      bit = end
    }
  }
}
