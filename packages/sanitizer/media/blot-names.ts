import { asLetters, b32, letters, startsWith, u32 } from '../images/bytes.ts'
import { crc32, pngSignature } from '../images/png/png-chunks.ts'
import { knownEncoders } from './esds.ts'
import { withoutEncoderName } from './mp3-xing.ts'

/** Each overwrites, in place and without changing a length, what an encoder writes about itself into its data. False: not followed to the end. */
export type Blot = (data: Uint8Array) => boolean

const fillOfAac = 0xa5

/** Three encoders write their names into the filling of a piece of sound, mostly the first. */
export const blotAac: Blot = (data) => {
  for (const name of ['Lavc', 'libfaac', 'FAAC']) {
    const [first = 0] = asLetters(name)
    for (let at = data.indexOf(first); at >= 0; at = data.indexOf(first, at + 1)) {
      const found = startsWith(data, name, at) && /^[A-Za-z]+[\d. ]{3,20}/.exec(letters(data, at, 28))
      if (found) data.fill(fillOfAac, at, at + found[0].length)
    }
  }
  return true
}

export const blotMp3: Blot = (data) => {
  data.set(withoutEncoderName(data))
  return true
}

/** The head of a picture has four letters for the program that made it (RDD 36, 5.1); Apple's own are in most. */
export const blotProRes: Blot = (data) => {
  let at = 0
  while (at + 28 <= data.length && startsWith(data, 'icpf', at + 4)) {
    data.set(asLetters('apl0'), at + 12)
    at += Math.max(28, u32(data, at))
  }
  return at >= data.length
}

const drawingChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'cICP',
])

/** Films of PNG pictures: what does not draw becomes filling, in a chunk of a name that no program reads. */
export const blotPng: Blot = (data) => {
  let at = 0
  while (startsWith(data, pngSignature, at)) {
    at += 8
    for (let name = ''; name !== 'IEND'; ) {
      if (at + 12 > data.length || at + 12 + u32(data, at) > data.length) return false
      const end = at + 12 + u32(data, at)
      name = letters(data, at + 4, 4)
      if (!drawingChunks.has(name)) {
        data.set(asLetters('fiLl'), at + 4)
        data.fill(0, at + 8, end - 4)
        data.set(b32(crc32(data.subarray(at + 4, end - 4))), end - 4)
      }
      at = end
    }
  }
  return at === data.length
}

const userData = 0xb2
const fillOfMpeg4 = 0xff

/** MPEG-4 video (part 2) has a place for words of the encoder or camera, up to the next start code. */
export const blotMpeg4: Blot = (data) => {
  for (let at = nextStart(data, 0); at >= 0; at = nextStart(data, at + 3)) {
    if (data[at + 3] !== userData || knownEncoders.test(letters(data, at + 4, 40))) continue
    const next = nextStart(data, at + 4)
    data.fill(fillOfMpeg4, at + 4, next < 0 ? data.length : next)
  }
  return true
}

function nextStart(data: Uint8Array, from: number): number {
  for (let at = data.indexOf(1, from + 2); at >= 0; at = data.indexOf(1, at + 1))
    if (data[at - 1] === 0 && data[at - 2] === 0 && at - 2 >= from) return at - 2
  return -1
}
