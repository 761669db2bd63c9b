import { endOfFlacFrame } from './flac-frame-length.ts'

/**
 * The frames of sound, each whole and fulfilling its own check. All that is between, before and behind them is no sound.
 *
 * @param bitsOfStream of a sample, for frames that do not say it themselves
 */
export function flacFrames(bytes: Uint8Array, from: number, bitsOfStream: number): Uint8Array[] {
  const frames: Uint8Array[] = []
  for (let at = nextHead(bytes, from); at < bytes.length; ) {
    const end = endOfFrame(bytes, at, bitsOfStream)
    if (end === undefined) at = nextHead(bytes, at + 1)
    else {
      frames.push(bytes.subarray(at, end))
      at = isHeadAt(bytes, end) ? end : nextHead(bytes, end)
    }
  }
  return frames
}

const longestFrame = 1_000_000

/** Of a frame that is damaged, the heads of so many others are passed. Those of whole frames come by chance, once in eight million bytes. */
const mostHeads = 4

/**
 * Frames do not say how long they are. Where the check over all of it is fulfilled and another head follows, it ends. Without one, as at
 * the end of the sound, it is followed bit by bit.
 */
function endOfFrame(bytes: Uint8Array, head: number, bitsOfStream: number): number | undefined {
  let check = 0
  let heads = 0
  const stop = Math.min(bytes.length, head + longestFrame)
  for (let at = head; at < stop && heads < mostHeads; at += 1) {
    if (bytes[at] === 0xff && at > head && isHeadAt(bytes, at)) {
      if (check === 0) return at
      heads += 1
    }
    check = ((check << 8) & 0xffff) ^ (table16[(check >> 8) ^ (bytes[at] ?? 0)] ?? 0)
  }
  const end = endOfFlacFrame(bytes, head, bitsOfStream)
  return end !== undefined && isFulfilled(bytes, head, end) ? end : undefined
}

function isFulfilled(bytes: Uint8Array, from: number, end: number): boolean {
  let check = 0
  for (let at = from; at < end; at += 1)
    check = ((check << 8) & 0xffff) ^ (table16[(check >> 8) ^ (bytes[at] ?? 0)] ?? 0)
  return check === 0
}

/** The end of the bytes when there is none. */
function nextHead(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (isHeadAt(bytes, at)) return at
  return bytes.length
}

/** A head has a check of its own, at a place that follows from what it says. */
function isHeadAt(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xfe) !== 0xf8) return false
  const sizes = bytes[at + 2] ?? 0
  const number = bytes[at + 4] ?? 0
  const longNumber = number < 0x80 ? 1 : Math.max(1, Math.clz32(~(number << 24)))
  const blockSize = sizes >> 4 === 6 ? 1 : sizes >> 4 === 7 ? 2 : 0
  const rate = (sizes & 15) === 12 ? 1 : (sizes & 15) === 13 || (sizes & 15) === 14 ? 2 : 0
  const length = 4 + longNumber + blockSize + rate
  if (sizes >> 4 === 0 || (sizes & 15) === 15 || at + length >= bytes.length) return false
  let check = 0
  for (let index = at; index <= at + length; index++) check = table8[check ^ (bytes[index] ?? 0)] ?? 0
  return check === 0
}

const table8 = Uint8Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 0x80 ? (value << 1) ^ 0x07 : value << 1
  return value & 255
})

const table16 = Uint16Array.from({ length: 256 }, (_, index) => {
  let value = index << 8
  for (let bit = 0; bit < 8; bit++) value = value & 0x8000 ? (value << 1) ^ 0x8005 : value << 1
  return value & 0xffff
})
