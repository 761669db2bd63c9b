import { refuse } from '../refusals.ts'

/**
 * Where the last whole frame ends. Frames do not say how long they are, but each ends in a check over all of it: so from the last
 * head that looks right on, the place is looked for where the check is fulfilled. Refuses as `broken` when it is nowhere.
 */
export function endOfFlacFrames(bytes: Uint8Array): number {
  let before = bytes.length
  for (let tries = 0; tries < mostTries; tries++) {
    const head = lastHead(bytes, before)
    if (head < 0) return bytes.length === 0 ? 0 : refuse('broken')
    const end = lastFulfilled(bytes, head)
    if (end > 0) return end
    before = head
  }
  return refuse('broken')
}

/** Where the first head that fulfils its own check is; the end of the bytes when none does. */
export function firstFlacFrame(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (isSync(bytes, at) && isHead(bytes, at)) return at
  return bytes.length
}

const isSync = (bytes: Uint8Array, at: number) => ((bytes[at + 1] ?? 0) & 0xfe) === 0xf8

const mostTries = 16
const longestFrame = 1_000_000

function lastHead(bytes: Uint8Array, before: number): number {
  for (
    let at = bytes.lastIndexOf(0xff, before - 1);
    at >= 0;
    at = at === 0 ? -1 : bytes.lastIndexOf(0xff, at - 1)
  ) {
    if (isSync(bytes, at) && isHead(bytes, at)) return at
  }
  return -1
}

/** A head has a check of its own, at a place that follows from what it says. */
function isHead(bytes: Uint8Array, at: number): boolean {
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

/** The last place at which the check over everything from the head on comes to nothing; 0 when there is none. */
function lastFulfilled(bytes: Uint8Array, head: number): number {
  let check = 0
  let found = 0
  const stop = Math.min(bytes.length, head + longestFrame)
  for (let at = head; at < stop; at++) {
    check = ((check << 8) & 0xffff) ^ (table16[(check >> 8) ^ (bytes[at] ?? 0)] ?? 0)
    if (check === 0 && at - head > 8) found = at + 1
  }
  return found
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
