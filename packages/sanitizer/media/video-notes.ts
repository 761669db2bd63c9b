import type { Findings } from '../contract.ts'
import { letters, u8 } from '../images/bytes.ts'
import { inOneLine, plainStart } from '../images/in-words.ts'
import { readLength, readObu } from './codec-configs.ts'

export type VideoKind = 'avc' | 'hevc' | 'av1'

/** Notes (SEI) by which a decoder or a screen goes; the filling (3) into which we turn the others is one of them. */
const harmless: Readonly<Record<'avc' | 'hevc', ReadonlySet<number>>> = {
  avc: new Set([0, 1, 3, 6, 13, 14, 15, 19, 45, 47, 137, 144, 147]),
  hevc: new Set([0, 1, 3, 6, 45, 47, 128, 129, 130, 132, 137, 144, 147]),
}

const registered = 4
const unregistered = 5
const filling = 3

/**
 * Blots out, in place, what encoders and cameras write between the pictures: settings, names, serial numbers, sometimes places. No
 * length changes, so nothing else has to; decoders pass over filling.
 * @returns false when the data could not be followed to its end
 */
export function blotNotes(data: Uint8Array, kind: VideoKind, lengthSize: number, tell: Tell): boolean {
  try {
    if (kind === 'av1') blotObus(data)
    else return blotNals(data, kind, lengthSize, tell)
    return true
  } catch {
    return false
  }
}

export type Tell = (text: string) => void

/** Tells each encoder once. */
export function tellEncoders(findings: Findings): Tell {
  const told = new Set<string>()
  return (text) => {
    const name = text.split(' - ').slice(0, 2).join(' ').slice(0, 60)
    if (told.has(name) || told.size > 20) return
    told.add(name)
    const shown = inOneLine(name)
    findings.removed({
      sort: 'software',
      text: shown
        ? `Notes of the video encoder (${shown}), removed`
        : 'Notes of the camera inside the video, removed',
    })
  }
}

function blotNals(data: Uint8Array, kind: 'avc' | 'hevc', lengthSize: number, tell: Tell): boolean {
  let at = 0
  while (at + lengthSize <= data.length) {
    const length = readLength(data, at, lengthSize)
    const from = at + lengthSize
    if (from + length > data.length) return false
    if (length > 2) {
      const head = u8(data, from)
      if (kind === 'avc' && (head & 31) === 6)
        blotMessages(data.subarray(from + 1, from + length), kind, tell)
      const type = (head >> 1) & 63
      if (kind === 'hevc' && (type === 39 || type === 40)) {
        blotMessages(data.subarray(from + 2, from + length), kind, tell)
      }
    }
    at = from + length
  }
  return at === data.length
}

/** The places of the real bytes of a note: after two zeros, a 3 is put in that does not count. */
function placesOf(nal: Uint8Array): number[] {
  const places: number[] = []
  let zeros = 0
  for (let at = 0; at < nal.length; at++) {
    const byte = u8(nal, at)
    if (zeros >= 2 && byte === 3) {
      zeros = 0
      continue
    }
    zeros = byte === 0 ? zeros + 1 : 0
    places.push(at)
  }
  return places
}

function blotMessages(nal: Uint8Array, kind: 'avc' | 'hevc', tell: Tell): void {
  const places = placesOf(nal)
  let at = 0
  const byte = () => u8(nal, places[at] ?? -1)
  const number = () => {
    let value = 0
    while (byte() === 255) {
      value += 255
      at += 1
    }
    value += byte()
    at += 1
    return value
  }
  // The last byte is the mark of the end.
  while (at + 2 < places.length) {
    const typeAt = at
    const type = number()
    const isShort = at === typeAt + 1
    const length = number()
    const own = places.slice(at, at + length)
    const isKept = harmless[kind].has(type) || (type === registered && isForScreens(nal, own))
    if (type === filling || !isKept) {
      if (type === unregistered)
        tell(plainStart(letters(Uint8Array.from(own.slice(16, 96), (place) => u8(nal, place)))))
      else if (type !== filling) tell('')
      blot(nal, own)
      if (isShort) nal[places[typeAt] ?? 0] = filling
    }
    at += length
  }
}

/** All ones, but for the two zeros before each 3 that does not count. */
function blot(nal: Uint8Array, places: readonly number[]): void {
  const kept = new Set<number>()
  for (const [index, place] of places.entries()) {
    const next = places[index + 1] ?? place + 1
    if (next === place + 2 || (next === place + 1 && index === places.length - 1 && nal[place + 1] === 3)) {
      kept.add(place).add(place - 1)
    }
  }
  for (const place of places) if (!kept.has(place)) nal[place] = 0xff
}

/** Captions, the shape of the screen, and how bright it should be. */
function isForScreens(nal: Uint8Array, places: readonly number[]): boolean {
  const [country, first, second] = places.slice(0, 3).map((place) => nal[place])
  const provider = (first ?? 0) * 256 + (second ?? 0)
  return country === 0xb5 && (provider === 0x31 || provider === 0x3c || provider === 0x2f)
}

const metadata = 5
const padding = 15

/** AV1 keeps notes in units of their own, which become padding. */
function blotObus(data: Uint8Array): void {
  let at = 0
  while (at < data.length) {
    const { type, bodyAt, end } = readObu(data, at)
    const isBright = type === metadata && [1, 2, 3].includes(data[bodyAt] ?? 0)
    const isHdr = type === metadata && letters(data, bodyAt, 4) === '\x04\xb5\x00\x3c'
    if ((type === metadata && !isBright && !isHdr) || type === padding) {
      data[at] = (u8(data, at) & 0x87) | (padding << 3)
      data.fill(0, bodyAt, end)
    }
    at = end
  }
}
